import { expect, it } from 'vitest'
import { daysUntil } from './countDays.ts'

const noon = Date.parse('2026-11-29T12:00:00Z')

it('counts whole days in the language of the page', () => {
  expect(daysUntil('2026-12-22', 'en', noon)).toBe('(in 23 days)')
  expect(daysUntil('2026-12-22', 'zh-Hans', noon)).toBe('(23天后)')
})

it('counts days that have gone', () => {
  expect(daysUntil('2026-11-27', 'en', noon)).toBe('(2 days ago)')
})

it('says nothing of what is no day', () => {
  expect(daysUntil('soon', 'en', noon)).toBe('')
})
