import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GraphDrawing } from '../../../generator/markdown/mermaid/drawing.ts'
import { readMermaid } from '../../../generator/markdown/mermaid/readMermaid.ts'
import { Link } from '../Link.tsx'
import { htmlOf, routeTable, textOf } from '../testing.tsx'
import { DecisionChart } from './DecisionChart.tsx'
import { Diagram } from './Diagram.tsx'
import { layoutGraph } from './graphLayout.ts'
import { type SequenceStep, SessionDiagram } from './SequenceDiagram.tsx'
import { layoutSequence } from './sequenceLayout.ts'
import type { SequenceLine } from './sequenceParts.ts'
import type { Point } from './shapes.tsx'
import { naturalWidth, textWidth, wrapText } from './textMetrics.ts'

const steps: readonly SequenceStep[] = [
  { direction: 'send', style: 'request', label: 'Subscribe' },
  { direction: 'receive', style: 'reply', label: 'Accepted' },
  { direction: 'send', style: 'request', label: 'Ping', isRepeated: true },
]

describe('wrapText', () => {
  it('breaks between words', () => {
    expect(wrapText('a long way home', 50)).toEqual(['a long', 'way', 'home'])
  })

  it('breaks a word that is wider than a line behind its marks, or where it must', () => {
    const width = textWidth('kafka-secure://test.')
    expect(wrapText('Connect kafka-secure://test.cluster.example:18092', width)).toEqual([
      'Connect kafka-',
      'secure://test.',
      'cluster.example:',
      '18092',
    ])
    const lines = wrapText('m'.repeat(60), width)
    expect(lines.every((line) => textWidth(line) <= width)).toBe(true)
    expect(lines.join('')).toBe('m'.repeat(60))
  })

  it('breaks Chinese between characters, but never before a mark', () => {
    const lines = wrapText('建立连接，然后登录。', textWidth('建立连接') + 1)
    expect(lines.join('')).toBe('建立连接，然后登录。')
    expect(lines.some((line) => /^[，。]/.test(line))).toBe(false)
    const behindLatin = wrapText('请求头 signature，Base64 编码', textWidth('请求头 signature') + 1)
    expect(behindLatin).toEqual(['请求头', 'signature，', 'Base64 编码'])
  })

  it('leaves no Chinese character alone on the last line', () => {
    expect(wrapText('查询当前委托', textWidth('查询当前委') + 1)).toEqual(['查询当前', '委托'])
    expect(wrapText('撤单后再查询。', textWidth('撤单后再查') + 1)).toEqual(['撤单后再', '查询。'])
  })
})

const pair = ['You', 'Server']
const lines: readonly SequenceLine[] = [
  { kind: 'message', from: 0, to: 1, style: 'request', label: 'Subscribe' },
  { kind: 'message', from: 1, to: 0, style: 'reply', label: 'Accepted' },
  { kind: 'begin', label: 'repeated' },
  { kind: 'message', from: 0, to: 1, style: 'request', label: 'Ping' },
  { kind: 'end' },
]

describe('layoutSequence', () => {
  it('draws each arrow from its sender, one beneath the other', () => {
    const { arrows, columns } = layoutSequence(pair, lines)
    const [client, server] = columns.map(({ x }) => x)
    expect(arrows.map(({ number, from, heading }) => [number, from, heading])).toEqual([
      [1, client, 'right'],
      [2, server, 'left'],
      [3, client, 'right'],
    ])
    expect(arrows.map(({ y }) => y)).toEqual(arrows.map(({ y }) => y).toSorted((a, b) => a - b))
  })

  it('frames the lines between begin and end, inside the drawing', () => {
    const { frames, arrows, height } = layoutSequence(pair, lines)
    const [frame] = frames
    expect(frame && frame.y > (arrows[1]?.y ?? 0)).toBe(true)
    expect(frame && frame.y < (arrows[2]?.y ?? 0)).toBe(true)
    expect(frame && frame.y + frame.height <= height).toBe(true)
  })

  it('gives a long label several lines and the room for them', () => {
    const label = 'A label that is far too long to stand on a single line of the drawing'
    const [first] = layoutSequence(pair, [{ kind: 'message', from: 0, to: 1, style: 'request', label }]).arrows
    const [short] = layoutSequence(pair, lines).arrows
    expect(first && first.lines.length > 1 && short && first.y > short.y).toBe(true)
  })

  it('draws a message to oneself as a note', () => {
    const { frames, arrows } = layoutSequence(pair, [
      { kind: 'message', from: 0, to: 0, style: 'request', label: 'Wait' },
    ])
    expect([frames.map(({ kind }) => kind), arrows]).toEqual([['note'], []])
  })
})

describe('SessionDiagram', () => {
  const html = htmlOf(<SessionDiagram title="Session" steps={steps} repeatLabel="repeated" />)

  it('is an image with a title, a description and a list of the same steps', () => {
    expect(html).toMatch(/<svg [^>]*role="img" aria-labelledby="diagram-1-title" aria-describedby="diagram-1-text">/)
    expect(html).toContain('<title id="diagram-1-title">Session</title>')
    expect(textOf(html)).toContain('You send Subscribe You receive Accepted You send Ping repeated')
  })

  it('has no colour and no style of its own', () => {
    expect(html).not.toMatch(/\sstyle="|fill="|stroke="|#[0-9a-f]{3}/)
  })
})

/** The graph that a writer means. */
function graphOf(source: string): GraphDrawing {
  const read = readMermaid(source)
  if (!('drawing' in read) || read.drawing.kind !== 'graph') throw new Error(`no graph: ${JSON.stringify(read)}`)
  return read.drawing
}

describe('GraphDiagram', () => {
  it('puts a box below those that lead to it, circles aside', () => {
    const { boxes } = layoutGraph(graphOf('graph TD\na-->b\nb-->c\na-->c\nc-->d\nd-->b'))
    const heights = boxes.map(({ y }) => y)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })

  it('keeps the order in which a writer names boxes side by side', () => {
    const { boxes } = layoutGraph(
      graphOf('graph LR\na -->|one| b["a longer text"]\na -->|two| c\na -->|three, and more| d'),
    )
    const heights = boxes.slice(1).map(({ y }) => y)
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  })

  it('goes to the right where the writer says so, or where rows would be too wide', () => {
    const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => `${name}_very_long_state`)
    const rows = names.map((name) => `start --> ${name}`).join('\n')
    for (const source of ['graph LR\na --> b & c', `stateDiagram-v2\n${rows}`]) {
      const { boxes } = layoutGraph(graphOf(source))
      expect(boxes.slice(1).every(({ x }) => x > (boxes[0]?.x ?? 0))).toBe(true)
    }
  })

  const names = ['NEW', 'PARTIALLY_FILLED', '__proto__', 'constructor', 'a', 'b', 'c', 'd']
  const graphs = fc.subarray(names, { minLength: 1 }).chain((some) =>
    fc.record({
      ...{ kind: fc.constant('graph' as const), isStates: fc.boolean(), direction: fc.constantFrom('down', 'right') },
      nodes: fc.constant(some.map((id) => ({ id, text: id, shape: 'box' as const }))),
      edges: fc.array(
        fc.record({
          ...{ from: fc.constantFrom(...some), to: fc.constantFrom(...some), isDashed: fc.boolean() },
          text: fc.constantFrom('', 'a trade', 'cancelled by the exchange, such as IOC'),
        }),
        { maxLength: 14 },
      ),
    }),
  ) as fc.Arbitrary<GraphDrawing>

  it('puts words beside their line: the line is straight there and passes none of them', () => {
    const text = 'words of a line that need more than a row'
    for (const source of [`graph LR\na -->|${text}| b\na -->|${text} too| c`, `graph TD\na -->|${text}| b\na --> c`]) {
      const { lines } = layoutGraph(graphOf(source))
      for (const { label, points } of lines) {
        if (!label) continue
        const across = label.isAbove ? points.map(({ y }) => y - label.y) : points.map(({ x }) => label.x - x)
        const size = label.isAbove ? label.height : label.width
        expect(across.filter((distance) => Math.abs(distance - size / 2 - 6) < 1).length).toBeGreaterThanOrEqual(4)
      }
    }
  })

  it('leads lines past the words of their neighbours', () => {
    const { lines } = layoutGraph(
      graphOf(`stateDiagram-v2
  [*] --> PENDING_NEW
  PENDING_NEW --> TRIGGERED: price reached, order placed
  PENDING_NEW --> PENDING_CANCEL: cancellation accepted
  PENDING_CANCEL --> CANCELED: cancelled before the trigger
  PENDING_NEW --> CANCELED: cancelled at once
  PENDING_NEW --> FAILED: triggered, but the order could not be placed
  PENDING_NEW --> REJECTED: refused
  PENDING_NEW --> EXPIRED: expired`),
    )
    const labels = lines.flatMap(({ label }) => label ?? [])
    for (const { x, y } of lines.flatMap(({ points }) => sampled(points)))
      for (const label of labels) {
        const isInside = Math.abs(x - label.x) < label.width / 2 && Math.abs(y - label.y) < label.height / 2
        expect(isInside, label.lines.join(' ')).toBe(false)
      }
  })

  it('says words once where lines with the same words lead to the same box', () => {
    const html = htmlOf(<Diagram source={'graph TD\na -->|cancelled| c\nb -->|cancelled| c\na -->|filled| b'} />)
    const drawing = html.slice(0, html.indexOf('</svg>'))
    expect(drawing.match(/cancelled/g)).toHaveLength(1)
    const partsOf = (name: string) => new RegExp(`class="${name}" d="([^"]*)"`).exec(drawing)?.[1]?.match(/M/g)?.length
    expect([partsOf('diagram-line'), partsOf('diagram-head')]).toEqual([4, 2])
    expect(html.match(/cancelled/g)).toHaveLength(3)
  })

  it('keeps a solid and a dashed line with the same words apart', () => {
    const styles = (source: string) => layoutGraph(graphOf(source)).lines.map(({ edge }) => edge.isDashed)
    expect(styles('graph TD\na -->|moved| c\nb -.->|moved| c')).toEqual([false, true])
    expect(styles('graph TD\na -->|moved| c\nb -->|moved| c')).toHaveLength(3)
  })

  it('leads a box to itself by a loop outside of it, before its words', () => {
    const { boxes, lines } = layoutGraph(graphOf('graph TD\na --> a\na --> b\nb -->|again| b'))
    for (const { edge, points, label } of lines.filter(({ edge: { from, to } }) => from === to)) {
      const box = boxes.find(({ node }) => node.id === edge.to)
      const side = (box?.x ?? 0) + (box?.width ?? 0) / 2
      expect(points.map(({ x }) => Math.round(x - side))).toEqual([0, 37, 37, 0])
      if (label) expect(label.x - label.width / 2).toBeGreaterThan(side + 28)
    }
  })

  it('leads a box to itself on the side of its words where rows run against the order of the writer', () => {
    const graph =
      'graph TD\na -->|again| c\nb --> c\nd -->|again| d\na -->|again| b\nd -->|again| c\na -->|loop words| a'
    for (const { edge, points, label } of layoutGraph(graphOf(graph)).lines) {
      if (edge.from !== edge.to || !label) continue
      const [start, far] = points.map(({ x }) => x)
      expect(Math.sign(label.x - (start ?? 0))).toBe(Math.sign((far ?? 0) - (start ?? 0)))
    }
  })

  it('begins and ends the boxes of a column together', () => {
    const { boxes } = layoutGraph(graphOf('graph LR\na --> b["a much longer text"]\na --> c\na --> d'))
    const [, ...column] = boxes.map(({ x, width }) => `${x} ${width}`)
    expect(new Set(column).size).toBe(1)
  })

  it('draws nothing of no boxes', () => {
    expect(layoutGraph(graphOf('graph TD'))).toMatchObject({ width: naturalWidth, height: 0, boxes: [] })
  })

  it('draws boxes and words apart from one another and inside the frame, the same every time', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const drawn = layoutGraph(graph)
        const { width, height, boxes, lines } = drawn
        const labels = lines.flatMap(({ label }) => (label ? [label] : []))
        const shapes = [...boxes, ...labels]
        for (const [index, one] of shapes.entries()) {
          expect(one.x >= one.width / 2 && one.x + one.width / 2 <= width).toBe(true)
          expect(one.y >= one.height / 2 && one.y + one.height / 2 <= height).toBe(true)
          for (const other of shapes.slice(index + 1))
            expect(
              Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
                Math.abs(one.y - other.y) >= (one.height + other.height) / 2,
            ).toBe(true)
        }
        for (const { x, y } of lines.flatMap(({ points }) => points.filter((_, index) => index % 3 === 0)))
          expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true)
        expect(layoutGraph(graph)).toEqual(drawn)
      }),
      { numRuns: 40 },
    )
  })
})

describe('Diagram', () => {
  it('lists each box with the lines that leave it and their words', () => {
    const html = htmlOf(<Diagram source={'stateDiagram-v2\nNEW --> DONE: Filled.'} />)
    expect(html).toContain('<li><code>NEW</code><ul><li>→ <code>DONE</code><span> Filled.</span></li></ul></li>')
  })

  it('draws a box with an address as a link', () => {
    const source = 'flowchart LR\nyou --> rest["REST API"]\nclick rest "/spot"'
    const html = htmlOf(<Diagram source={source} />, { routes: routeTable('/spot') })
    expect(html.slice(0, html.indexOf('</svg>'))).toContain('<a href="/docs/spot">')
  })

  it('draws a sequence of three with notes and frames, and says it in words', () => {
    const source = [
      'sequenceDiagram',
      'participant S as WebSocket',
      'S->>You: update',
      'Note over S,You: one is lost',
      'loop until the end',
      'You->>REST: GET book',
      'REST-->>You: levels',
      'end',
    ].join('\n')
    const html = htmlOf(<Diagram source={source} />)
    const text = textOf(html)
    expect(html).not.toContain('diagram-number')
    expect(text).toContain('WebSocket → You update one is lost until the end You → REST GET book REST → You levels')
  })

  it('draws a sequence once more for wide screens, with the words of an arrow in one line', () => {
    const label = 'log in, then subscribe'
    const html = htmlOf(<Diagram source={`sequenceDiagram\nA->>B: ${label}\nB->>C: ok`} />)
    const [narrow = '', wide = ''] = html.split('<svg').slice(1)
    const inOneLine = `class="diagram-label">${label}<`
    expect([narrow.includes(inOneLine), wide.includes(inOneLine)]).toEqual([false, true])
    expect(htmlOf(<Diagram source={'sequenceDiagram\nA->>B: ok\nB->>C: ok'} />).split('<svg')).toHaveLength(2)
  })

  it('shows code where the kind is another or a line is not understood', () => {
    for (const source of ['pie\n"a": 1', 'graph LR\nA -->'])
      expect(htmlOf(<Diagram source={source} />)).toContain('<figure class="code" data-language="mermaid">')
  })
})

describe('DecisionChart', () => {
  const list = (
    <ul>
      <li>
        What do you trade?
        <ul>
          <li>
            Spot → <Link href="/spot">Spot API</Link>
          </li>
          <li>
            Contracts
            <ul>
              <li>
                Orders too?
                <ul>
                  <li>Yes → Ask us</li>
                </ul>
              </li>
            </ul>
          </li>
        </ul>
      </li>
    </ul>
  )

  it('draws the questions and answers of a nested list and links what they lead to', () => {
    const html = htmlOf(<DecisionChart title="Which API?">{list}</DecisionChart>, { routes: routeTable('/spot') })
    const drawing = html.slice(0, html.indexOf('</svg>'))
    expect([...drawing.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      'What do you trade?',
      'Spot',
      'Spot API →',
      'Contracts',
      'Orders too?',
      'Yes',
      'Ask us',
    ])
    expect(drawing).toContain('<a href="/docs/spot">')
    expect(html).toContain('<summary>Text version</summary><div><ul>')
  })

  it('says what form it wants when the list has another one', () => {
    const wrong = (
      <ul>
        <li>Only a line</li>
      </ul>
    )
    expect(() => htmlOf(<DecisionChart title="x">{wrong}</DecisionChart>)).toThrow('wants one nested list')
  })
})

/** Points of the curves of a line. */
function sampled(points: readonly Point[]): Point[] {
  const steps = Array.from({ length: 21 }, (_, index) => index / 20)
  return points.flatMap((start, index) => {
    const [one, two, end] = points.slice(index + 1, index + 4)
    if (index % 3 !== 0 || !one || !two || !end) return []
    const along = (axis: 'x' | 'y', t: number) =>
      (1 - t) ** 3 * start[axis] +
      3 * (1 - t) ** 2 * t * one[axis] +
      3 * (1 - t) * t ** 2 * two[axis] +
      t ** 3 * end[axis]
    return steps.map((t) => ({ x: along('x', t), y: along('y', t) }))
  })
}
