import { createContext, useContext } from 'react'
import type { PageData } from '../../shared/pageData.ts'

export const PageContext = createContext<PageData | undefined>(undefined)

/** The page on screen. */
export function usePage(): PageData {
  const page = useContext(PageContext)
  if (!page) throw new Error('the shell renders below a PageContext')
  return page
}
