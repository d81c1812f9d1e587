import { expect, test } from 'vitest'
import { loadedSpecOf } from '../../generator/load/testing.ts'
import { findLostTexts } from './lostTexts.ts'
import { createShownWords } from './shownWords.ts'

const spec = `openapi: 3.1.0
components:
  schemas:
    OrderId:
      title: Id of an order
      description: |-
        Order id. Keep it as [text](/ids): its \`digits\` do not fit into a number.
      example: { description: Not a text. }
      x-vendor: { description: Of another tool. }
    Side:
      enum: [BUY]
      x-enum-descriptions: { BUY: The buyer is first. }
    Order:
      properties: { clientId: { type: string } }
`

const title = '<h2>Id of an order</h2>'
const side = '<table><tr><td>BUY</td><td>The buyer is first.</td></tr></table>'
const field = '<dt><code>clientId</code><b>required</b></dt>'
const text = '<p>Order id. Keep it as <a href="/ids">text</a>: its <code>digits</code> do not fit into a number.</p>'

function lost(text: string, ...articles: string[]): string[] {
  const shown = createShownWords()
  for (const article of articles) shown.add(`<nav>Everything</nav><main>${article}</main>`)
  return findLostTexts(loadedSpecOf({ 'openapi.yaml': text }), shown).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  )
}

test('nothing is lost where each text and each name stands on some page', () => {
  expect(lost(spec, title + side, field + text)).toEqual([])
})

test('each lost text is told at its source, with its first sentence that no page shows', () => {
  expect(lost(spec, '<p>Order id. Keep it as text:</p><pre>{ "clientId": "1" }</pre>')).toEqual([
    'openapi.yaml:5:7 No page shows "Id of an order"',
    'openapi.yaml:6:7 No page shows "its digits do not fit into a number."',
    'openapi.yaml:12:7 No page shows "The buyer is first."',
    'openapi.yaml:14:21 No page shows the field "clientId".',
  ])
})

test('sentences may be shown apart, in any form', () => {
  const apart =
    '<ul><li>Order id.</li><li>Keep it as <b>text</b>: its digits do<br>not fit into a num<wbr>ber.</li></ul>'
  expect(lost(spec, title + side, field + apart)).toEqual([])
})

test.each<[markdown: string, article: string, told: string[]]>([
  ['<p>Send <code>GET</code>.</p> <note>Mind it.</note>', '<p>Send <code>GET</code>.</p><p>Mind it.</p>', []],
  ['<p>Send <code>GET</code>.</p> <note>Mind it.</note>', '<p>Send GET.</p>', ['"Mind it."']],
  ['> [!NOTE]\n> Mind it.', '<div><p>Note</p><p>Mind it.</p></div>', []],
  ['1. Open\n2. Close', '<ol><li>Open</li><li>Close</li></ol>', []],
  ['Open', '<p>Opening hours</p>', ['"Open"']],
])('HTML and Markdown are read as pages show them: %j on %j', (markdown, article, told) => {
  const own = JSON.stringify({ openapi: '3.1.0', components: { schemas: { A: { description: markdown } } } })
  expect(lost(own, article)).toEqual(told.map((sentence) => `openapi.yaml:1:50 No page shows ${sentence}`))
})

test('the headers of an AsyncAPI message are a schema: their keywords are no fields', () => {
  const own = `asyncapi: 3.0.0
components: { messages: { A: { headers: { type: object, properties: { trace: { type: string } } } } } }
`
  expect(lost(own)).toEqual(['openapi.yaml:2:71 No page shows the field "trace".'])
})

test('a text that is said in several places is told once', () => {
  const own = 'openapi: 3.1.0\ncomponents: { schemas: { A: { description: Lost. }, B: { description: Lost. } } }'
  expect(lost(own)).toHaveLength(1)
})
