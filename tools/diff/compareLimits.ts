import type { Pagination, RateLimit } from '../../generator/contract/operation.ts'
import { milliseconds } from '../../generator/model/view/duration.ts'
import type { ApiChange } from './change.ts'
import { compareFacets, compareNote, compareValue, type Facets, named } from './facets.ts'
import { changeOf, type Scope } from './scope.ts'

/** How a list is asked for in pages. */
export function comparePagination(
  before: Pagination | undefined,
  after: Pagination | undefined,
  scope: Scope,
): ApiChange[] {
  if (!before || !after)
    return before === after ? [] : [changeOf(after ? 'pagination-added' : 'pagination-removed', scope)]
  return compareFacets(before, after, paginationFacets, scope)
}

const changed = named('pagination-changed')

const paginationFacets: Facets<Pagination> = {
  ...{
    style: changed,
    cursor: changed,
    next: changed,
    limit: changed,
    direction: changed,
    start: changed,
    end: changed,
  },
  ...{ defaultLimit: changed, defaultWindow: changed, maxWindow: changed },
  maxLimit: (before, after, scope) => compareValue(sizeRule(before, after), before, after, scope),
}

/** Without a largest page any size is allowed. */
function sizeRule(before = Number.POSITIVE_INFINITY, after = Number.POSITIVE_INFINITY) {
  return after > before ? 'page-size-raised' : 'page-size-lowered'
}

/** How often an operation may be called. */
export function compareRateLimit(
  before: RateLimit | undefined,
  after: RateLimit | undefined,
  scope: Scope,
): ApiChange[] {
  if (!before || !after)
    return compareValue(after ? 'rate-limit-added' : 'rate-limit-removed', text(before), text(after), scope)
  const isSameRate = before.requests === after.requests && before.interval === after.interval
  const rate = allowsAll(before, after) ? 'rate-limit-raised' : 'rate-limit-lowered'
  return [
    ...(isSameRate ? [] : [changeOf(rate, scope, { before: text(before), after: text(after) })]),
    ...(['scope', 'group'] as const).flatMap((item) =>
      compareValue('rate-limit-counted-differently', before[item], after[item], scope, item),
    ),
    ...compareNote(before.certainty, after.certainty, scope, 'certainty'),
  ]
}

/**
 * Whether every series of calls that was allowed still is. A shorter new window may meet the whole old budget at once;
 * a longer new window may meet as many old budgets as old windows begin in it.
 */
function allowsAll(before: RateLimit, after: RateLimit): boolean {
  const [old, young] = [milliseconds(before.interval), milliseconds(after.interval)]
  if (old === undefined || young === undefined) return false
  return after.requests >= before.requests * Math.max(1, Math.ceil(young / old))
}

function text(limit: RateLimit | undefined): string | undefined {
  return limit && `${limit.requests}/${limit.interval}`
}
