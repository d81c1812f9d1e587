import { expect, it } from 'vitest'
import { differingRanges } from './differingRanges.ts'

function marked(a: string, b: string): [string, string] {
  const ranges = differingRanges(a, b)
  const mark = (text: string, side: 'a' | 'b') =>
    ranges.reduceRight((done, { [side]: { start, end } }) => {
      return `${done.slice(0, start)}[${done.slice(start, end)}]${done.slice(end)}`
    }, text)
  return [mark(a, 'a'), mark(b, 'b')]
}

it('marks every fault, not the first alone', () => {
  expect(marked('post\n/order\nlimit=5', 'POST\n/orders\nlimit=6\n')).toEqual([
    '[post]\n/[order]\nlimit=[5]',
    '[POST]\n/[orders]\nlimit=[6\n]',
  ])
})

it('marks whole names and values, whatever letters two of them share', () => {
  expect(marked('symbol=BTC_USDT', 'symbol=ETH_USDT')).toEqual(['symbol=[BTC_USDT]', 'symbol=[ETH_USDT]'])
})

it('marks nothing of equal texts, and all of a text that has no other', () => {
  expect(differingRanges('GET', 'GET')).toEqual([])
  expect(marked('', 'GET')).toEqual(['[]', '[GET]'])
})

it('marks all between beginning and end of a very long text', () => {
  const [a, b] = [`x&${'a&'.repeat(1500)}y`, `x&${'b&'.repeat(1500)}y`]
  expect(differingRanges(a, b)).toEqual([{ a: { start: 2, end: 3001 }, b: { start: 2, end: 3001 } }])
})
