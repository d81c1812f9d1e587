import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCredentials } from '../generator/contract/demoCredentials.ts'
import type { Json } from '../generator/contract/json.ts'
import type { Api } from '../generator/contract/reference.ts'
import { builtApiOf } from '../generator/model/testing.ts'
import { planSession } from '../generator/samples/planSession.ts'
import { sessionVariables } from '../generator/samples/sessionParts.ts'
import { sessionSampleOf } from '../generator/samples/sessionSampleOf.ts'
import { startMock } from '../tools/mock/startMock.ts'
import { sessionCommand } from './samples/sessionCommand.ts'

const run = promisify(execFile)

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sockets-'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function apiOf(name: string): Promise<Api> {
  return builtApiOf({ 'a.yaml': await readFile(new URL(`fixtures/sockets/${name}`, import.meta.url), 'utf8') }).api
}

/** Frames of a channel's program to the mock, frames of the mock, and the output of the program. */
async function talk(name: string, id: string) {
  const api = await apiOf(name)
  const channel = api.channels.find((own) => own.id === id)
  if (!channel) throw new Error(`${id} is missing`)
  const plan = planSession(channel, api)
  const mock = await startMock({ reference: { apis: [api] }, strict: true })
  const { file, program } = sessionSampleOf('javascript', plan)
  await writeFile(join(folder, file), program)
  const [command, ...values] = await sessionCommand('javascript', folder, file)
  const keys = Object.fromEntries(sessionVariables(plan).map((variable) => [variable, mock.environment[variable]]))
  const env = { PATH: process.env['PATH'], WS_URL: mock.socketOrigin, MAX_FRAMES: '1', ...keys }
  const { stdout } = await run(command, values, { cwd: folder, env }).finally(() => mock.close())
  const [connection] = mock.connections
  const heard = connection?.received.map((text): Json => JSON.parse(text))
  return { path: connection?.path, heard, printed: JSON.parse(stdout) }
}

const order = { id: '7', op: 'order', args: [{ instId: 'BTC-USDT', side: 'buy', ordType: 'market', sz: '1' }] }
const login = { op: 'login', args: [{ apiKey: demoCredentials.key, passphrase: demoCredentials.passphrase }] }

/** Each method of a socket: the path of its program, the frames that it sends, and the first answer that it prints. */
it.each<[name: string, id: string, path: string, heard: Json[], printed: Json]>([
  [
    'methods.yaml',
    'orderPlace',
    '/ws-api/v3',
    [{ id: '1', method: 'order.place', params: { symbol: 'BTCUSDT' } }],
    { id: '1', status: 400, error: { code: -2010, msg: 'Too little money.' } },
  ],
  ['methods.yaml', 'time', '/ws-api/v3', [{ id: 'string', method: 'time' }], { id: 'string', result: {} }],
  ['methods.yaml', 'balanceUpdate', '/ws-api/v3', [], { e: 'string', a: 'string' }],
  ['userStreams.yaml', 'marketStreamReceiveEvents', '/ws/{streamName}', [], { e: 'trade' }],
  [
    'userStreams.yaml',
    'userStreamPing',
    '/ws/{streamName}',
    [{ id: 2, method: 'userStream.ping' }],
    { status: 200, id: 2 },
  ],
  [
    'requests2.yaml',
    'cancelOrder',
    '/v1',
    [{ id: 2, method: 'order.cancel', params: { orderId: '7' } }],
    { id: 2, result: {} },
  ],
  [
    'accounts.yaml',
    'public',
    '/ws/v5/public',
    [{ op: 'subscribe', args: [{ channel: 'tickers', instId: 'BTC-USDT' }] }],
    { event: 'subscribe', arg: { channel: 'tickers', instId: 'BTC-USDT' } },
  ],
  ['accounts.yaml', 'placeOrder', '/ws/v5/private', [login, order], { id: '7', op: 'order', code: '0' }],
  [
    'accounts.yaml',
    'subscribeAccount',
    '/ws/v5/private',
    [login, { op: 'subscribe', args: [{ channel: 'account' }] }],
    { event: 'subscribe', arg: { channel: 'account' } },
  ],
])('in %s, the program of %s speaks as its method does, and is answered', async (name, id, path, heard, printed) => {
  const spoken = await talk(name, id)
  expect(spoken).toMatchObject({ path, heard, printed })
  expect(spoken.heard).toHaveLength(heard.length)
})
