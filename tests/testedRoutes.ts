import type { Route } from '../generator/contract/routes.ts'
import { isFull } from './fullRun.ts'

/** How many pages of the other languages the usual run looks at. */
const others = 12

/**
 * The pages that a test looks at which looks at every page: all of them with `--full`, else those of the first language and
 * a dozen of the others, longest first.
 */
export function testedRoutes<Own extends Pick<Route, 'locale' | 'operations'>>(routes: readonly Own[]): readonly Own[] {
  const longestFirst = routes.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  if (isFull) return longestFirst
  const [first] = routes
  const translated = longestFirst.filter(({ locale }) => locale !== first?.locale)
  const chosen = new Set(translated.filter((_, index) => index % Math.ceil(translated.length / others) === 0))
  return longestFirst.filter((route) => route.locale === first?.locale || chosen.has(route))
}

/** A page to visit, and whether axe audits it there: axe takes longer than all else. */
interface Visited {
  readonly url: string
  readonly isAudited: boolean
}

/**
 * The pages that a browser visits: all of them with `--full`, each audited. Else all that are no reference, in the first
 * language, and every sixth of the others; of each kind, axe audits the longest in the first language. Pages of a kind have the
 * same parts, and the text of their HTML is tested without a browser.
 */
export function visitedRoutes<Own extends Pick<Route, 'url' | 'kind' | 'locale' | 'operations'>>(
  routes: readonly Own[],
): readonly Visited[] {
  const longestFirst = routes.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const firstOf = new Map<string, string>()
  for (const { url, kind, locale } of longestFirst)
    if (locale === routes[0]?.locale && !firstOf.has(kind)) firstOf.set(kind, url)
  const audited = new Set(firstOf.values())
  const others = longestFirst.filter(({ kind, locale }) => kind === 'reference' || locale !== routes[0]?.locale)
  const left = new Set(others.filter((_, index) => index % 6 !== 0).map(({ url }) => url))
  return longestFirst
    .filter(({ url }) => isFull || audited.has(url) || !left.has(url))
    .map(({ url }) => ({ url, isAudited: isFull || audited.has(url) }))
}

function sizeOf({ operations }: Pick<Route, 'operations'>): number {
  return operations?.length ?? 0
}
