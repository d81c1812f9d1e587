import { expect, test, vi } from 'vitest'
import { createAskedPhrases } from './askedPhrases.ts'
import { createPhrases } from './phrases.ts'

const synonyms = [
  ['cancel', 'revoke'],
  ['下单', '创建订单'],
  ['订单', '委托'],
]

/** Likeness of a query to the phrases of each record. */
function likenesses(query: string, ...asked: readonly string[]): readonly number[] {
  const { pack } = createPhrases(synonyms)
  const phrases = createAskedPhrases(
    asked.map((text, at) => [at, pack(text)] as const),
    synonyms,
  )
  for (const at of asked.keys()) phrases.add(at)
  const found = phrases.find(query)
  return asked.map((_, at) => found.get(at) ?? 0)
}

test('a query is wholly like a phrase with its words in any order and number, or with synonyms of them', () => {
  expect(likenesses('where are my open orders', 'closed orders, order open')).toEqual([1])
  expect(likenesses('revoke an order', 'cancel order')).toEqual([1])
  expect(likenesses('怎么撤销委托', '撤销订单')).toEqual([1])
  expect(likenesses('创建订单 api', '下单')).toEqual([1])
})

test('a query is a little like a phrase that has more words, or fewer', () => {
  const [longer = 0, same = 0, shorter = 0] = likenesses(
    'close all positions',
    'close all positions at once',
    'all positions close',
    'close positions',
  )
  expect(same).toBe(1)
  for (const likeness of [longer, shorter]) {
    expect(likeness).toBeGreaterThan(0.3)
    expect(likeness).toBeLessThan(1)
  }
})

test('a rare word of a query counts more than a frequent one', () => {
  const [rare = 0, frequent = 0] = likenesses(
    'order docker',
    'docker image',
    'order book',
    'order history, order state, open order, cancel order, order type',
  )
  expect(rare).toBeGreaterThan(frequent)
})

test('words of two phrases make no phrase', () => {
  const [across = 0, within = 0] = likenesses('open closed orders', 'open orders, closed orders', 'open closed orders')
  expect(across).toBeLessThan(within)
})

test('an amount asked for is no amount: how many orders, many orders', () => {
  const [asked = 0, told = 0] = likenesses('how many orders', 'how many orders', 'many orders')
  expect(asked).toBeGreaterThan(told)
})

test('a text that is too long for a query is no phrase', () => {
  expect(createPhrases([]).pack('one two three four five six seven eight nine ten')).toBe('')
})

test('a record counts once it is known', () => {
  const phrases = createAskedPhrases([[0, 'open order']], [])
  expect(phrases.find('open orders').size).toBe(0)
  phrases.add(0)
  expect(phrases.find('open orders').get(0)).toBe(1)
})

test('a platform that does not cut Chinese into words finds the same phrases', async () => {
  const queries = ['我的委托怎么撤销', '下单后没有成交怎么办', '币对有哪些', '可以一次撤多少单', 'API 的 key 在哪里']
  const { Segmenter: _, ...rest } = Object.fromEntries(
    Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)]),
  )
  vi.stubGlobal('Intl', rest)
  vi.resetModules()
  const { wordsOf } = (await import('./phrases.ts')).createPhrases([])
  const words = queries.map(wordsOf)
  vi.unstubAllGlobals()
  // Tests share modules: the next one needs a module that cuts words.
  vi.resetModules()
  expect(words).toEqual(queries.map(createPhrases([]).wordsOf))
})
