import { expect, it } from 'vitest'
import { frameMarks } from './frameMarks.ts'

function marksOf(...texts: readonly string[]): string[] {
  const frames = texts.map((text, index) => ({ number: index + 1, time: index, direction: 'receive' as const, text }))
  const marks = frameMarks(frames)
  return frames.map(({ number }) => marks.get(number) ?? '')
}

const push = (own: object) =>
  JSON.stringify({ channel: 'orders', data: [{ symbol: 'BTC_USDT', type: 'LIMIT', orderId: '1', ts: 1, ...own }] })

it('names the words in which frames of one message differ', () => {
  const marks = marksOf(
    push({ side: 'BUY', role: '', state: 'NEW', ts: 1700000000001 }),
    push({ side: 'BUY', role: 'TAKER', state: 'FILLED', ts: 1700000000002 }),
    push({ side: 'SELL', state: 'NEW', orderId: '312345678901' }),
  )
  expect(marks).toEqual(['NEW', 'BUY FILLED', 'SELL NEW'])
})

it('names the first figure where no word differs, and no time and no id', () => {
  const filled = (filledQuantity: string, ts: number) => push({ state: 'PARTIALLY_FILLED', ts, filledQuantity })
  expect(marksOf(filled('0.1', 1700000000001), filled('0.25', 1700000000002))).toEqual([
    'filledQuantity 0.1',
    'filledQuantity 0.25',
  ])
})

it('says a flag with its name, and nothing of an empty member', () => {
  expect(marksOf(push({ reduceOnly: true }), push({ reduceOnly: false }))).toEqual([
    'reduceOnly true',
    'reduceOnly false',
  ])
  expect(marksOf(push({ role: null }), push({ role: 'TAKER' }))).toEqual(['', ''])
})

it('names no figure of a list, and reads no deep value', () => {
  const book = (price: string) => JSON.stringify({ bids: [[price, '1']] })
  const deep = (word: string) => `${'['.repeat(1500)}"${word}"${']'.repeat(1500)}`
  expect(marksOf(book('99'), book('98.5'), deep('a'), deep('b'))).toEqual(['', '', '', ''])
})

it('compares no frames of two messages', () => {
  expect(marksOf('{"event":"subscribe","channel":"orders"}', push({ state: 'NEW' }))).toEqual(['', ''])
})

it('says nothing of a frame alone, of no JSON and of a long frame', () => {
  const long = (word: string) => JSON.stringify({ word, rest: 'x'.repeat(20_000) })
  expect(marksOf(push({}), 'ping', 'pong', long('a'), long('b'))).toEqual(['', '', '', '', ''])
})
