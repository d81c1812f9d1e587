import { useEffect, useSyncExternalStore } from 'react'
import type { SiteChanges } from '../../../generator/contract/changes.ts'
import { usePage } from './PageContext.ts'

/** By the address of their file. */
const known = new Map<string, SiteChanges>()
const asked = new Set<string>()
const listeners = new Set<() => void>()

/**
 * Dates of the changes, fetched once a session; nothing in the prerendered HTML, before they have come, and where they cannot be
 * had.
 */
export function useSiteChanges(): SiteChanges | undefined {
  const file = usePage().frame.changes?.file
  useEffect(() => {
    if (file !== undefined) void load(file)
  }, [file])
  return useSyncExternalStore(
    listen,
    () => (file === undefined ? undefined : known.get(file)),
    () => undefined,
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load(file: string): Promise<void> {
  if (asked.has(file)) return
  asked.add(file)
  try {
    known.set(file, ofSession(file) ?? (await fetchChanges(file)))
    for (const listener of listeners) listener()
  } catch {
    // The reader misses a hint, and nothing of the documentation.
  }
}

async function fetchChanges(file: string): Promise<SiteChanges> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  const text = await response.text()
  const changes: SiteChanges = JSON.parse(text)
  try {
    sessionStorage.setItem(storageKey(file), text)
  } catch {
    // The next page asks again.
  }
  return changes
}

function ofSession(file: string): SiteChanges | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(file)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function storageKey(file: string): string {
  return `changes:${file}`
}
