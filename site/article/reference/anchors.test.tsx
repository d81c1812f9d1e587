import { describe, expect, it } from 'vitest'
import type { Operation as OperationModel, Parameter } from '../../../generator/contract/operation.ts'
import type { SchemaNode } from '../../../generator/contract/schema.ts'
import { SecondHeading } from '../elements.tsx'
import { api, htmlOf, operation, renderInArticle, routeTable, text } from '../testing.tsx'
import { Channel } from './channel/Channel.tsx'
import { ConnectionRules } from './channel/ConnectionRules.tsx'
import { Message } from './channel/Message.tsx'
import { channel, message, streamApi } from './channel/testing.ts'
import { Endpoint } from './Endpoint.tsx'
import { Errors } from './Errors.tsx'
import { Operation } from './Operation.tsx'
import { Parameters } from './Parameters.tsx'
import { RequestBody } from './RequestBody.tsx'
import { Responses } from './Responses.tsx'
import { Schema } from './Schema.tsx'

function object(fields: Readonly<Record<string, SchemaNode>>): SchemaNode {
  const properties = Object.entries(fields).map(([name, schema]) => ({ name, required: true, schema }))
  return { types: ['object'], properties }
}

function parameter(name: string, place: Parameter['in'], schema: SchemaNode = text): Parameter {
  return { name, in: place, required: true, schema, examples: [] }
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].flatMap(([, id]) => id ?? [])
}

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

function pageOf(...operations: readonly OperationModel[]) {
  const parts = operations.map(({ id }) => (
    <Operation key={id} of={id}>
      <Endpoint of={id} />
      <Parameters of={id} in="query" />
      <RequestBody of={id} />
      <Responses of={id} />
      <Errors of={id} />
    </Operation>
  ))
  return renderInArticle(parts, { api: api({ operations }) })
}

const inHeaders = object({ headers: object({ a: text, b: text }) })

describe('anchors', () => {
  it('of a body’s field and of a header are two, and the link of each leads to it', () => {
    const contents = [{ mediaType: 'application/json', schema: inHeaders, examples: [] }]
    const response = { status: '200', headers: [parameter('a', 'header')], links: [], contents }
    const html = pageOf(operation({ responses: [response] })).html
    expect(idsIn(html).filter((id) => id.startsWith('placeOrder.200.'))).toEqual([
      'placeOrder.200.headers.a',
      'placeOrder.200.headers',
      'placeOrder.200.headers.a-2',
      'placeOrder.200.headers.b',
    ])
    expect(html).toMatch(
      /id="placeOrder\.200\.headers\.a-2"><dt><code>a<\/code><a class="anchor" href="#placeOrder\.200\.headers\.a-2"/,
    )
  })

  it('of a part’s headers and of a body’s fields are two', () => {
    const encodings = [{ part: 'file', headers: [parameter('a', 'header')] }]
    const content = { mediaType: 'multipart/form-data', schema: object({ file: inHeaders }), encodings, examples: [] }
    const html = pageOf(operation({ requestBody: { required: true, contents: [content] } })).html
    expect(repeated(idsIn(html))).toEqual([])
  })

  it('of parameters differ where names look alike, or where one is called like a field of another', () => {
    const names = ['a b', 'a-b', 'filter.size']
    const parameters = [
      parameter('filter', 'query', object({ size: text })),
      ...names.map((name) => parameter(name, 'query')),
    ]
    expect(idsIn(pageOf(operation({ parameters })).html).filter((id) => id.startsWith('placeOrder.query.'))).toEqual([
      'placeOrder.query.filter',
      'placeOrder.query.filter.size',
      'placeOrder.query.a-b',
      'placeOrder.query.a-b-2',
      'placeOrder.query.filter.size-2',
    ])
  })

  it('of a stream’s item, of a further content type and of fields called like them differ', () => {
    const contents = [
      {
        mediaType: 'application/json',
        schema: object({ item: object({ a: text }), 'text/plain': text }),
        itemSchema: object({ a: text }),
        examples: [],
      },
      { mediaType: 'text/plain', schema: text, examples: [] },
    ]
    const html = pageOf(operation({ responses: [{ status: '200', headers: [], links: [], contents }] })).html
    expect(repeated(idsIn(html))).toEqual([])
  })

  it('of operations differ whatever their ids are, and so do those of errors', () => {
    const query = { parameters: [parameter('a', 'query')] }
    const page = pageOf(
      operation({ ...query, errors: ['no funds', 'no-funds'] }),
      operation({ ...query, id: 'placeOrder.query' }),
      operation({ ...query, id: 'placeOrder.query.a' }),
    )
    expect(repeated(idsIn(page.html))).toEqual([])
    expect(repeated(page.headings.map(({ id }) => id))).toEqual([])
  })

  it('of a heading in prose and of an operation below it differ, and the operation keeps its own', () => {
    const parts = (
      <>
        <SecondHeading id="placeOrder">Place orders</SecondHeading>
        <Operation of="placeOrder" />
      </>
    )
    const { html } = renderInArticle(parts, { api: api({ operations: [operation({})] }) })
    expect(html).toContain('<h2 id="placeOrder-2">')
    expect(html).toContain('<section class="operation" id="placeOrder">')
  })

  it('of a schema in requests and of its field of that name differ', () => {
    const order = object({ request: { ...text, readOnly: true }, size: text })
    expect(idsIn(htmlOf(<Schema of="Order" />, { api: api({ schemas: { Order: order } }) }))).toEqual(
      expect.arrayContaining(['Order', 'Order.request', 'Order.request-2', 'Order.request-2.size']),
    )
  })

  it('of messages, their headers and placeholders differ', () => {
    const book = channel({
      parameters: [
        { name: 'a b', values: [] },
        { name: 'a-b', values: [] },
      ],
      messages: [
        message({ id: 'update', headers: object({ a: text }), payload: inHeaders }),
        message({ id: 'update.headers', payload: object({ a: text }) }),
      ],
    })
    const parts = (
      <>
        <Channel of="book">
          <Message of="book" message="update" />
          <Message of="book" message="update.headers" />
        </Channel>
        <ConnectionRules />
      </>
    )
    const html = htmlOf(parts, { api: streamApi([book]), routes: routeTable('/streams/book') })
    expect(idsIn(html)).toContain('book.update.headers.a-2')
    expect(repeated(idsIn(html))).toEqual([])
  })
})
