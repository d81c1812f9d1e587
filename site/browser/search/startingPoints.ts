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

export interface StartingLink extends PageLink {
  /** Section or group, where another link has the same title. */
  readonly within?: string | undefined
}

async function loadEntries({ file, prefix, path }: SidebarReference): Promise<StartingLink[]> {
  const response = await fetch(file)
  const { items }: Sidebar = await response.json()
  const entries = items.filter((node): node is SidebarEntry => !isCategory(node))
  const offered = entries
    .filter((entry) => entry.path !== path && !entry.deprecated && !isExternal(entry.path))
    .slice(0, most)
  const groupOf = (entry: SidebarEntry) => items.slice(0, items.indexOf(entry) + 1).findLast(({ heading }) => heading)
  return toldApart(
    offered.map((entry) => ({ title: entry.label, url: prefix + entry.path, within: groupOf(entry)?.heading })),
  )
}

/** A title that no other link has needs nothing beside it. */
function toldApart(links: readonly StartingLink[]): StartingLink[] {
  const isAlike = ({ url, title }: StartingLink) => links.some((other) => other.url !== url && other.title === title)
  return links.map((link) => (isAlike(link) ? link : { title: link.title, url: link.url }))
}

/** The main pages of the section that the reader is in, once its sidebar file is there. */
export function useSectionPages({ sidebar }: PageData): readonly StartingLink[] {
  const [pages, setPages] = useState<readonly StartingLink[]>([])

  useEffect(() => {
    if (!sidebar) return
    loadEntries(sidebar).then(setPages, () => {
      // The main navigation is enough to begin with.
    })
  }, [sidebar])

  return pages
}

/** Tools and files that the index of the page's language offers, once it is there. A hosted index offers none. */
export function useTools(index: SearchSource, { sidebar, frame }: PageData): readonly StartingLink[] {
  const [tools, setTools] = useState<readonly StartingLink[]>([])
  const near = sidebar?.id
  const { base } = frame

  useEffect(() => {
    const request = { query: '', near, kind: 'tools' } as const
    searchClient(index)
      .ask(request)
      .then(
        ({ hits }) => setTools(toldApart(hits.map((hit) => toolOf(hit, base)))),
        () => {
          // The dialog says that the index is missing.
        },
      )
  }, [index, near, base])

  return tools
}

function toolOf({ record: { heading, url, sectionLabel } }: SearchHit, base: string): StartingLink {
  return { title: heading, url: withBase(url, base), within: sectionLabel }
}
