import type { Sidebar } from '../../../generator/contract/routes.ts'
import type { SidebarSource } from './sidebarSource.ts'

interface LoadedSidebars {
  readonly source: SidebarSource
  /** Resolves when a file is there, or cannot be had. */
  readonly prepare: (file: string) => Promise<void>
}

/** The sidebars in the browser: one request a file, however often it is asked for. */
export function createLoadedSidebars(): LoadedSidebars {
  const loaded = new Map<string, Sidebar>()
  const loading = new Map<string, Promise<void>>()
  const waiting = new Map<string, Promise<Sidebar>>()

  async function load(file: string): Promise<void> {
    const response = await fetch(file).catch(() => undefined)
    const sidebar: Sidebar | undefined = response?.ok ? await response.json().catch(() => undefined) : undefined
    if (sidebar) loaded.set(file, sidebar)
  }

  function prepare(file: string): Promise<void> {
    const own = loading.get(file) ?? load(file)
    loading.set(file, own)
    return own
  }

  async function wait(file: string): Promise<Sidebar> {
    await prepare(file)
    return loaded.get(file) ?? new Promise(() => {})
  }

  function source(file: string): Sidebar | Promise<Sidebar> {
    // A promise that was given stays the answer: React replays a render with the hooks of its first try, `use` among them.
    const waited = waiting.get(file)
    const own = loaded.get(file)
    if (own && !waited) return own
    const promise = waited ?? wait(file)
    waiting.set(file, promise)
    return promise
  }

  return { source, prepare }
}
