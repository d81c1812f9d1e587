import { expect, test } from 'vitest'
import { findEntry } from './findEntry.ts'
import { venue } from './testing.ts'

test('what stands before the first # names an API, the rest an entry of it', () => {
  expect(findEntry(venue, 'old#placeOldOrder')).toMatchObject({ kind: 'found', value: { api: { id: 'old' } } })
  expect(findEntry(venue, 'old#current#placeOrder').kind).toBe('refused')
})

test('a name of many # is read once', () => {
  expect(findEntry(venue, 'old#'.repeat(100_000)).kind).toBe('refused')
})
