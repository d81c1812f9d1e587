import { useEffect } from 'react'
import type { SiteChanges } from '../../../generator/contract/changes.ts'
import { createStore } from '../ui/store.ts'
import { usePage } from './PageContext.ts'

/** By the address of their file. */
const fetched = new Map<string, SiteChanges>()
const known = createStore<ReadonlyMap<string, SiteChanges>>()
const asked = new Set<string>()

/**
 * Dates of the changes, fetched once a session; nothing in the prerendered HTML, before they have come, and where they cannot be
 * had.
 */
export function useSiteChanges(): SiteChanges | undefined {
  const file = usePage().frame.changes?.file
  useEffect(() => {
    if (file !== undefined) void load(file)
  }, [file])
  return known.use((changes) => (file === undefined ? undefined : changes?.get(file)))
}

async function load(file: string): Promise<void> {
  if (asked.has(file)) return
  asked.add(file)
  try {
    fetched.set(file, ofSession(file) ?? (await fetchChanges(file)))
    known.set(new Map(fetched))
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
