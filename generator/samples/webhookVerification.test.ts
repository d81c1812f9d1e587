import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
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

/** Programs in two files, since imports begin a file. Arguments are the body, then names and values of headers. */
const compiled = {
  go: {
    compiler: 'go',
    file: 'verify.go',
    others: {
      'go.mod': 'module check\n\ngo 1.18\n',
      'main.go': `package main

import (
	"fmt"
	"net/http"
	"os"
)

func main() {
	headers := http.Header{}
	for i := 2; i < len(os.Args); i += 2 {
		headers.Set(os.Args[i], os.Args[i+1])
	}
	fmt.Println(isGenuine(arrived{"POST", "/hook", headers, os.Args[1]}))
}
`,
    },
    compile: ['go', 'build', '-o', 'check', '.'],
    start: ['./check'],
  },
  java: {
    compiler: 'javac',
    file: 'Verify.java',
    others: {
      'Main.java': `class Main {
    public static void main(String[] arguments) throws Exception {
        java.util.Map<String, String> headers = new java.util.HashMap<>();
        for (int i = 1; i < arguments.length; i += 2) headers.put(arguments[i], arguments[i + 1]);
        System.out.println(Verify.isGenuine("POST", "/hook", headers, arguments[0]));
    }
}
`,
    },
    compile: ['javac', 'Verify.java', 'Main.java'],
    start: ['java', 'Main'],
  },
} as const

type Compiled = keyof typeof compiled

const present = (['go', 'java'] as const).filter((own) => spawnSync('which', [compiled[own].compiler]).status === 0)
const languages = ['javascript', 'python', ...present] as const

/** Folders with a compiled program, by its text. */
const built = new Map<string, string>()

afterAll(async () => {
  for (const folder of built.values()) await rm(folder, { recursive: true, force: true })
})

async function buildOf(language: Compiled, program: string): Promise<string> {
  const known = built.get(program)
  if (known !== undefined) return known
  const { file, others, compile } = compiled[language]
  const folder = await mkdtemp(join(tmpdir(), 'webhook-'))
  built.set(program, folder)
  const files = Object.entries({ ...others, [file]: program })
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)))
  const [command, ...words] = compile
  execFileSync(command, words, { cwd: folder })
  return folder
}

/** The verdict of a language's program on a received request. */
async function judge(
  language: (typeof languages)[number],
  signing: Signing,
  secret: string,
  { headers, text }: Arrived,
) {
  const program = webhookVerification(language, signing) ?? ''
  const env = { ...process.env, API_SECRET: secret }
  if (language === 'go' || language === 'java') {
    const cwd = await buildOf(language, program)
    const [start, ...words] = compiled[language].start
    return execFileSync(start, [...words, text, ...Object.entries(headers).flat()], { cwd, env })
      .toString()
      .trim()
  }
  const { file, command, call } = calls[language]
  const given = JSON.stringify({ method: 'POST', path: '/hook', headers, text })
  const folder = await temporaryFolder({ [file]: `${program}\n${call(given)}\n` })
  return execFileSync(command, [join(folder, file)], { env })
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
