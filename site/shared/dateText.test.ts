import { describe, expect, it } from 'vitest'
import { dateText } from './dateText.ts'

describe('dateText', () => {
  it.each([
    ['en', 'gregory', '21 November 2026'],
    ['en-US', 'gregory', 'November 21, 2026'],
    ['zh-Hans', 'gregory', '2026年11月21日'],
    ['de', 'gregory', '21. November 2026'],
    ['th', 'buddhist', '21 พฤศจิกายน 2569'],
  ])('writes a day in %s with the %s calendar', (lang, calendar, text) => {
    expect(dateText('2026-11-21T23:59:59Z', { lang, calendar })).toBe(text)
  })
})
