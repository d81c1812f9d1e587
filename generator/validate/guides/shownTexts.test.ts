import { expect, test } from 'vitest'
import { loadedSpecOf } from '../../load/testing.ts'
import { checkShownTexts } from './shownTexts.ts'

const spec = loadedSpecOf({
  'openapi.yaml': `openapi: 3.1.0
components:
  schemas:
    OrderId:
      type: string
      description: |-
        Order id. Keep it as [text](/ids): its \`digits\` do not fit into a number.
      example: { description: Not a text. }
    Unused:
      description: Nobody refers to it.
    Failure:
      type: object
      x-page: /errors
      description: A guide says it.
`,
})
const text = 'Order id. Keep it as [text](/ids): its `digits` do not fit into a number.'
const texts = new Map([[spec.api, new Set([text, 'A guide says it.'])]])

function findings(...pages: string[]) {
  return checkShownTexts({ specs: [spec], texts, pages }).map(({ file, line, message }) => `${file}:${line} ${message}`)
}

test('a description that no page shows is named with its first such sentence', () => {
  expect(findings('# Orders\n\nOrder id. Keep it as [text](https://example.com/ids):')).toEqual([
    'openapi.yaml:6 No page shows "its `digits` do not fit into a number."',
  ])
  expect(checkShownTexts({ specs: [spec], texts, pages: [] })).toMatchObject([
    { code: 'text-not-shown', severity: 'info', line: 6 },
  ])
})

test('HTML of a description is read as pages show it', () => {
  const html = '<p>Send <code>GET</code>.</p> <note>Mind it.</note>'
  const own = loadedSpecOf({ 'openapi.yaml': `components: { schemas: { A: { description: "${html}" } } }` })
  const input = { specs: [own], texts: new Map([[own.api, new Set([html])]]) }
  expect(checkShownTexts({ ...input, pages: ['Send `GET`.\n\nMind it.'] })).toEqual([])
  expect(checkShownTexts({ ...input, pages: ['Send `GET`.'] })).toMatchObject([{ code: 'text-not-shown' }])
})

test('a description is shown when its sentences are, in whatever place and form', () => {
  expect(
    findings(
      '- `id` — The order. Keep it as [text](https://example.com/ids): its digits do not fit\n  into a number.',
      '| Field | Text |\n| --- | --- |\n| `id` | Order id. |',
    ),
  ).toEqual([])
})
