import { memoizeByObject } from '../../contract/memoize.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { Route } from '../../contract/routes.ts'

/** The generated page that a route shows, and its API; `undefined` for a guide. */
export function findPage(route: Route, apis: readonly Api[]): { api: Api; page: ReferencePage } | undefined {
  const api = apis.find(({ id }) => id === route.api)
  const page = api && byPath(api.pages).get(route.path)
  return api && page ? { api, page } : undefined
}

/** Pages by path, because callers look up each page of an API with thousands. */
const byPath = memoizeByObject(
  // Of two pages with one path the first is shown.
  (pages: Api['pages']) => new Map(pages.toReversed().map((page) => [page.path, page])),
)
