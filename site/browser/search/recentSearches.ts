import { parseJson } from '../../../generator/contract/json.ts'
import { readStored, removeStored, store } from '../preferences/storage.ts'

const storageKey = 'recent-searches'
const capacity = 6

/** The reader's successful searches in this browser, latest first. */
export function readRecent(): string[] {
  const stored = parseJson(readStored(storageKey) ?? '[]')
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, capacity) : []
}

/** Puts a search in front; the oldest is forgotten when there are too many. */
export function rememberSearch(query: string): void {
  const text = query.trim()
  if (text === '') return
  const others = readRecent().filter((entry) => entry.toLowerCase() !== text.toLowerCase())
  store(storageKey, JSON.stringify([text, ...others].slice(0, capacity)))
}

/** Forgets all searches. */
export function forgetSearches(): void {
  removeStored(storageKey)
}
