import { expect, it } from 'vitest'
import { builtApiOf } from '../../../generator/model/testing.ts'
import { ladderOf } from './ladder.ts'

const bookOf = (update: string) =>
  builtApiOf({
    'asyncapi.yaml': `asyncapi: 3.0.0
info: {title: Books, version: "1"}
servers: {public: {host: ws.example.com, protocol: wss}}
channels:
  book:
    address: book
    x-book:
      records: /data
      symbol: /s
      bids: /bids
      asks: /asks
      snapshot: push
      start: {at: /action, is: snapshot}
    messages:
      push:
        payload: {type: object}
        examples:
          - payload: {action: snapshot, data: [{s: A, asks: [["102", "4"], ["101", "5"]], bids: [["99", "7"], ["98", "1"]]}]}
          - payload: ${update}
operations: {receive: {action: send, channel: {$ref: "#/channels/book"}}}
`,
  }).api

it('tells the levels of a book before and after an update, the dearest first', () => {
  const api = bookOf('{action: update, data: [{s: A, asks: [], bids: [["99", "3"], ["98", "0"], ["97.5", "2"]]}]}')
  expect(ladderOf(api, 'book')).toEqual([
    { side: 'asks', price: '102', before: '4', after: '4' },
    { side: 'asks', price: '101', before: '5', after: '5' },
    { side: 'bids', price: '99', before: '7', after: '3' },
    { side: 'bids', price: '98', before: '1' },
    { side: 'bids', price: '97.5', after: '2' },
  ])
})

it('compares the states of one symbol, when the examples have several', () => {
  const another = '{action: snapshot, data: [{s: B, asks: [["5", "1"]], bids: [["4", "1"]]}]}'
  const update = '{action: update, data: [{s: A, asks: [["101", "0"]], bids: []}]}'
  const levels = ladderOf(bookOf(`${another}\n          - payload: ${update}`), 'book')
  expect(levels.map(({ price }) => price)).toEqual(['102', '101', '99', '98'])
  expect(levels[1]).toEqual({ side: 'asks', price: '101', before: '5' })
})

it('knows a level whose price is written in another way', () => {
  const api = bookOf('{action: update, data: [{s: A, asks: [], bids: [["99.00", "3"]]}]}')
  expect(ladderOf(api, 'book')).toContainEqual({ side: 'bids', price: '99.00', before: '7', after: '3' })
})

it('refuses a channel without a rule for its book', () => {
  expect(() => ladderOf(bookOf('{}'), 'other')).toThrow('no channel "other" with x-book')
})
