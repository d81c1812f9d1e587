import { memoizeByObject } from './memoize.ts'
import { type Sidebar, type SidebarEntry, sidebarEntries, sidebarGroups } from './routes.ts'

/** Place of a page in its sidebar. */
interface SidebarPlace {
  /** The names above it: heading, then category. */
  readonly labels: readonly string[]
  readonly previous?: SidebarEntry | undefined
  readonly next?: SidebarEntry | undefined
}

/** The place of each page of a sidebar, by its path. Of two entries with one path the first counts. */
export const sidebarPlaces = memoizeByObject((sidebar: Sidebar): ReadonlyMap<string, SidebarPlace> => {
  const entries = sidebarEntries(sidebar)
  const above = new Map(
    sidebarGroups(sidebar)
      .toReversed()
      .flatMap(({ labels, entries: own }) => own.map(({ path }) => [path, labels] as const)),
  )
  const place = ({ path }: SidebarEntry, at: number): [string, SidebarPlace] => [
    path,
    { labels: above.get(path) ?? [], previous: entries[at - 1], next: entries[at + 1] },
  ]
  return new Map(entries.map(place).toReversed())
})
