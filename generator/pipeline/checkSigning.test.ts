import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtApiOf } from '../model/testing.ts'
import { checkSigning } from './checkSigning.ts'
import { validateFiles } from './validateFiles.ts'

const folder = new URL('../../tests/fixtures/signing/exchanges/', import.meta.url).pathname
const files = readdirSync(folder)

async function findings(text: string): Promise<string[]> {
  const { api } = builtApiOf({ 'openapi.yaml': text })
  const found = await checkSigning([api])
  return found.map(({ code, line, column, message, hint }) => `${code} ${line}:${column} ${message} ${hint}`)
}

function textOf(exchange: string): string {
  return readFileSync(`${folder}${exchange}.yaml`, 'utf8')
}

describe('the vectors of a description', () => {
  it.each(files)('%s: are proved', async (file) => {
    expect(await findings(readFileSync(folder + file, 'utf8'))).toEqual([])
  })

  it.each(files)('%s: do not come out with one character of the secret changed', async (file) => {
    const text = readFileSync(folder + file, 'utf8')
    const changed = text.replaceAll(/(secret: ')(.)/g, (_, start, first) => start + (first === 'd' ? 'e' : 'd'))
    expect(await findings(changed)).toHaveLength(text.match(/ secret: '/g)?.length ?? 0)
  })

  it('are proved in files that are checked alone', async () => {
    const root = await mkdtemp(join(tmpdir(), 'vectors-'))
    await writeFile(join(root, 'a.yaml'), textOf('gate').replace(/ secret: 'c/, " secret: 'd"))
    const found = await validateFiles({ kind: 'specs', root, specs: ['a.yaml'] })
    await rm(root, { recursive: true })
    expect(found.filter(({ code }) => code === 'signing-vector-wrong')).toHaveLength(1)
  })

  it('names a signature that does not come out', async () => {
    const text = textOf('deribit').replace(/signature: '9/, "signature: '8")
    expect(await findings(text)).toEqual([
      expect.stringMatching(
        /^signing-vector-wrong 20:13 GET .*: The signature of the vector is "80.*", but the description gives "90.*"\. The signed text is "1735689600123\\n1735689600123\\nGET\\n.*"\. Give the text of the server/,
      ),
    ])
  })

  it('names the first character in which the signed text differs', async () => {
    const text = textOf('bitfinex').replace(/( +)signature: 'f/, "$1canonical: '/api/v2/auth/r'\n$1signature: 'f")
    expect(await findings(text)).toEqual([
      'signing-vector-wrong 20:13 POST /v2/auth/w/order/submit: The signed text differs from "canonical" at character 14: "/api/v2/auth/w/order/submit173568" instead of "/api/v2/auth/r". Correct the template of the step, or the vector.',
    ])
  })

  it('names a secret that cannot be decoded', async () => {
    const text = textOf('coinbaseexchange').replace(/secret: 'c2/, "secret: '%%")
    expect(await findings(text)).toEqual([
      expect.stringMatching(/cannot be signed: the secret is not base64\. Correct the secret and its form/),
    ])
  })

  it('names a private key that is too short', async () => {
    const text = textOf('backpack').replace(/secret: 'MDEy/, "secret: '")
    expect(await findings(text)).toEqual([expect.stringMatching(/cannot be signed: the secret is no Ed25519 key/)])
  })
})

it('names an operation that has no value which its signature names', async () => {
  const text = textOf('backpack').replace(
    'paths:\n',
    'paths:\n  /api/v1/capital:\n    get: { operationId: getCapital, responses: {} }\n',
  )
  expect(await findings(text)).toEqual([
    'signing-value-missing 7:5 The signature of this operation names {instruction}, which it has no value for. Add it: `x-signing-values: { instruction: … }`.',
  ])
})
