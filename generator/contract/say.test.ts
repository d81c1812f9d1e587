import { expect, test } from 'vitest'
import { sayOf } from './say.ts'

const sayIn = sayOf({ en: { news: 'News of {brand}: {title}' }, zh: { news: '{brand} 资讯：{title}' } })

test('a text has its places filled, but for those without a value', () => {
  expect(sayIn('zh')('news', { brand: 'Meridian', title: '$&' })).toBe('Meridian 资讯：$&')
  expect(sayIn('en')('news', { brand: 'Meridian' })).toBe('News of Meridian: {title}')
})

test('a language without texts has those in English', () => {
  expect(sayIn('fr')('news', { brand: 'A', title: 'B' })).toBe('News of A: B')
})
