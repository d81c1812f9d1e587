import { expect, test } from 'vitest'
import { localePrefix, localized } from './locales.ts'

test('a text is given in the language that is asked for', () => {
  expect(localized({ en: 'Order', zh: '委托' }, 'zh', 'en')).toEqual({ text: '委托', locale: 'zh' })
})

test('a text that is not translated is given in the default language, and says so', () => {
  expect(localized({ en: 'Order' }, 'zh', 'en')).toEqual({ text: 'Order', locale: 'en' })
})

test('an empty translation is no translation', () => {
  expect(localized({ en: 'Order', zh: '' }, 'zh', 'en')).toEqual({ text: 'Order', locale: 'en' })
})

test('a text that exists in another language only is given in that, and says so', () => {
  expect(localized({ zh: '委托' }, 'en', 'en')).toEqual({ text: '委托', locale: 'zh' })
})

test('no text at all is an empty one', () => {
  expect(localized({}, 'zh', 'en')).toEqual({ text: '', locale: 'en' })
})

test('the default language has no path prefix', () => {
  expect(localePrefix('en', 'en')).toBe('')
  expect(localePrefix('zh', 'en')).toBe('/zh')
})
