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

function sizeOf({ operations }: Pick<Route, 'operations'>): number {
  return operations?.length ?? 0
}
