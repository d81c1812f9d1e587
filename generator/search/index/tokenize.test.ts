import { expect, test } from 'vitest'
import { indexTerms, nameKey, readChunks } from './tokenize.ts'

test.each([
  ['clOrdId', ['cl', 'ord', 'id', 'clordid']],
  ['client_order_id', ['client', 'order', 'id', 'clientorderid']],
  ['/v3/trade/order/opens', ['v3', 'trade', 'order', 'opens']],
  ['BTC_USDT_PERP', ['btc', 'usdt', 'perp', 'btcusdtperp']],
  ['21301', ['21301']],
  ['HTTPStatus', ['http', 'status', 'httpstatus']],
  ['ticker24h', ['ticker', '24h', 'ticker24h']],
  ['ｃｌＯｒｄＩｄ', ['cl', 'ord', 'id', 'clordid']],
])('%j is found by its parts and as a whole', (text, terms) => {
  expect(indexTerms(text)).toEqual(expect.arrayContaining(terms))
})

test('the words of a sentence stand for themselves', () => {
  expect(indexTerms('Cancels one open order.')).toEqual(['cancels', 'one', 'open', 'order'])
})

test('Chinese is found by its words and by pairs of characters', () => {
  expect(indexTerms('查询资金费率')).toEqual(expect.arrayContaining(['查询', '资金', '金费', '费率']))
})

test('characters that no dictionary joins are a word together', () => {
  expect(readChunks('撤单')[0]?.parts).toEqual(['撤单'])
})

test('a chunk knows its place in the text', () => {
  expect(readChunks('use recvWindow here').map(({ start, end }) => [start, end])).toEqual([
    [0, 3],
    [4, 14],
    [15, 19],
  ])
})

test('a name is the same whatever its signs and case', () => {
  expect(['BTC_USDT', 'btc-usdt', 'BTCUSDT', 'btc usdt'].map(nameKey)).toEqual(Array(4).fill('btcusdt'))
})
