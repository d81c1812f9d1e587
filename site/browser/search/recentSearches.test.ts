import { beforeEach, expect, test } from 'vitest'
import { forgetSearches, readRecent, rememberSearch } from './recentSearches.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  globalThis.localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  } as unknown as Storage
})

test('the latest search comes first and no search twice', () => {
  for (const query of ['kline', 'place order', ' Kline ']) rememberSearch(query)
  expect(readRecent()).toEqual(['Kline', 'place order'])
})

test('no more than six are kept', () => {
  for (const query of ['1', '2', '3', '4', '5', '6', '7']) rememberSearch(query)
  expect(readRecent()).toEqual(['7', '6', '5', '4', '3', '2'])
})

test('an empty search is none', () => {
  rememberSearch('  ')
  expect(readRecent()).toEqual([])
})

test('all can be forgotten', () => {
  rememberSearch('kline')
  forgetSearches()
  expect(readRecent()).toEqual([])
})

test('what something else has stored is ignored', () => {
  stored.set('recent-searches', '{"a":1}')
  expect(readRecent()).toEqual([])
  stored.set('recent-searches', 'nonsense')
  expect(readRecent()).toEqual([])
})
