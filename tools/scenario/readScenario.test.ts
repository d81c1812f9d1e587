import { expect, it } from 'vitest'
import { parseSpecText } from '../../generator/load/parseSpecText.ts'
import { readScenario } from './readScenario.ts'

function read(text: string) {
  return readScenario(parseSpecText('tests/scenarios/a.yaml', text).value)
}

it('reads steps of every kind, each with its place', () => {
  const { value, diagnostics } = read(`seed: 7
steps:
  - { call: placeOrder, body: { price: '1' }, expect: { status: 200 }, keep: { id: /id } }
  - { wait: 30s, until: { call: getOrder, expect: { body: { state: FILLED } } } }
  - { control: price, with: { symbol: A, shock: -0.1 } }
  - { open: orders }
  - { send: orders, frame: { event: ping } }
  - { receive: orders, within: 1s, expect: { event: pong } }
  - { run: node bot.mjs, until: ^ready, within: 5s }
`)
  expect(diagnostics).toEqual([])
  expect(value?.steps.map(({ kind, source }) => `${source.line}:${source.column} ${kind}`)).toEqual([
    ...['3:5 call', '4:5 wait', '5:5 control', '6:5 open', '7:5 send', '8:5 receive', '9:5 run'],
  ])
})

it.each([
  ['steps: []\n', '1:1 steps: '],
  ['steps:\n  - { wait: soon }\n', '2:7 steps/0/wait: A length of time is a number and ms, s, m or h.'],
  ['steps:\n  - { wait: 1s }\n  - { call: a, expcet: 1 }\n', '3:5 steps/1: '],
  [
    'steps:\n  - { wait: 1s, call: a }\n',
    '2:5 steps/0: A step has one of call, wait, control, open, run, send, receive.',
  ],
  ['clock: today\nsteps: [{ wait: 1s }]\n', '1:1 clock: A time is such as 2026-01-01T00:00:00Z, or `now`.'],
  ['steps:\n  - { run: a, until: "(" }\n', '2:15 steps/0/until: It is no regular expression.'],
  ['steps:\n  - { call: a, keep: { id: id } }\n', '2:24 steps/0/keep/id: '],
])('says where %j is wrong', (text, told) => {
  const { value, diagnostics } = read(text)
  expect(value).toBeUndefined()
  const said = diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)
  expect(said).toEqual([expect.stringContaining(told)])
  expect(diagnostics[0]?.code).toBe('scenario-invalid')
})
