import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { csharp } from '../examples/plugins/csharp.ts'
import type { TableLanguage } from '../generator/contract/sampleLanguage.ts'
import type { Signing } from '../generator/contract/signing.ts'
import { broughtSample } from '../generator/samples/broughtSamples.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { requestWriter } from '../generator/samples/program/writeByTable.ts'
import { signRequest } from '../generator/samples/signing/signRequest.ts'
import { concatenated, inQuery, jsonBody, order, orderQuery, plan, sorted } from '../generator/samples/testing.ts'
import { cleanEnvironment } from '../scripts/tools/programs/runPrograms.ts'
import { patientApi } from '../tools/mock/patientApi.ts'
import { startMock } from '../tools/mock/startMock.ts'
import { signedText } from './fixtures/signing/schemes.ts'
import { readProjectApis } from './projectApis.ts'
import { openRecordingServer } from './samples/recordingServer.ts'

const run = promisify(execFile)
const [language] = csharp.languages ?? []
if (!language) throw new Error('the plug-in brings no language')
const table: TableLanguage = language

async function compile(file: string, folder: string): Promise<void> {
  const [command = '', ...options] = (table.compile ?? '').replace('{name}', file.replace(/\.cs$/, '')).split(' ')
  await run(command, options, { cwd: folder })
}

function hasMono(): boolean {
  return ['mcs', 'mono'].every((command) => {
    try {
      execFileSync('which', [command])
      return true
    } catch {
      return false
    }
  })
}

describe('C#, which a plug-in brings', () => {
  it('writes the call of a request', () => {
    const { short } = requestWriter(table)
    expect(short(plan({ query: orderQuery }))).toBe(`var reply = new Call("GET", "/orders")
    .Query("symbol", "BTC_USDT")
    .Query("limit", "5")
    .Send();
Console.WriteLine(reply);`)
    expect(short(plan({ method: 'PUT', body: jsonBody({ note: 'é "' }) }))).toContain(
      '.Body("{\\"note\\":\\"\\u00e9 \\\\\\"\\"}")',
    )
  })

  it.each([
    ['by name', sorted, 'canonical = method + "\\n" + path + "\\n" + Encode(Sorted(signed));'],
    ['as sent', concatenated, 'var canonical = timestamp + method + path + search + text;'],
    ['in the query', inQuery, 'query.Add(Pair("signature", signature));'],
  ])('signs parameters %s', (_, signing, line) => {
    const program = requestWriter(table).program(plan({ signing, body: jsonBody(order), method: 'POST' }), '', 'a.cs')
    expect(program).toContain(line)
    expect(program).toContain('new HMACSHA256(Encoding.UTF8.GetBytes(Variable("API_SECRET"))).ComputeHash(')
  })

  it.skipIf(!hasMono())('signs members of any type, with a key that is made in steps', async () => {
    const server = await openRecordingServer()
    const folder = await mkdtemp(join(tmpdir(), 'csharp-'))
    const signing: Signing = {
      ...signedText(),
      members: { object: '/object', text: '/text' },
      headers: { 'X-Sign': '{signature}' },
      steps: [
        { name: 'ownKey', kind: 'hmac', algorithm: 'SHA-256', key: 'A{secret}', canonical: [{ template: '{method}' }] },
        {
          ...{ name: 'signature', kind: 'hmac', algorithm: 'SHA-256', key: '{ownKey}', encoding: 'hex' },
          canonical: [{ template: '{sortedBodyQuery}|{object}|{text}' }],
        },
      ],
    }
    const json = {
      text: 'a "b" é',
      number: 1.5,
      none: null,
      object: { z: ['x', 2, { y: false }], a: {}, '1 %': 'a\n"b"' },
    }
    try {
      const { short, program } = requestWriter(table)
      const own = plan({ method: 'POST', path: '/own', signing, body: jsonBody(json) })
      await writeFile(join(folder, 'own.cs'), program(own, short(own), 'own.cs'))
      await compile('own.cs', folder)
      const variables = { API_URL: `http://127.0.0.1:${server.port}`, API_KEY: 'k', API_SECRET: 's' }
      await run('mono', ['own.exe'], { cwd: folder, env: cleanEnvironment(variables) })
      const [sent] = server.requests
      const request = { method: 'POST', path: '/own', query: [], timestamp: '', body: sent?.body ?? '' }
      const { signature, canonical } = await signRequest(signing, request, { key: 'k', secret: 's' })
      expect(canonical).toContain('|1 %a\n"b"azx2yfalse|a "b" é')
      expect(sent?.headers['x-sign']).toBe(signature)
    } finally {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    }
  })

  it.skipIf(!hasMono())('sends requests that a server takes, with signatures that it finds right', async () => {
    const apis = await readProjectApis()
    const mock = await startMock({
      reference: { apis: apis.map(patientApi) },
      faults: ['limits=off'],
      secret: `s$e'c"r\\e\`t !%s`,
    })
    const folder = await mkdtemp(join(tmpdir(), 'csharp-'))
    const { key, secret, passphrase = '' } = mock.credentials
    const variables = { API_URL: mock.origin, API_KEY: key, API_SECRET: secret, API_PASSPHRASE: passphrase }
    try {
      for (const api of apis) {
        const signed = api.operations.filter((operation) => operationPlan(operation, api).signing)
        const chosen = ['GET', 'POST'].flatMap(
          (method) => signed.find((operation) => operation.method === method) ?? [],
        )
        for (const operation of chosen) {
          const { file, program } = broughtSample(table, operation, api)
          await writeFile(join(folder, file), program)
          await compile(file, folder)
          const before = mock.requests.length
          await run('mono', [file.replace(/\.cs$/, '.exe')], { cwd: folder, env: cleanEnvironment(variables) })
          const [sent] = mock.requests.slice(before)
          expect([sent?.operation, sent?.reasons]).toEqual([operation.id, []])
        }
      }
    } finally {
      mock.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
