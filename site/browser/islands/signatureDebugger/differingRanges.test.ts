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
  expect(marked('post\n/order\nlimit=5', 'POST\n/orders\nlimit=6')).toEqual([
    '[post]\n/order[]\nlimit=[5]',
    '[POST]\n/order[s]\nlimit=[6]',
  ])
})

it('marks nothing of equal texts, and all of a text that has no other', () => {
  expect(differingRanges('GET', 'GET')).toEqual([])
  expect(marked('', 'GET')).toEqual(['[]', '[GET]'])
})

it('marks all between beginning and end of a very long text', () => {
  const [a, b] = [`x${'a'.repeat(3000)}y`, `x${'b'.repeat(3000)}y`]
  expect(differingRanges(a, b)).toEqual([{ a: { start: 1, end: 3001 }, b: { start: 1, end: 3001 } }])
})
