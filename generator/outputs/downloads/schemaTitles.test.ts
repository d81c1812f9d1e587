import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../load/document/spec.ts'
import { schemaTitles } from './schemaTitles.ts'

/** Titles of a document by the pointer of their schema. */
function titlesOf(text: string): Readonly<Record<string, unknown>> {
  const found: [string, unknown][] = []
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return
    if (isRecord(value) && typeof value.title === 'string') found.push([pointer, value.title])
    for (const [key, member] of Object.entries(value)) visit(member, `${pointer}/${key}`)
  }
  visit(schemaTitles(load(text)), '')
  return Object.fromEntries(found)
}

const side = '{ type: string, enum: [BUY, SELL] }'

describe('the schemas of an AsyncAPI download', () => {
  it('are named after channel, message and member where they are objects or lists of values', () => {
    const payload = `{ type: object, properties: { data: { type: array, items: { properties: { side: ${side}, px: { type: string } } } } } }`
    const push = '/channels/order_book/messages/push/payload'
    expect(titlesOf(`channels: { order_book: { messages: { push: { payload: ${payload} } } } }`)).toEqual({
      [push]: 'OrderBookPush',
      [`${push}/properties/data/items`]: 'OrderBookPushDataItem',
      [`${push}/properties/data/items/properties/side`]: 'OrderBookPushDataItemSide',
    })
  })

  it('have a title as a whole payload, whatever they hold, also with the format of their language', () => {
    const format = 'application/vnd.aai.asyncapi+json;version=3.0.0'
    const payload = `{ schemaFormat: '${format}', schema: { type: object } }`
    const messages = `{ ping: { payload: { const: ping } }, pong: { payload: ${payload} } }`
    expect(Object.values(titlesOf(`components: { messages: ${messages} }`))).toEqual(['Ping', 'Pong'])
  })

  it('keep a title, and the name that a component has', () => {
    const schemas = `{ Order: { type: object, properties: { side: ${side} } } }`
    const payload = '{ title: Push, properties: { order: { $ref: "#/components/schemas/Order" } } }'
    expect(titlesOf(`components: { messages: { push: { payload: ${payload} } }, schemas: ${schemas} }`)).toEqual({
      '/components/messages/push/payload': 'Push',
      '/components/schemas/Order/properties/side': 'OrderSide',
    })
  })

  it('are named around the parts that make one type', () => {
    const schemas = '{ Frame: { type: object }, Price: { type: string } }'
    const priced = '{ description: Mine, allOf: [{ $ref: "#/components/schemas/Price" }] }'
    const payload = `{ allOf: [{ $ref: "#/components/schemas/Frame" }, { properties: { price: ${priced}, side: ${side} } }] }`
    expect(titlesOf(`components: { messages: { push: { payload: ${payload} } }, schemas: ${schemas} }`)).toEqual({
      '/components/messages/push/payload': 'Push',
      '/components/messages/push/payload/allOf/1/properties/side': 'PushSide',
    })
  })

  it('have a number where a choice has several', () => {
    const payload = '{ oneOf: [{ type: object }, { type: "null" }, { type: object }] }'
    expect(Object.values(titlesOf(`components: { messages: { push: { payload: ${payload} } } }`))).toEqual([
      ...['Push', 'PushOption1', 'PushOption3'],
    ])
  })

  it('have no name twice', () => {
    const message = '{ payload: { type: object } }'
    const text = `
channels:
  order: { messages: { bookPush: ${message} } }
  orderBook: { messages: { push: ${message} } }
components:
  messages: { Push: ${message}, other: { payload: { title: Titled, type: object } }, titled: ${message} }
  schemas: { Push: { type: object } }`
    expect(Object.values(titlesOf(text))).toEqual([
      ...['OrderBookPush', 'OrderBookPush2', 'Push2', 'Titled', 'Titled2'],
    ])
  })

  it('are named in version 2 after the side of the channel', () => {
    const message =
      '{ oneOf: [{ payload: { type: object } }, { payload: { type: object }, headers: { type: object } }] }'
    expect(Object.values(titlesOf(`channels: { orders/new: { subscribe: { message: ${message} } } }`))).toEqual([
      ...['OrdersNewSubscribeOption1', 'OrdersNewSubscribeOption2', 'OrdersNewSubscribeOption2Headers'],
    ])
  })

  it('have none where nothing in the document has a name of letters', () => {
    expect(titlesOf('channels: { "/": { messages: { _: { payload: { type: object } } } } }')).toEqual({})
  })

  it('of another language, examples and recursion stay as they are', () => {
    const avro = "{ schemaFormat: 'application/vnd.apache.avro;version=1.9.0', schema: { type: object } }"
    const text = `
components:
  messages: { push: { payload: ${avro}, examples: [{ payload: { type: object } }] } }
  schemas: { Loop: { allOf: [{ $ref: "#/components/schemas/Loop" }] } }`
    expect(titlesOf(text)).toEqual({})
  })
})
