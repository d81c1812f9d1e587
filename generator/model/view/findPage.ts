import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { Route } from '../../contract/routes.ts'

/** The generated page that a route shows, and its API; `undefined` for a guide. */
export function findPage(route: Route, apis: readonly Api[]): { api: Api; page: ReferencePage } | undefined {
  const api = apis.find(({ id }) => id === route.api)
  const page = api && pagesOf(api).get(route.path)
  return api && page ? { api, page } : undefined
}

/** By their paths: an API with thousands of pages is asked for each. */
const knownPages = new WeakMap<Api['pages'], ReadonlyMap<string, ReferencePage>>()

function pagesOf({ pages }: Api): ReadonlyMap<string, ReferencePage> {
  // Of two pages with one path the first is shown.
  const known = knownPages.get(pages) ?? new Map(pages.toReversed().map((page) => [page.path, page]))
  knownPages.set(pages, known)
  return known
}
