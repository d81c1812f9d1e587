import { expect, test } from 'vitest'
import { defaultLocaleOf, isMenu } from './config.ts'

test('the first language of a site is its default', () => {
  const locale = (code: string) => ({ code, label: code, lang: code, dir: 'ltr', calendar: 'gregory' }) as const
  expect(defaultLocaleOf({ locales: [locale('zh'), locale('en')] })).toBe('zh')
})

test('a navigation item with items is a menu', () => {
  expect(isMenu({ label: { en: 'SDK' }, items: [] })).toBe(true)
  expect(isMenu({ label: { en: 'FAQ' }, href: '/faq' })).toBe(false)
})
