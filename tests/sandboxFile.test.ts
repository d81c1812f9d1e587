import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoCredentials } from '../generator/contract/demoCredentials.ts'
import type { Api } from '../generator/contract/reference.ts'
import { pageMockFile } from '../generator/samples/pageMockFile.ts'
import { compileSandbox } from '../scripts/site/compileSandbox.ts'
import { sandboxFile, writeSandbox } from '../scripts/site/sandboxFile.ts'
import { patientApi } from '../tools/mock/index.ts'
import { readProjectApis } from './projectApis.ts'
import { send } from './sandbox/wire.ts'

const root = new URL('..', import.meta.url).pathname
const folders: string[] = []
let apis: readonly Api[] = []
let folder = ''

/** The published file of this project, for a machine that sends signed requests late, in a folder without anything else. */
beforeAll(async () => {
  apis = await readProjectApis(['spot', 'futures', 'v3-futures'])
  const scripts = await newFolder()
  folder = await newFolder()
  await compileSandbox({ root, module: join(root, 'sandbox/index.ts'), out: scripts, plugins: [] })
  await writeSandbox({ scripts, client: folder, specs: pageMockFile(apis.map(patientApi))[1] })
}, 120_000)

afterAll(() => Promise.all(folders.map((own) => rm(own, { recursive: true, force: true }))))

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'sandbox-file-'))
  folders.push(made)
  return made
}

const stops: (() => Promise<void>)[] = []
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())))

/** Runs the file as a reader with Node alone does. Gives the address that it prints. */
async function run(...flags: string[]): Promise<string> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [sandboxFile, '--port', '0', ...flags], { cwd: folder, env: { PATH } })
  stops.push(async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  })
  let printed = ''
  for await (const text of child.stdout) {
    printed += String(text)
    const [, origin] = /export API_URL=(\S+)/.exec(printed) ?? []
    if (origin !== undefined) return origin
  }
  throw new Error(`it prints no address: ${printed}`)
}

function spot(): Api {
  const [own] = apis
  if (!own) throw new Error('the project has no spot API')
  return own
}

it('is one file of at most 1.5 MB, which needs nothing beside it', async () => {
  expect(await readdir(folder)).toEqual([sandboxFile])
  expect((await stat(join(folder, sandboxFile))).size).toBeLessThan(1_500_000)
})

it('runs in plain Node and takes an order, which its state keeps', async () => {
  const body = {
    symbol: 'BTC_USDT',
    side: 'BUY',
    type: 'LIMIT',
    price: '20000',
    quantity: '0.001',
    clientOrderId: 'own',
  }
  const origin = await run('--state', 'state.json')
  expect((await fetch(`${origin}/_mock/ready`)).status).toBe(200)
  const wire = { mock: { origin, credentials: demoCredentials }, now: Date.now }
  const placed = await send(wire, spot(), 'createOrder', { body })
  expect(placed).toMatchObject({ status: 200, body: { clientOrderId: 'own' } })
  await stops.pop()?.()
  const again = { ...wire, mock: { ...wire.mock, origin: await run('--state', 'state.json') } }
  const found = await send(again, spot(), 'getOrder', { path: '/orders/cid:own' })
  expect(found.body).toMatchObject({ id: placed.body['id'], state: 'NEW' })
})

it('plays a scenario, and says in which line it fails', async () => {
  const steps = (state: string) => `name: An order rests
steps:
  - call: createOrder
    api: spot
    body: { symbol: BTC_USDT, side: BUY, type: LIMIT, price: '20000', quantity: '0.001' }
    keep: { order: /id }
  - { call: getOrder, api: spot, with: { id: '\${order}' }, expect: { body: { state: ${state} } } }
`
  await writeFile(join(folder, 'rests.yaml'), steps('NEW'))
  await writeFile(join(folder, 'fails.yaml'), steps('FILLED'))
  const play = (...flags: string[]) => promisify(execFile)(process.execPath, [sandboxFile, ...flags], { cwd: folder })
  const { stdout } = await play('--scenario', 'rests.yaml', '--format', 'junit')
  expect(stdout).toContain('name="An order rests"/>')
  const failed = await play('--scenario', 'fails.yaml').catch(({ code, stdout: printed }) => ({
    code,
    stdout: printed,
  }))
  expect(failed).toMatchObject({ code: 1, stdout: expect.stringContaining('fails.yaml:7:5') })
  const { stdout: sarif } = await play('--scenario', 'rests.yaml', '--format', 'sarif')
  expect(JSON.parse(sarif)).toMatchObject({ version: '2.1.0', runs: [{ results: [] }] })
})
