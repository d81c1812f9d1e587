import { expect, test } from 'vitest'
import { findTerms } from './findTerms.ts'

/** The text with brackets around the found terms. */
function marked(text: string, ...terms: string[]): string {
  let result = ''
  let last = 0
  for (const [start, end] of findTerms(text, terms)) {
    result += `${text.slice(last, start)}[${text.slice(start, end)}]`
    last = end
  }
  return result + text.slice(last)
}

test('marks a word in whatever case it is written', () => {
  expect(marked('Place an ORDER', 'order')).toBe('Place an [ORDER]')
})

test('marks a word to its end when the term is its stem', () => {
  expect(marked('Orders are cancelled', 'order', 'cancel')).toBe('[Orders] are [cancelled]')
})

test('leaves a term in the middle of a word alone', () => {
  expect(marked('Reorder the border', 'order')).toBe('Reorder the border')
})

test('marks no more than the term in a word that goes on as another', () => {
  expect(marked('orderbook', 'order')).toBe('[order]book')
})

test('marks a part of a name in camel case and of a path', () => {
  expect(marked('clOrdId in /v3/trade/bills', 'ord', 'trade')).toBe('cl[Ord]Id in /v3/[trade]/bills')
})

test('marks Chinese wherever it stands, and what touches as one', () => {
  expect(marked('请先撤单再下单', '撤单', '下单')).toBe('请先[撤单]再[下单]')
  expect(marked('批量下单', '批量', '下单')).toBe('[批量下单]')
})

test('marks a code whole', () => {
  expect(marked('Error 21301: too many requests', '21301')).toBe('Error [21301]: too many requests')
})

test('marks no single Latin letter', () => {
  expect(marked('a b c', 'a')).toBe('a b c')
})
