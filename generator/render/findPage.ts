import type { Api, ReferencePage } from '../contract/reference.ts'
import type { Route } from '../contract/routes.ts'

/** The generated page that a route shows, and its API; `undefined` for a guide. */
export function findPage(route: Route, apis: readonly Api[]): { api: Api; page: ReferencePage } | undefined {
  const api = apis.find(({ id }) => id === route.api)
  const page = api?.pages.find(({ path }) => path === route.path)
  return api && page ? { api, page } : undefined
}
