import { createContext, use, useContext } from 'react'
import type { Sidebar } from '../../../generator/contract/routes.ts'

/**
 * Gives the sidebar at the address of a JSON file: the server directly, the browser as one promise a file. The promise of a
 * missing file never resolves, so that the prerendered HTML of the sidebar stays.
 */
export type SidebarSource = (file: string) => Sidebar | Promise<Sidebar>

export const SidebarSourceContext = createContext<SidebarSource | undefined>(undefined)

/** The section's sidebar; suspends until its file is loaded. */
export function useSidebar(file: string): Sidebar {
  const source = useContext(SidebarSourceContext)
  if (!source) throw new Error('a sidebar renders below a SidebarSourceContext')
  const sidebar = source(file)
  return sidebar instanceof Promise ? use(sidebar) : sidebar
}
