import { expect, test } from 'vitest'
import { createPhrases, unpackPhrases } from './phrases.ts'

const { pack, keysOf } = createPhrases([
  ['cancel', 'revoke'],
  ['下单', '创建订单'],
  ['订单', '委托'],
])

function isPhrase(query: string, asked: string): boolean {
  return unpackPhrases(pack(asked)).includes(keysOf(query).whole)
}

test('a phrase is found by its words in any order and number, and by synonyms of them', () => {
  expect(isPhrase('where are my open orders', 'closed orders, order open')).toBe(true)
  expect(isPhrase('revoke an order', 'cancel order')).toBe(true)
  expect(isPhrase('委托怎么撤销', '撤销订单')).toBe(true)
  expect(isPhrase('创建订单 api', '下单')).toBe(true)
})

test('a part of a phrase, or words of two phrases, are none', () => {
  expect(isPhrase('open', 'open orders')).toBe(false)
  expect(isPhrase('open closed orders', 'open orders, closed orders')).toBe(false)
  expect(isPhrase('', 'the of, open orders')).toBe(false)
})

test('a long query is also compared without each of its words', () => {
  const [key] = unpackPhrases(pack('close all positions'))
  expect(keysOf('close all positions quickly').shorter).toContain(key)
  expect(keysOf('close positions quickly').shorter).toEqual([])
})

test('texts too long for a query have no key', () => {
  expect(pack('one two three four five six seven eight nine ten')).toBe('')
})
