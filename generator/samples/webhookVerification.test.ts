import { execFileSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import type { Signing } from '../contract/signing.ts'
import { builtApiOf } from '../model/testing.ts'
import { webhookVerification } from './webhookVerification.ts'

interface Arrived {
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A scheme as a description writes it. */
function signingOfYaml(yaml: string): Signing {
  const lines = yaml.trim().replaceAll(/^/gm, '        ')
  const head = 'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: {}\ncomponents:\n  securitySchemes:'
  const text = `${head}\n    sig:\n      type: apiKey\n      in: header\n      name: S\n      x-signing:\n${lines}\n`
  const [scheme] = builtApiOf({ 'openapi.yaml': text }).api.securitySchemes
  if (!scheme?.signing) throw new Error('the scheme has no steps')
  return scheme.signing
}

const calls = {
  javascript: {
    file: 'verify.mjs',
    command: 'node',
    call: (given: string) => `console.log(isGenuine(JSON.parse(${JSON.stringify(given)})))`,
  },
  python: {
    file: 'verify.py',
    command: 'python3',
    call: (given: string) => `import json\nprint(str(is_genuine(**json.loads(${JSON.stringify(given)}))).lower())`,
  },
} as const

const languages = ['javascript', 'python'] as const

/** What the program of a language says of a request that arrived. */
async function judge(
  language: (typeof languages)[number],
  signing: Signing,
  secret: string,
  { headers, text }: Arrived,
) {
  const { file, command, call } = calls[language]
  const program = webhookVerification(language, signing) ?? ''
  const given = JSON.stringify({ method: 'POST', path: '/hook', headers, text })
  const folder = await temporaryFolder({ [file]: `${program}\n${call(given)}\n` })
  return execFileSync(command, [join(folder, file)], { env: { ...process.env, API_SECRET: secret } })
    .toString()
    .trim()
}

const withPrefix = signingOfYaml(`
headers: { X-Hub-Signature-256: 'sha256={signature}' }
steps: { signature: { hmac: SHA-256, text: '{body}', encoding: hex } }
`)

/** The values that GitHub publishes to try a check of its webhooks with. */
const published = {
  headers: {
    'x-hub-signature-256': 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
  },
  text: 'Hello, World!',
}

const inOneHeader = signingOfYaml(`
timestamp: { unit: s, maxBehind: 300000 }
headers: { Pay-Signature: 't={timestamp},v1={signature}', Pay-Key: '{key}' }
steps:
  digest: { hash: SHA-512, text: '{body}' }
  signature: { hmac: SHA-256, text: '{timestamp}.{key}.{digest}', encoding: base64 }
`)

function paid(seconds: number): Arrived {
  const text = '{"paid":"1.50"}'
  const digest = createHash('sha512').update(text).digest()
  const signature = createHmac('sha256', 'demo').update(`${seconds}.k1.`).update(digest).digest('base64')
  return { text, headers: { 'pay-signature': `t=${seconds},v1=${signature}`, 'pay-key': 'k1' } }
}

describe.each(languages)('a check of webhooks in %s', (language) => {
  it('takes the signature that its maker publishes', async () => {
    expect(await judge(language, withPrefix, "It's a Secret to Everybody", published)).toBe('true')
  })

  it.each<[change: string, arrived: Arrived]>([
    ['another body', { ...published, text: 'Hello, World?' }],
    ['no signature', { ...published, headers: {} }],
    ['a signature that is longer', { ...published, headers: { 'x-hub-signature-256': 'sha256=00' } }],
  ])('refuses %s', async (_, arrived) => {
    expect(await judge(language, withPrefix, "It's a Secret to Everybody", arrived)).toBe('false')
  })

  it('reads time and key from headers, and refuses what is older than said', async () => {
    const now = Math.floor(Date.now() / 1000)
    expect(await judge(language, inOneHeader, 'demo', paid(now))).toBe('true')
    expect(await judge(language, inOneHeader, 'demo', paid(now - 3600))).toBe('false')
    expect(await judge(language, inOneHeader, 'other', paid(now))).toBe('false')
    const headers = { ...paid(now).headers, 'pay-signature': 't=soon,v1=00' }
    expect(await judge(language, inOneHeader, 'demo', { ...paid(now), headers })).toBe('false')
  })
})

it.each<[scheme: string, yaml: string]>([
  [
    'needs the public key of the API',
    "headers: { S: '{s}' }\nsteps: { s: { sign: Ed25519, text: '{body}', encoding: hex } }",
  ],
  [
    'signs a time that no header brings',
    "headers: { S: '{s}' }\nsteps: { s: { hmac: SHA-256, text: '{timestamp}{body}', encoding: hex } }",
  ],
  [
    'puts the signature into the query',
    "parameters: { s: '{s}' }\nsteps: { s: { hmac: SHA-256, text: '{body}', encoding: hex } }",
  ],
])('a scheme that %s has no such program', (_, yaml) => {
  expect(webhookVerification('python', signingOfYaml(yaml))).toBeUndefined()
})
