import type { Pagination, RateLimit } from '../../generator/contract/operation.ts'
import { milliseconds } from '../../generator/model/view/duration.ts'
import { type Comparison, compareFacets, compareValue, type Facets, members, named, part } from './facets.ts'
import { compareNames } from './listFacets.ts'
import { note } from './standardFacets.ts'

const changed = named('pagination-changed')

/** Facet of the pagination of a list. */
export const pagination = part<Pagination>(
  'pagination-added',
  'pagination-removed',
  members<Pagination>({
    ...{ style: changed, cursor: changed, next: changed, limit: changed, direction: changed, start: changed },
    ...{ end: changed, defaultLimit: changed, defaultWindow: changed, maxWindow: changed },
    maxLimit: (before, after, scope) => compareValue(sizeRule(before, after), before, after, scope),
  }),
)

/** Without a largest page any size is allowed. */
function sizeRule(before = Number.POSITIVE_INFINITY, after = Number.POSITIVE_INFINITY) {
  return after > before ? 'page-size-raised' : 'page-size-lowered'
}

/** The codes that an operation may answer with. */
export const errorCodes: Comparison<readonly (number | string)[] | undefined> = (before = [], after = [], scope) =>
  compareNames(before.map(String), after.map(String), codeRules, scope, (item) => ({ item }))

const codeRules = { added: 'error-code-added', removed: 'error-code-removed' } as const

/** Facet of the rate limit of an operation. */
export const rateLimit: Comparison<RateLimit | undefined> = (before, after, scope) => {
  const rule = !before ? 'rate-limit-added' : !after ? 'rate-limit-removed' : rateRule(before, after)
  const rate = compareValue(rule, text(before), text(after), scope)
  return before && after ? [...rate, ...compareFacets(before, after, rateFacets, scope)] : rate
}

const rateFacets: Facets<RateLimit> = {
  ...{ requests: null, interval: null },
  ...{ scope: named('rate-limit-counted-differently'), group: named('rate-limit-counted-differently') },
  certainty: note(),
}

/**
 * A limit is raised if every series of calls that was allowed still is. A shorter new window may meet the whole old budget
 * at once; a longer new window may meet as many old budgets as old windows begin in it.
 */
function rateRule(before: RateLimit, after: RateLimit) {
  const [old, young] = [milliseconds(before.interval), milliseconds(after.interval)]
  const isCovered =
    old !== undefined && young !== undefined && after.requests >= before.requests * Math.max(1, Math.ceil(young / old))
  return isCovered ? 'rate-limit-raised' : 'rate-limit-lowered'
}

function text(limit: RateLimit | undefined): string | undefined {
  return limit && `${limit.requests}/${limit.interval}`
}
