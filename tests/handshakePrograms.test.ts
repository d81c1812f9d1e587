import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { credentialIn, demoCredentials } from '../generator/contract/demoCredentials.ts'
import { builtApiOf } from '../generator/model/testing.ts'
import { planSession } from '../generator/samples/planSession.ts'
import { unsentParameters } from '../generator/samples/sessionHandshake.ts'
import { sessionVariables } from '../generator/samples/sessionParts.ts'
import { sessionSampleOf } from '../generator/samples/sessionSampleOf.ts'
import { findWebsockets } from '../scripts/tools/programs/findWebsockets.ts'
import { startMock } from '../tools/mock/startMock.ts'
import { sessionCommand, sessionLanguages } from './samples/sessionCommand.ts'

const run = promisify(execFile)

/** Credentials in the address, in headers and in a cookie; a header and a query parameter that the binding describes. */
const document = (ways: readonly string[]) => `asyncapi: 3.0.0
info: { title: T, version: '1' }
x-perspective: client
servers:
  main:
    host: ws.example.com
    pathname: /v1
    protocol: wss
    security: [${ways.map((way) => `{ $ref: '#/components/securitySchemes/${way}' }`).join(', ')}]
channels:
  feed:
    address: /feed
    bindings:
      ws:
        query: { type: object, required: [depth, connectId], properties: { depth: { type: integer, examples: [10] }, connectId: { type: string } } }
        headers: { type: object, required: [X-Client], properties: { X-Client: { type: string, examples: [reader] } } }
    messages: { update: { payload: { type: object }, examples: [{ payload: { price: '7' } }] } }
operations: { onUpdate: { action: receive, channel: { $ref: '#/channels/feed' } } }
components:
  securitySchemes:
    session: { type: httpApiKey, in: query, name: session token }
    app: { type: httpApiKey, in: header, name: X-App }
    crumb: { type: httpApiKey, in: cookie, name: crumb }
    bearer: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
`

const schemes = ['session', 'app', 'crumb', 'bearer', 'basic']

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handshakes-'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Python's own package on this machine may be older than the argument for headers. */
async function takesHeaders(): Promise<boolean> {
  const websockets = findWebsockets()
  if (websockets === undefined) return false
  const code = 'import websockets; print(websockets.__version__)'
  const { stdout } = await run('python3', ['-c', code], { env: { PATH: process.env['PATH'], PYTHONPATH: websockets } })
  return Number.parseInt(stdout, 10) >= 14
}

const tried = sessionLanguages.flatMap((language) =>
  // Java and Go start slowly, and write each credential alike.
  schemes
    .filter((_, index) => !['java', 'go'].includes(language) || index < 2)
    .map((scheme) => [scheme, language] as const),
)

it.each(tried)('the mock takes a connection with %s, which a program in %s opens', async (scheme, language) => {
  if (language === 'python' && !(await takesHeaders())) return
  const { api } = builtApiOf({ 'a.yaml': document([scheme]) })
  const [channel] = api.channels
  if (!channel) throw new Error('there is no channel')
  const plan = planSession(channel, api)
  expect(unsentParameters(channel, api, plan)).toEqual([])
  const mock = await startMock({ reference: { apis: [api] } })
  const { file, program } = sessionSampleOf(language, plan)
  await writeFile(join(folder, file), program)
  const keys = Object.fromEntries(sessionVariables(plan).map((name) => [name, credentialIn(name, demoCredentials)]))
  expect(plan.server).toBe('wss://ws.example.com/v1/feed?depth=10')
  expect(Object.keys(keys)).toContain('WS_QUERY_CONNECT_ID')
  const [command, ...values] = await sessionCommand(language, folder, file)
  const environment = { PYTHONPATH: findWebsockets(), WS_URL: mock.socketOrigin, MAX_FRAMES: '1', ...keys }
  const env = { PATH: process.env['PATH'], ...environment }
  const { stdout } = await run(command, values, { cwd: folder, env }).finally(() => mock.close())
  expect(JSON.parse(stdout)).toEqual({ price: '7' })
})
