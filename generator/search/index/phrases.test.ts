import { expect, test, vi } from 'vitest'
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

test('one Chinese character is no phrase', () => {
  expect(pack('还币, 我的币, 币币')).toBe('')
  expect(['币', '还币', '币币'].map((query) => keysOf(query).whole)).toEqual(['', '', ''])
  expect(isPhrase('的 API key', 'key')).toBe(true)
})

test('a platform that does not cut Chinese into words has the same keys', async () => {
  const queries = ['我的委托怎么撤销', '下单后没有成交怎么办', '币对有哪些', '可以一次撤多少单', 'API 的 key 在哪里']
  const { Segmenter: _, ...rest } = Object.fromEntries(
    Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)]),
  )
  vi.stubGlobal('Intl', rest)
  vi.resetModules()
  const other = (await import('./phrases.ts')).createPhrases([])
  const keys = queries.map((query) => other.keysOf(query).whole)
  vi.unstubAllGlobals()
  // Tests share modules: the next one needs a module that cuts words.
  vi.resetModules()
  expect(keys).toEqual(queries.map((query) => createPhrases([]).keysOf(query).whole))
})
