import { describe, expect, it } from 'vitest'
import { readMermaid } from './readMermaid.ts'

function drawn(source: string) {
  const read = readMermaid(source)
  if (!('drawing' in read)) throw new Error(JSON.stringify(read))
  return read.drawing
}

describe('flowcharts', () => {
  it.each([
    ['A --> B', [['A', 'B', '', false]]],
    ['A -->|yes| B', [['A', 'B', 'yes', false]]],
    ['A -- yes, often --> B', [['A', 'B', 'yes, often', false]]],
    [
      'A -.-> B ==> C',
      [
        ['A', 'B', '', true],
        ['B', 'C', '', false],
      ],
    ],
    [
      'A & B --> C & D',
      [
        ['A', 'C', '', false],
        ['A', 'D', '', false],
        ['B', 'C', '', false],
        ['B', 'D', '', false],
      ],
    ],
    ['A-b --- C_d', [['A-b', 'C_d', '', false]]],
    ['A["x --> y"] --> B', [['A', 'B', '', false]]],
  ])('reads the lines of %s', (line, lines) => {
    const drawing = drawn(`flowchart TD\n  ${line}`)
    const edges = drawing.kind === 'graph' ? drawing.edges : []
    expect(edges.map(({ from, to, text, isDashed }) => [from, to, text, isDashed])).toEqual(lines)
  })

  it('reads labels, shapes, links and the direction, and keeps comments and styles out', () => {
    const source =
      'graph LR\nA["Text ("one")<br/>two"] --> B{Why?}\n%% no\nstyle A fill:#fff\nclick B "/why"\nB --> C([end])'
    expect(drawn(source)).toMatchObject({
      direction: 'right',
      nodes: [
        { id: 'A', text: 'Text ("one")\ntwo', shape: 'box' },
        { id: 'B', text: 'Why?', shape: 'question', href: '/why' },
        { id: 'C', text: 'end', shape: 'round' },
      ],
    })
  })
})

describe('states', () => {
  it('reads transitions, descriptions and the start; the end is no box', () => {
    const source =
      'stateDiagram-v2\n  [*] --> A\n  state "Long name" as B\n  A --> B: done: all\n  B --> [*]\n  A: First'
    expect(drawn(source)).toMatchObject({
      nodes: [
        { id: '[*]', shape: 'dot' },
        { id: 'A', text: 'First' },
        { id: 'B', text: 'Long name' },
      ],
      edges: [
        { from: '[*]', to: 'A' },
        { from: 'A', to: 'B', text: 'done: all' },
      ],
    })
  })
})

describe('sequences', () => {
  it('reads participants, messages, notes and frames, branches as frames of their own', () => {
    const source = [
      'sequenceDiagram',
      'autonumber',
      'participant S as Server',
      'You->>+S: ask',
      'S-->>-You: answer',
      'Note right of S: waits',
      'alt filled',
      'S-)You: push',
      'else cancelled',
      'end',
    ].join('\n')
    expect(drawn(source)).toEqual({
      kind: 'sequence',
      participants: ['Server', 'You'],
      events: [
        { kind: 'message', from: 1, to: 0, text: 'ask', isReply: false },
        { kind: 'message', from: 0, to: 1, text: 'answer', isReply: true },
        { kind: 'note', at: [0], text: 'waits' },
        { kind: 'begin', text: 'filled' },
        { kind: 'message', from: 0, to: 1, text: 'push', isReply: false },
        { kind: 'end' },
        { kind: 'begin', text: 'cancelled' },
        { kind: 'end' },
      ],
    })
  })
})

it('takes the title of the front matter or of the accessible title', () => {
  expect(drawn('---\ntitle: "Orders"\n---\ngraph TD\nA-->B')).toMatchObject({ title: 'Orders' })
  expect(drawn('stateDiagram\naccTitle: Orders\nA --> B')).toMatchObject({ title: 'Orders' })
})

it.each([
  ['pie\n"a": 1', { otherKind: 'pie' }],
  ['', { otherKind: '' }],
  ['constructor\nA', { otherKind: 'constructor' }],
  ['graph TD\nA --> B\n\nsubgraph x', { mistake: { line: 4, text: 'subgraph x' } }],
  ['---\ntitle: A\n---\ngraph TD\nA -->', { mistake: { line: 5, text: 'A -->' } }],
  ['sequenceDiagram\nloop a', { mistake: { line: 2, text: 'loop a' } }],
  ['sequenceDiagram\nend', { mistake: { line: 2, text: 'end' } }],
  ['stateDiagram-v2\nstate A {', { mistake: { line: 2, text: 'state A {' } }],
])('names the kind or the line that is not drawn: %j', (source, result) => {
  expect(readMermaid(source)).toEqual(result)
})
