import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defineMock } from '../../generator/contract/mock.ts'
import { parseSpecText } from '../../generator/load/parseSpecText.ts'
import { builtApiOf } from '../../generator/model/testing.ts'
import { type AnyMockModule, readSnapshot } from '../mock/index.ts'
import { readScenario } from './readScenario.ts'
import { runScenario } from './runScenario.ts'

const rest = `openapi: 3.1.0
info: { title: Venue, version: 1.0.0 }
servers: [{ url: https://api.venue.example/v1 }]
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
paths:
  /counts/{name}:
    parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
    get: { operationId: getCount, security: [{ key: [] }], responses: { '200': { description: Count., content: { application/json: { schema: { type: object, properties: { name: { type: string }, key: { type: string }, count: { type: integer } } }, example: {} } } } } }
`
const stream = `asyncapi: 3.0.0
info: { title: Venue, version: 1.0.0 }
servers: { main: { host: ws.venue.example, pathname: /stream, protocol: wss } }
x-perspective: client
channels:
  counts:
    address: counts
    messages:
      subscribe: { payload: { type: object, properties: { event: { const: subscribe } } }, examples: [{ payload: { event: subscribe } }] }
      count: { payload: { type: object, required: [count], properties: { count: { type: integer } } }, examples: [{ payload: { count: 1 } }] }
operations:
  subscribe: { action: send, channel: { $ref: '#/channels/counts' }, messages: [{ $ref: '#/channels/counts/messages/subscribe' }] }
  counts: { action: receive, channel: { $ref: '#/channels/counts' }, messages: [{ $ref: '#/channels/counts/messages/count' }] }
`

/** Counts the seconds, and pushes every tenth. */
const module = defineMock<{ began: number; told: number; drawn: number[] }, object>({
  state: ({ now }) => ({ began: now, told: 0, drawn: [] }),
  tick({ state, now, emit, random }) {
    state.drawn.push(random())
    const count = Math.floor((now - state.began) / 10_000)
    if (count === state.told) return
    state.told = count
    emit('stream' as never, 'counts' as never, { count } as never)
  },
  apis: {
    test: {
      operations: {
        getCount: (
          { parameters: { name } }: { parameters: { name: string } },
          { account: key, state, now }: { account: string; state: { began: number }; now: number },
        ) => ({ name, key, count: Math.floor((now - state.began) / 1000) }),
      },
    },
    stream: { channels: { counts: { open: () => [] } } },
  } as object,
})

const reference = {
  apis: [builtApiOf({ 'openapi.yaml': rest }).api, builtApiOf({ 'asyncapi.yaml': stream }, { id: 'stream' }).api],
}

async function play(text: string, saved?: string, folder?: string) {
  const { value } = readScenario(parseSpecText('a.yaml', text).value)
  if (!value) throw new Error('the scenario cannot be read')
  const read = saved === undefined ? undefined : readSnapshot(saved, 1)
  const stage = { reference, module: module as unknown as AnyMockModule, ...(folder === undefined ? {} : { folder }) }
  const played = await runScenario(value, read && 'world' in read ? { ...stage, saved: read } : stage)
  return { ...played, said: played.diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`) }
}

const first = `steps:
  - { control: keys, with: { key: trader } }
  - { call: getCount, key: trader, with: { name: a }, expect: { body: { key: trader, count: 0 } }, keep: { name: /name } }
  - { open: counts }
  - { receive: counts, within: 15s, expect: { count: 1 }, keep: { count: /count } }
  - { call: getCount, with: { name: '\${name}\${count}' }, expect: { body: { name: a1, count: 10 } } }
`
const second = `steps:
  - { wait: 10s }
  - { wait: 1m, until: { call: getCount, with: { name: b }, expect: { body: { count: 25 } } } }
  - { control: clock, with: { advance: 5s }, expect: { body: { date: '2026-01-01T00:00:30.000Z' } } }
`

it('plays calls, waits and frames by the clock of the mock', async () => {
  expect((await play(first)).said).toEqual([])
})

it('ends the same, played as a whole or in two parts', async () => {
  const whole = await play(first + second.replace('steps:\n', ''))
  const half = await play(first)
  const rest = await play(second, half.snapshot)
  expect([...whole.said, ...rest.said]).toEqual([])
  expect(rest.snapshot).toBe(whole.snapshot)
})

it('waits for a reply that a fault delays, without real time', async () => {
  const text = `faults: ['delay=600000']
steps:
  - { call: getCount, with: { name: a } }
  - { control: faults, with: { delay: 0 } }
  - { call: getCount, with: { name: a }, expect: { body: { count: 600 } } }
`
  expect((await play(text)).said).toEqual([])
})

it.each([
  ['{ call: getNothing }', '2:5 No API has "getNothing".'],
  ['{ call: getCount, with: { colour: red } }', '2:5 getCount has no parameter "colour".'],
  ['{ call: getCount, with: { name: a }, expect: { status: 404 } }', '2:5 The reply has status 200: '],
  ['{ call: getCount, with: { name: a }, expect: { body: { count: 7 } } }', '2:5 /count is 0, not 7.'],
  [`{ call: getCount, with: { name: '\${none}' } }`, '2:5 No step before kept "none".'],
  ['{ control: price, with: { symbol: A, set: 1 } }', '2:5 The reply has status 501: '],
  ['{ receive: counts, expect: {} }', '2:5 No step before opened "counts".'],
  [
    '{ wait: 3s, until: { call: getCount, with: { name: a }, expect: { body: { count: 9 } } } }',
    '2:5 /count is 3, not 9.',
  ],
])('says where %s fails', async (step, told) => {
  const { said } = await play(`steps:\n  - ${step}\n  - { call: getNothing }\n`)
  expect(said).toEqual([expect.stringContaining(told)])
})

it('says that no frame came in time', async () => {
  const { said } = await play(`steps:
  - { open: counts }
  - { receive: counts, within: 9s, expect: { count: 1 } }
  - { wait: 1s }
`)
  expect(said).toEqual(['3:5 No frame came.'])
})

describe('a command', () => {
  /** A scenario that runs a program of Node. */
  const running = (program: string, rest: string) =>
    `clock: now\nsteps:\n  - run: '"${process.execPath}" -e "${program}"'\n    ${rest}\n`
  const ask = "fetch(process.env.API_URL + '/v1/counts/bot', { headers: { 'X-Key': process.env.API_KEY } })"
  const bot = `${ask}.then((reply) => reply.json()).then(({ name }) => console.log(name, process.pid))`

  it('talks to the mock, runs on once it has printed its line, and ends with the scenario', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'command-'))
    const kept = `require('fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000); ${bot}`
    const text = running(kept.replaceAll("'", "''"), String.raw`until: '^bot \d+$'`)
    expect((await play(text, undefined, folder)).said).toEqual([])
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'))
    await expect.poll(() => isRunning(pid)).toBe(false)
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['process.exit(3)', '', 'ended with code 3, not 0.'],
    ['process.exit(3)', 'until: ready', 'ended with code 3, and printed no line like ready.'],
    ['setInterval(() => {}, 1000)', 'within: 1ms', 'did not end within 1ms.'],
  ])('fails where the program %s is not as its step %s says', async (program, rest, told) => {
    const { said } = await play(running(program.replaceAll("'", "''"), rest))
    expect(said).toEqual([expect.stringContaining(told)])
  })

  it('may end with a code that its step names', async () => {
    expect((await play(running('process.exit(3)', 'code: 3'))).said).toEqual([])
  })

  function isRunning(pid: number): boolean {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
})
