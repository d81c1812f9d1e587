import type { RateLimit } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { compareNote } from './compareTexts.ts'
import { milliseconds } from './duration.ts'
import { changeOf, type Scope } from './scope.ts'

/** How often an operation may be called. */
export function compareRateLimit(
  before: RateLimit | undefined,
  after: RateLimit | undefined,
  scope: Scope,
): ApiChange[] {
  if (!before || !after)
    return before === after
      ? []
      : [
          changeOf(after ? 'rate-limit-added' : 'rate-limit-removed', scope, {
            before: text(before),
            after: text(after),
          }),
        ]
  const isSameRate = before.requests === after.requests && before.interval === after.interval
  const rate = allowsAll(before, after) ? 'rate-limit-raised' : 'rate-limit-lowered'
  return [
    ...(isSameRate ? [] : [changeOf(rate, scope, { before: text(before), after: text(after) })]),
    ...(['scope', 'group'] as const).flatMap((item) =>
      before[item] === after[item]
        ? []
        : [changeOf('rate-limit-counted-differently', scope, { item, before: before[item], after: after[item] })],
    ),
    ...compareNote(before.certainty, after.certainty, scope, 'certainty'),
  ]
}

/**
 * Whether every series of calls that was allowed still is. Within a window that is not longer than the old one, all of the
 * old budget may come at once; within a longer one, as many budgets as old windows begin in it.
 */
function allowsAll(before: RateLimit, after: RateLimit): boolean {
  const [old, young] = [milliseconds(before.interval), milliseconds(after.interval)]
  if (old === undefined || young === undefined) return false
  return after.requests >= before.requests * Math.max(1, Math.ceil(young / old))
}

function text(limit: RateLimit | undefined): string | undefined {
  return limit && `${limit.requests}/${limit.interval}`
}
