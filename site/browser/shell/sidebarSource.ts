import { createContext, use, useContext } from 'react'
import type { Sidebar } from '../../../generator/contract/routes.ts'

/**
 * Gives the sidebar of a JSON file's address: the server has it at hand, the browser a promise of it, the same one for
 * the same file. The promise of a file that cannot be had stays open: then the sidebar's prerendered HTML stands.
 */
export type SidebarSource = (file: string) => Sidebar | Promise<Sidebar>

export const SidebarSourceContext = createContext<SidebarSource | undefined>(undefined)

async function loadSidebar(file: string): Promise<Sidebar> {
  try {
    const response = await fetch(file)
    if (response.ok) return await response.json()
  } catch {
    // Without the file the reader misses nothing but what the HTML does not hold.
  }
  return new Promise(() => {})
}

/** A source for the browser: one request a file, however often it is asked for. */
export function createSidebarSource(): SidebarSource {
  const known = new Map<string, Promise<Sidebar>>()
  return (file) => {
    const sidebar = known.get(file) ?? loadSidebar(file)
    known.set(file, sidebar)
    return sidebar
  }
}

/** The section's sidebar; suspends until its file is loaded. */
export function useSidebar(file: string): Sidebar {
  const source = useContext(SidebarSourceContext)
  if (!source) throw new Error('a sidebar renders below a SidebarSourceContext')
  const sidebar = source(file)
  return sidebar instanceof Promise ? use(sidebar) : sidebar
}
