import { expect, test } from 'vitest'
import type { Catalog } from '../contract/catalog.ts'
import { createTranslator } from './prose.ts'

function catalog(locale: string, messages: Readonly<Record<string, string>>): Catalog {
  return { api: 'spot', locale, file: `${locale}.po`, messages: new Map(Object.entries(messages)) }
}

test('a text is given in every language that has it', () => {
  const { prose } = createTranslator('en', [catalog('zh', { 'Place order': '下单' }), catalog('fr', {})])
  expect(prose('Place order')).toEqual({ en: 'Place order', zh: '下单' })
  expect(prose('Cancel order')).toEqual({ en: 'Cancel order' })
})

test('white space at the ends and the kind of line ends make no difference', () => {
  const { prose } = createTranslator('en', [catalog('zh', { 'One\nTwo': '一\n二' })])
  expect(prose(' One\r\nTwo\n')).toEqual({ en: 'One\nTwo', zh: '一\n二' })
})

test.each([undefined, null, '', ' \n', 42, {}, ['text']])('%j is no text', (value) => {
  expect(createTranslator('en', []).prose(value)).toBeUndefined()
})

test('a name is the same in every language and wants no translation', () => {
  const { name, texts } = createTranslator('en', [catalog('zh', { px: '价格' })])
  expect(name('px')).toEqual({ en: 'px' })
  expect([...texts]).toEqual([])
})

test('texts are remembered once, in the order they were asked for', () => {
  const { prose, texts } = createTranslator('en', [])
  for (const text of ['B', 'A', 'B ', '']) prose(text)
  expect([...texts]).toEqual(['B', 'A'])
})
