import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { mockAddress, serveMockBeside } from '../scripts/tools/mockBeside.ts'
import { writeSnapshot } from '../tools/mock/index.ts'
import { commandFile } from './commandFile.ts'
import { freePort } from './freePort.ts'
import { isFull } from './fullRun.ts'
import { repository, runCommand } from './runCommand.ts'

const orders = `openapi: 3.1.0
info: { title: Orders, version: 1.0.0, description: Orders. }
servers: [{ url: https://api.example.com }]
tags: [{ name: Orders, description: Orders. }]
paths:
  /orders:
    post:
      operationId: placeOrder
      summary: Place order
      description: Places an order.
      tags: [Orders]
      responses:
        '200':
          description: The orders.
          content:
            application/json:
              schema: { type: array, items: { type: object, properties: { id: { type: string, description: Identifier. } } } }
              example: [{ id: '1' }]
`
const spec = join(repository, 'tests/fixtures/orders.yaml')
let server: ChildProcess
let printed = ''

beforeAll(async () => {
  const env = { ...process.env, MOCK_KEY: 'own key', MOCK_SECRET: 'own' }
  server = spawn(process.execPath, [commandFile('mock'), '--spec', spec, '--port', '0'], { cwd: repository, env })
  server.stdout?.on('data', (text: Buffer) => {
    printed += text.toString()
  })
  while (!printed.includes('export API_KEY')) await once(server.stdout ?? server, 'data')
})
afterAll(() => server.kill('SIGTERM'))

function origin(): string {
  return /http:\/\/[\d.:]+/.exec(printed)?.[0] ?? ''
}

/** Address that a mock prints; it may come in several parts. */
async function printedOrigin(output: Readable): Promise<string> {
  let text = ''
  for (;;) {
    text += String((await once(output, 'data'))[0])
    const [, found] = /(http:\/\/[\d.:]+)\s/.exec(text) ?? []
    if (found !== undefined) return found
  }
}

it('the mock prints where it is and what credentials it takes, for a shell', () => {
  expect(printed).toContain(`export API_URL=${origin()} WS_URL=${origin().replace('http', 'ws')}\n`)
})

it('the mock prints no credential that it was given, neither at its start nor in its log', async () => {
  await fetch(`${origin()}/elsewhere?key=own%20key&sign=own`, { headers: { 'X-Key': 'own key' } })
  while (!printed.includes('GET /elsewhere?key')) await once(server.stdout ?? server, 'data')
  expect(printed).toContain('export API_KEY="$MOCK_KEY"\n')
  expect(printed).toContain('404 GET /elsewhere?key=$MOCK_KEY&sign=$MOCK_SECRET\n')
  expect(printed).not.toContain('own')
})

it('the mock says what it was asked, and why it refused', async () => {
  const reply = await fetch(`${origin()}/nowhere`)
  expect(reply.status).toBe(404)
  while (!printed.includes('There is nothing at /nowhere.')) await once(server.stdout ?? server, 'data')
  expect(printed).toContain('404 GET /nowhere\n')
})

it('the mock answers what it understands, and warns', async () => {
  const headers = { 'X-Key': 'own key', 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: '{"side":"BUY"}' }
  const reply = await fetch(`${origin()}/orders/A?colour=red`, request)
  const warning = 'There is no query parameter "colour".'
  expect([reply.status, reply.headers.get('x-mock-warning')]).toEqual([200, warning])
  while (!printed.includes(warning)) await once(server.stdout ?? server, 'data')
  expect(printed).toContain(
    `200 POST /orders/A?colour=red (placeOrder)\n    An example of the specs: nothing was done.\n    Warning: ${warning}\n`,
  )
})

it('the mock refuses what it understands where it is to be strict', async () => {
  const { code, stdout } = await runCommand('mock', ['--help'])
  expect([code, stdout]).toEqual([0, expect.stringContaining('--strict')])
  const strict = spawn(process.execPath, [commandFile('mock'), '--spec', spec, '--port', '0', '--strict'], {
    cwd: repository,
  })
  const own = await printedOrigin(strict.stdout)
  const reply = await fetch(`${own}/orders/A?colour=red`, { method: 'DELETE' })
  expect(await reply.text()).toContain('There is no query parameter')
  strict.kill('SIGTERM')
})

it('the mock does wrong what a flag asks for, and refuses what is no fault', async () => {
  const { code, stderr } = await runCommand('mock', ['--spec', spec, '--port', '0', '--fault', 'status=200&dealy=5'])
  expect([code, stderr]).toEqual([2, expect.stringContaining('There is no fault "dealy", only delay, status')])
})

it('the mock refuses the options of a state that it does not have', async () => {
  const { code, stderr } = await runCommand('mock', ['--spec', spec, '--port', '0', '--speed', '60'])
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^--speed needs a module: name one with mock in site\.config\.ts\.\n/),
  ])
})

describe('a module that gives the mock a state', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'))
  const project = join(folder, 'project')
  const state = join(folder, 'state.json')
  afterAll(() => rmSync(folder, { recursive: true }))

  beforeAll(async () => {
    mkdirSync(join(project, 'specs'), { recursive: true })
    writeFileSync(join(project, 'specs/orders.yaml'), orders)
    writeFileSync(
      join(project, 'site.config.ts'),
      "export default { brand: { name: 'A' }, apis: [{ id: 'orders', specs: ['specs/orders.yaml'] }], mock: 'sandbox/index.ts' }",
    )
    expect((await runCommand('new', ['mock', 'sandbox', '--project', project])).code).toBe(0)
    writeFileSync(
      join(project, 'sandbox/index.ts'),
      `import type { Apis } from './types.ts'
const shapes: Apis | undefined = undefined
const order = ({ placed, seed, year }: { placed: number; seed: number; year: number }) => ({ id: [placed, seed, year].join(' ') })
export default {
  state: ({ seed, now }) => ({ placed: 0, seed, year: new Date(now).getUTCFullYear(), began: now, shapes }),
  apis: { orders: { operations: { placeOrder: (_, { state, now }) => {
    state.placed += now - state.began < 100_000 ? 1 : 10
    return [order(state)]
  } } } },
}`,
    )
  })

  it('has its operations and fields checked by the compiler', () => {
    const module = (operations: string) => `import { defineMock } from 'exchange-docs/mock'
import type { Apis } from './types.ts'
export default defineMock<number, Apis>({ state: () => 1, apis: { orders: { operations: { ${operations} } } } })`
    const modules = [
      "placeOrder: () => [{ id: '1' }]",
      "plaecOrder: () => [{ id: '1' }]",
      'placeOrder: () => [{ id: 1 }]',
      'placeOrder: ({ parameters: { symbol } }) => [{ id: symbol }]',
    ]
    const files = modules.map((operations, index) => {
      writeFileSync(join(project, `sandbox/try${index}.ts`), module(operations))
      return `sandbox/try${index}.ts`
    })
    const compilerOptions = {
      ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types: [] },
      ...{ target: 'es2022', module: 'nodenext' },
      paths: { 'exchange-docs/mock': [join(repository, 'entrances/mock.ts')] },
    }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    const compiler = join(repository, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: project, encoding: 'utf8' })
    const wrong = stdout.split('\n').flatMap((line) => /^sandbox\/\w+\.ts/.exec(line) ?? [])
    expect([...new Set(wrong)]).toEqual(files.slice(1))
  })

  async function start(...flags: string[]) {
    const own = spawn(
      process.execPath,
      [commandFile('mock'), '--project', project, '--port', '0', '--state', state, ...flags],
      { cwd: repository },
    )
    const origin = await printedOrigin(own.stdout)
    const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
      own.kill(signal)
      return once(own, 'close')
    }
    return { origin, stop }
  }

  async function place(origin: string): Promise<unknown> {
    return (await fetch(`${origin}/orders`, { method: 'POST' })).json()
  }

  it('keeps it, saves it and takes it up again', async () => {
    // At this speed, 100 seconds pass while the first request is sent.
    const first = await start('--seed', '7', '--clock', '2020-01-01T00:00:00Z', '--speed', '100000')
    expect(await place(first.origin)).toEqual([{ id: '10 7 2020' }])
    await first.stop()
    // The clock goes on from the reached time, which is later than 100 seconds after the start.
    const second = await start()
    expect(await place(second.origin)).toEqual([{ id: '20 7 2020' }])
    await second.stop()
  })

  it('loses nothing that is older than a second when it is killed', async () => {
    const first = await start()
    const placed = await place(first.origin)
    await expect.poll(() => readFileSync(state, 'utf8')).toContain('"placed":30')
    await first.stop('SIGKILL')
    const second = await start()
    expect([placed, await place(second.origin)]).toEqual([[{ id: '30 7 2020' }], [{ id: '40 7 2020' }]])
    await second.stop()
  })

  it.each<readonly [text: string, message: string]>([
    ['{"version":2,"state":{}}', 'holds a state of version 2, but the mock writes version 1: delete it.'],
    ...(isFull ? [['nonsense', 'holds no whole state of a mock: delete it to start anew'] as const] : []),
  ])('refuses a saved state such as %s', async (text, message) => {
    writeFileSync(state, text)
    const { code, stderr } = await runCommand('mock', ['--project', project, '--port', '0', '--state', state])
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  })

  it('is served beside a site, and a port that is taken is told', async () => {
    const address = new URL(`http://127.0.0.1:${await freePort()}`)
    const first = await serveMockBeside(project, address, commandFile('mock'))
    const taken = await runCommand('mock', ['--project', project, '--port', address.port])
    expect([taken.code, taken.stderr]).toEqual([2, expect.stringContaining(`Port ${address.port} is in use: end`)])
    expect(first.said).toBe(`The mock of the console is at ${address.origin}; --no-mock leaves it out.`)
    expect(await place(address.origin)).toEqual([{ id: expect.stringMatching(/^1 1 /) }])
    const second = await serveMockBeside(project, address, commandFile('mock'))
    expect(second.said).toBe(
      `Port ${address.port} is in use, so the mock of the console was not started: end the program that has it, or use --no-mock.`,
    )
    first.stop()
  })

  it.each([
    ["[{ origin: 'https://api.example.com', use: 'mock' }]", undefined],
    ["[{ origin: 'https://api.example.com', use: 'public' }]", undefined],
    ["[{ origin: 'http://localhost:9090', use: 'mock' }]", 'http://localhost:9090'],
  ])('is served beside a site whose console has the servers %s: %s', async (servers, origin) => {
    const folder = mkdtempSync(join(tmpdir(), 'console-'))
    writeFileSync(
      join(folder, 'site.config.ts'),
      `export default { brand: { name: 'A' }, console: { servers: ${servers} } }`,
    )
    expect((await mockAddress(folder))?.origin).toBe(origin)
    rmSync(folder, { recursive: true })
  })

  const otherModules = [
    [
      'export default { state: () => ({}), load: ({ orders }) => orders.length, apis: {} }',
      ['--state', state],
      /^The module of the mock cannot take up the saved state: TypeError: .+ \(\S+\/sandbox\/index\.ts:1:\d+\)\n/,
    ],
    [
      'export default { state: () => 1, apis: {} }',
      ['--state', join(folder, 'no/folder')],
      /^There is no folder for the state /,
    ],
  ] as const

  it.each<readonly [text: string, flags: readonly string[], message: RegExp]>([
    [
      "export default {\n  state() {\n    throw new Error('no prices') }, apis: {} }",
      [],
      /^The module of the mock cannot make its state: Error: no prices \(\S+\/sandbox\/index\.ts:3:11\)\n/,
    ],
    ['export default 1', [], /^sandbox\/index\.ts exports no mock: /],
    ...(isFull ? otherModules : []),
  ])('says in one line why a module cannot start: %s', async (text, flags, message) => {
    writeFileSync(join(project, 'sandbox/index.ts'), text)
    writeFileSync(
      state,
      writeSnapshot({ version: 1, clock: { time: 0, isSet: false }, world: '{"random":1,"state":{}}' }),
    )
    const { code, stderr } = await runCommand('mock', ['--project', project, '--port', '0', ...flags])
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)])
  })

  it('says where a module does not compile', async () => {
    writeFileSync(join(project, 'sandbox/index.ts'), 'export default {')
    const { code, stderr } = await runCommand('mock', ['--project', project, '--port', '0'])
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^sandbox\/index\.ts:1:17 cannot be loaded: .*\nRun with/),
    ])
  })
})

it('the mock prints connections and frames, a line each, and no login', async () => {
  const streams = join(repository, 'specs/v3-futures/asyncapi.yaml')
  const own = spawn(process.execPath, [commandFile('mock'), '--spec', streams, '--port', '0'], { cwd: repository })
  const text: string[] = []
  own.stdout.on('data', (more: Buffer) => text.push(more.toString()))
  await expect.poll(() => text.join(''), { timeout: 60_000 }).toContain('Mock at')
  const address = /ws:\/\/[\d.:]+/.exec(text.join(''))?.[0]
  const socket = new WebSocket(`${address}/ws/v3/private`)
  await once(socket, 'open')
  socket.send('{"event":"ping"}')
  socket.send('{"event":"subscribe","channel":["auth"],"params":{"key":"k","signature":"s"}}')
  socket.close()
  await expect.poll(() => text.join(''), { timeout: 60_000 }).toContain('closed')
  expect(text.join('').split('\n\n').at(-1)).toBe(
    [
      'opened /ws/v3/private',
      'received /ws/v3/private {"event":"ping"}',
      'received /ws/v3/private a login',
      'closed /ws/v3/private\n',
    ].join('\n'),
  )
  own.kill('SIGTERM')
})

it('the mock prints no control character of a request', async () => {
  await fetch(`${origin()}/orders/A`, { method: 'POST', headers: { 'X-Mock-Error': '\u0080[31m' } })
  while (!printed.includes('[31m')) await once(server.stdout ?? server, 'data')
  expect(printed.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})

it('a mock of a spec does not drift from it', async () => {
  const { code, stdout, stderr } = await runCommand('drift', ['--spec', spec, '--url', origin()])
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
  expect(stderr).toMatch(/ 0 differences\.\n$/)
})

it.each([
  [[], 'Name a server with --url or --ws.'],
  [['--url', 'ftp://a'], '--url is an address such as https://api.example.com, not "ftp://a".'],
  [['--spec', spec, '--url', 'http://a', '--api', 'none'], '--api is one of orders, not "none".'],
])('drift refuses %j', async (flags, message) => {
  const { code, stderr } = await runCommand('drift', flags)
  expect(code).toBe(2)
  expect(stderr).toContain(message)
})
