import { anchorOf } from '../../generator/contract/ids.ts'
import type { Operation, Response } from '../../generator/contract/operation.ts'
import type { ApiChange, End, Side } from './change.ts'
import { compareContents } from './compareContents.ts'
import { compareParameters } from './compareParameters.ts'
import { compareFacets, type Facets } from './facets.ts'
import { compareMatched } from './listFacets.ts'
import { match } from './match.ts'
import { partScope, type Scope } from './scope.ts'
import { compareProse, note, prose } from './standardFacets.ts'

/** Compares responses by status. */
export function compareResponses(before: Operation, after: Operation, side: Side, scope: Scope): ApiChange[] {
  const ids = { before: before.id, after: after.id }
  return compareMatched(
    match(before.responses, after.responses, ({ status }) => status.toUpperCase()),
    {
      added: (response) => (isSuccess(response) ? 'success-status-added' : 'error-status-added'),
      removed: (response) => (isSuccess(response) ? 'success-status-removed' : 'error-status-removed'),
      scopeOf: ({ status }) => ({ ...scope, part: { kind: 'response', status } }),
      valuesOf: ({ status }) => ({ item: status }),
      compare: (old, young, own) => compareResponse(old, young, { ids, side, scope: own, owner: scope }),
    },
  )
}

function isSuccess({ status }: Response): boolean {
  return /^[123]/.test(status)
}

interface ResponseOwner {
  readonly ids: Readonly<Record<End, string>>
  readonly side: Side
  readonly scope: Scope
  readonly owner: Scope
}

function compareResponse(before: Response, after: Response, { ids, side, scope, owner }: ResponseOwner): ApiChange[] {
  const { status } = after
  const anchors = { before: anchorOf(ids.before, before.status), after: anchorOf(ids.after, status) }
  const facets: Facets<Response> = {
    headers: (old, young) =>
      compareParameters(old, young, {
        scope: owner,
        side,
        partOf: ({ name }) => ({ kind: 'response header', status, name }),
        anchorOf: ({ name }, end) => anchorOf(anchors[end], 'headers', name),
      }),
    contents: (old, young) =>
      compareContents(old, young, partScope(owner, { kind: 'response', status }, side, anchors)),
    summary: compareProse,
    description: prose,
    links: note(),
    status: null,
  }
  return compareFacets(before, after, facets, scope)
}
