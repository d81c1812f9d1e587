import { posix } from 'node:path'
import { besidePage, type Publishing, type Route } from '../../generator/index.ts'
import type { PageOrigins } from './pageOrigins.ts'

/** Pages that differ from their published files. */
interface DividedPages {
  /** Pages to render. */
  readonly changed: readonly Route[]
  /** Only the sidebar beside them has changed. Their Markdown versions, which show none, are kept already. */
  readonly besides: readonly Route[]
}

/** Compares the input of each page with the input of its published file, and keeps the unchanged pages. */
export function dividePages(
  routes: readonly Route[],
  publishing: Pick<Publishing, 'known' | 'keep'>,
  origins: PageOrigins,
): DividedPages {
  const changed: Route[] = []
  const besides: Route[] = []
  for (const route of routes) {
    const files = [fileOf(route), markdownFileOf(route)]
    const now = origins.get(route.url)
    const [html, markdown] = files.map((file) => publishing.known(file)?.origin)
    const isPage = now !== undefined && html?.page === now.page && markdown?.page === now.page
    const isWhole = html?.sidebar === now?.sidebar
    if (!isPage || !publishing.keep(isWhole ? files : files.slice(1))) changed.push(route)
    else if (!isWhole) besides.push(route)
  }
  return { changed, besides }
}

export function fileOf({ url }: Route): string {
  return posix.join(url, 'index.html').slice(1)
}

/** File of the Markdown version of a page in the site. */
export function markdownFileOf(route: Route): string {
  return besidePage(route, 'md').slice(1)
}
