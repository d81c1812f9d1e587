import { expect, test } from 'vitest'
import type { Api } from '../../contract/reference.ts'
import { parseGuide } from '../../load/parseGuide.ts'
import { builtApiOf } from '../../model/testing.ts'
import { guideMarkdown } from './guideMarkdown.ts'
import { referenceMarkdown } from './referenceMarkdown.ts'
import { markdownContextFor } from './testing.ts'

const openapi = `
openapi: 3.1.0
info: { title: Orders, version: '1' }
paths:
  /orders:
    post:
      operationId: placeOrder
      summary: Place order
      description: Places one order. Then more.
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties: { price: { type: string }, type: { type: string } }
              dependentRequired: { price: [type] }
              if: { properties: { type: { enum: [limit, stop] } } }
              then: { required: [price], properties: { hidden: { const: false }, amount: false } }
      responses: { '200': { description: OK } }
  /old-orders:
    post:
      operationId: oldOrder
      deprecated: true
      x-replaced-by: placeOrder
      responses: { '200': { description: OK } }
`

const asyncapi = `
asyncapi: 3.0.0
info: { title: Streams, version: '1' }
x-heartbeat: { idleTimeout: 30s, clientInterval: 20s, ping: { event: ping } }
channels:
  candles:
    address: candles_{interval}
    parameters:
      interval:
        enum: [M1, H1]
        default: M1
        x-enum-descriptions: { M1: One minute., H1: One hour. }
    messages:
      subscribe:
        correlationId: { location: $message.payload#/id }
        payload: { type: object, description: Asks for candles., properties: { id: { type: string } } }
`

const { api } = builtApiOf({ 'openapi.yaml': openapi })
const { api: streams } = builtApiOf({ 'asyncapi.yaml': asyncapi })
const context = markdownContextFor({ apis: [api] })

function twinOf({ pages, ...rest }: Api): string {
  return pages.map((page) => referenceMarkdown(page, { pages, ...rest }, context)).join('\n')
}

function guideMarkdownOf(text: string): string {
  const { value } = parseGuide({ file: 'a.mdx', locale: 'en', path: '/a', text: `---\ntitle: A\n---\n\n${text}\n` })
  return guideMarkdown(value, context)
}

test.each([
  ['the values of a placeholder with what they mean', '- `M1` — One minute.\n  - `H1` — One hour.'],
  ['the default of a placeholder', 'default `M1`'],
  ['what a frame is for', 'Asks for candles.'],
  ['what joins a request and its reply', 'A response carries the same `id` as its request.'],
  ['after how long a silent connection is closed', '- Closed when nothing was sent for `30s`'],
  ['how often a client sends a ping', '- Send a ping every `20s`'],
])('the Markdown version of a channel says %s', (_, text) => {
  expect(twinOf(streams)).toContain(text)
})

test('the Markdown version of a channel names once which messages and fields are unconfirmed', () => {
  const channel = (mark: string) => `asyncapi: 3.0.0
info: { title: Streams, version: '1' }
channels:
  trades:
    address: trades
    ${mark}
    messages:
      ack: { title: Acknowledgement, x-certainty: inferred, payload: { properties: { id: { x-certainty: inferred } } } }
      push: { title: Push, payload: { properties: { fee: { x-certainty: unofficial } } } }
      error: { title: Error, payload: { properties: { fee: { x-certainty: unofficial } } } }
`
  const marksIn = (mark: string) =>
    twinOf(builtApiOf({ 'asyncapi.yaml': channel(mark) }).api).match(/.*unconfirmed.*/gi)
  expect(marksIn('title: Trades')).toEqual(['- Unconfirmed: Acknowledgement, `fee`'])
  expect(marksIn('x-certainty: inferred')).toEqual(['- Unconfirmed: the whole entry'])
})

test('the Markdown version of an operation says which fields of its body ask for others', () => {
  expect(twinOf(api)).toContain('`price` requires `type`.')
  expect(twinOf(api)).toContain('`price` is required when `type` is `limit` or `stop` or left out.')
  expect(twinOf(api)).toContain('`amount` is not allowed when `type` is `limit` or `stop` or left out.')
  expect(twinOf(api)).toContain('`hidden` must be `false` when `type` is `limit` or `stop` or left out.')
})

test('a list of operations says what each does', () => {
  expect(guideMarkdownOf(`<OperationList api="${api.id}" />`)).toContain(
    '- `POST /orders` — [Place order](https://docs.example.com/calls): Places one order. Then more.\n',
  )
})

test('a list of what was replaced names the call that takes the place', () => {
  expect(guideMarkdownOf(`<MigrationMap from="${api.id}" to="${api.id}" />`)).toContain(
    '[Place order](https://docs.example.com/calls) `POST /orders`',
  )
})

test('an operation tells the scopes that its token needs', () => {
  const { api: own } = builtApiOf({
    'openapi.yaml': `
openapi: 3.1.0
info: { title: Trains, version: '1' }
paths:
  /bookings:
    post: { operationId: book, security: [{ oauth: ['bookings:write', read] }], responses: { '200': { description: OK } } }
components:
  securitySchemes: { oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://x.example', scopes: {} } } } }
`,
  })
  const [page] = own.pages
  expect(page && referenceMarkdown(page, own, markdownContextFor({ apis: [own] }))).toContain(
    'Authentication: `oauth` (scopes: `bookings:write`, `read`)',
  )
})
