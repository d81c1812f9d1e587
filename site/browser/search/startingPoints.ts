import { useEffect, useState } from 'react'
import { isCategory, type Sidebar, type SidebarEntry } from '../../../generator/contract/routes.ts'
import type { SearchHit, SearchSource } from '../../../generator/contract/search.ts'
import { type Frame, linksOf } from '../../shared/frame.ts'
import type { PageData, PageLink, SidebarReference } from '../../shared/pageData.ts'
import { isExternal, withBase } from '../../shared/url.ts'
import { searchClient } from './searchClient.ts'

/** Pages of the section that are offered before anything is typed. */
const most = 5

/** Links of the main navigation that stay in the site. */
export function frameLinks(frame: Frame): PageLink[] {
  return linksOf(frame)
    .filter(({ external }) => !external)
    .map(({ label, url }) => ({ title: label, url }))
}

async function loadEntries({ file, prefix, path }: SidebarReference): Promise<PageLink[]> {
  const response = await fetch(file)
  const { items }: Sidebar = await response.json()
  const entries = items.filter((node): node is SidebarEntry => !isCategory(node))
  return entries
    .filter((entry) => entry.path !== path && !entry.deprecated && !isExternal(entry.path))
    .slice(0, most)
    .map((entry) => ({ title: entry.label, url: prefix + entry.path }))
}

/** The main pages of the section that the reader is in, once its sidebar file is there. */
export function useSectionPages({ sidebar }: PageData): readonly PageLink[] {
  const [pages, setPages] = useState<readonly PageLink[]>([])

  useEffect(() => {
    if (!sidebar) return
    loadEntries(sidebar).then(setPages, () => {
      // The main navigation is enough to begin with.
    })
  }, [sidebar])

  return pages
}

interface StartingTool extends PageLink {
  /** The section, where another tool has the same title. */
  readonly section?: string
}

/** Tools and files that the index of the page's language offers, once it is there. A hosted index offers none. */
export function useTools(index: SearchSource, { sidebar, frame }: PageData): readonly StartingTool[] {
  const [tools, setTools] = useState<readonly StartingTool[]>([])
  const near = sidebar?.id
  const { base } = frame

  useEffect(() => {
    const request = { query: '', near, kind: 'tools' } as const
    searchClient(index)
      .ask(request)
      .then(
        ({ hits }) => setTools(hits.map((hit) => toolOf(hit, { hits, base }))),
        () => {
          // The dialog says that the index is missing.
        },
      )
  }, [index, near, base])

  return tools
}

function toolOf(
  { record }: SearchHit,
  { hits, base }: { readonly hits: readonly SearchHit[]; readonly base: string },
): StartingTool {
  const isAlone = hits.every((hit) => hit.record === record || hit.record.heading !== record.heading)
  const link = { title: record.heading, url: withBase(record.url, base) }
  return isAlone || record.sectionLabel === undefined ? link : { ...link, section: record.sectionLabel }
}
