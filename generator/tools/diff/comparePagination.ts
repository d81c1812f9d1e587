import type { Pagination } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { changeOf, type Scope } from './scope.ts'

const facets = [
  'style',
  'cursor',
  'limit',
  'direction',
  'start',
  'end',
  'defaultLimit',
  'defaultWindow',
  'maxWindow',
] as const

/** How long lists are asked for in pages. */
export function comparePagination(
  before: Pagination | undefined,
  after: Pagination | undefined,
  scope: Scope,
): ApiChange[] {
  if (!before || !after)
    return before === after ? [] : [changeOf(after ? 'pagination-added' : 'pagination-removed', scope)]
  const changed = facets.flatMap((item) =>
    before[item] === after[item]
      ? []
      : [changeOf('pagination-changed', scope, { item, before: before[item], after: after[item] })],
  )
  return [...changed, ...compareSize(before.maxLimit, after.maxLimit, scope)]
}

/** A largest page that is not stated counts as any size. */
function compareSize(before: number | undefined, after: number | undefined, scope: Scope): ApiChange[] {
  if (before === after) return []
  const isRaised = (after ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY)
  return [changeOf(isRaised ? 'page-size-raised' : 'page-size-lowered', scope, { before, after })]
}
