import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Link } from '../Link.tsx'
import { htmlOf, routeTable, textOf } from '../testing.tsx'
import { DecisionChart } from './DecisionChart.tsx'
import { SequenceDiagram } from './SequenceDiagram.tsx'
import { StateDiagram } from './StateDiagram.tsx'
import { layoutSequence, type SequenceStep } from './sequenceLayout.ts'
import { parseStateGraph } from './stateGraph.ts'
import { layoutStates } from './stateLayout.ts'
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
  })
})

describe('layoutSequence', () => {
  it('draws each arrow from who sends, one beneath the other', () => {
    const { arrows, client, server } = layoutSequence(steps)
    expect(arrows.map(({ number, from, heading }) => [number, from, heading])).toEqual([
      [1, client, 'right'],
      [2, server, 'left'],
      [3, client, 'right'],
    ])
    expect(arrows.map(({ y }) => y)).toEqual(arrows.map(({ y }) => y).toSorted((a, b) => a - b))
  })

  it('frames what repeats and keeps it inside the drawing', () => {
    const { repeat, arrows, height } = layoutSequence(steps)
    expect(repeat && repeat.y > (arrows[1]?.y ?? 0)).toBe(true)
    expect(repeat && repeat.y < (arrows[2]?.y ?? 0)).toBe(true)
    expect(repeat && repeat.y + repeat.height <= height).toBe(true)
  })

  it('gives a long label several lines and the room for them', () => {
    const label = 'A label that is far too long to stand on a single line of the drawing'
    const [first] = layoutSequence([{ direction: 'send', style: 'request', label }]).arrows
    const [short] = layoutSequence(steps).arrows
    expect(first && first.lines.length > 1 && short && first.y > short.y).toBe(true)
  })
})

describe('SequenceDiagram', () => {
  const html = htmlOf(<SequenceDiagram title="Session" steps={steps} repeatLabel="repeated" />)

  it('is an image with a title, a description and a list of the same steps', () => {
    expect(html).toMatch(/<svg [^>]*role="img" aria-labelledby="diagram-1-title" aria-describedby="diagram-1-text">/)
    expect(html).toContain('<title id="diagram-1-title">Session</title>')
    expect(textOf(html)).toContain('You send Subscribe You receive Accepted You send Ping repeated')
  })

  it('has no colour and no style of its own', () => {
    expect(html).not.toMatch(/\sstyle="|fill="|stroke="|#[0-9a-f]{3}/)
  })
})

describe('parseStateGraph', () => {
  it('reads states and transitions as a writer types them', () => {
    expect(parseStateGraph('NEW, DONE', 'NEW>DONE: all: filled ; NEW>NEW')).toEqual({
      states: ['NEW', 'DONE'],
      transitions: [
        { from: 'NEW', to: 'DONE', text: 'all: filled' },
        { from: 'NEW', to: 'NEW', text: '' },
      ],
    })
  })

  it('refuses a state that is not there and what is no transition', () => {
    expect(() => parseStateGraph('NEW', 'NEW>DONE')).toThrow('names the state "DONE"')
    expect(() => parseStateGraph('NEW', 'NEW-DONE')).toThrow('is not of the form FROM>TO:text')
  })
})

describe('StateDiagram', () => {
  it('puts a state below those that lead to it, circles aside', () => {
    const { boxes } = layoutStates(parseStateGraph('a,b,c,d', 'a>b;b>c;a>c;c>d;d>b'))
    const heights = boxes.map(({ y }) => y)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })

  it('goes to the right where rows would be too wide', () => {
    const names = ['first_long_state', 'second_long_state', 'third_long_state', 'fourth_long_state']
    const { boxes, width } = layoutStates(
      parseStateGraph(`start,${names}`, names.map((name) => `start>${name}`).join(';')),
    )
    expect(width).toBe(naturalWidth)
    expect(boxes.slice(1).every(({ x }) => x > (boxes[0]?.x ?? 0))).toBe(true)
  })

  const names = ['NEW', 'PARTIALLY_FILLED', '__proto__', 'constructor', 'a', 'b', 'c', 'd']
  const states = fc.subarray(names, { minLength: 1 })
  const graphs = states.chain((names) =>
    fc.record({
      states: fc.constant(names),
      transitions: fc.array(
        fc.record({ from: fc.constantFrom(...names), to: fc.constantFrom(...names), text: fc.constant('') }),
        { maxLength: 14 },
      ),
    }),
  )

  it('draws nothing of no states', () => {
    expect(layoutStates({ states: [], transitions: [] })).toMatchObject({ width: naturalWidth, height: 0, boxes: [] })
  })

  it('draws states, dots and numbers apart from one another and inside the frame, the same every time', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const { width, height, boxes, dots, lines } = layoutStates(graph)
        const shapes = [
          ...boxes,
          ...dots.map((dot) => ({ ...dot, width: 10, height: 10 })),
          ...lines.flatMap(({ mark }) => (mark ? [{ ...mark, width: 21, height: 21 }] : [])),
        ]
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
        expect(layoutStates(graph)).toEqual({ width, height, boxes, dots, lines })
      }),
      { numRuns: 40 },
    )
  })

  it('lists the transitions under their numbers', () => {
    const html = htmlOf(<StateDiagram states="NEW,DONE" transitions="NEW>DONE:Filled." />)
    expect(html).toContain(
      '<ol class="diagram-legend"><li><code>NEW</code> → <code>DONE</code><span> Filled.</span></li></ol>',
    )
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
