import type { LocaleCode } from '../../contract/locales.ts'
import type { Api } from '../../contract/reference.ts'
import { normalizePath, type Route } from '../../contract/routes.ts'
import { nearestName } from '../../load/document/nearestName.ts'

/** The pages that a sidebar may name. */
export interface PageLookup {
  readonly apis: readonly Api[]
  route(path: string, locale: LocaleCode): Route | undefined
  has(path: string): boolean
  /** The page that a mistyped path may mean. */
  near(path: string): string | undefined
}

export function createPageLookup(apis: readonly Api[], routes: readonly Route[]): PageLookup {
  const byPath = new Map(routes.map((route) => [`${route.locale} ${normalizePath(route.path)}`, route]))
  const paths = new Set(routes.map(({ path }) => normalizePath(path)))
  const names = [...paths]
  return {
    apis,
    route: (path, locale) => byPath.get(`${locale} ${normalizePath(path)}`),
    has: (path) => paths.has(normalizePath(path)),
    near: (path) => nearestName(normalizePath(path), names),
  }
}
