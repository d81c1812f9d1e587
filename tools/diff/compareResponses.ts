import { anchorOf } from '../../generator/contract/ids.ts'
import type { Operation, Response } from '../../generator/contract/operation.ts'
import type { ResponseOutline } from '../../generator/model/view/operationOutline.ts'
import type { ApiChange, Side } from './change.ts'
import { compareContents } from './compareContents.ts'
import { compareParameters } from './compareParameters.ts'
import { compareNote, compareProse } from './facets.ts'
import { shownIn } from './fieldAnchors.ts'
import { match } from './match.ts'
import { changeOf, type Scope } from './scope.ts'

/** Compares responses by status. */
export function compareResponses(before: Operation, after: Operation, side: Side, scope: Scope): ApiChange[] {
  const { both, removed, added } = match(before.responses, after.responses, ({ status }) => status.toUpperCase())
  const partOf = ({ status }: Response): Scope => ({ ...scope, part: { kind: 'response', status } })
  return [
    ...removed.map((response) =>
      changeOf(isSuccess(response) ? 'success-status-removed' : 'error-status-removed', partOf(response), {
        item: response.status,
      }),
    ),
    ...added.map((response) =>
      changeOf(isSuccess(response) ? 'success-status-added' : 'error-status-added', partOf(response), {
        item: response.status,
      }),
    ),
    ...both.flatMap((pair) => {
      const shown = shownIn({ before, after }, scope)
      const outline = (end: 'before' | 'after') =>
        shown(end).responses?.items.find(({ response }) => response === pair[end])
      const ids = { before: before.id, after: after.id }
      return compareResponse(pair.before, pair.after, { ids, side, scope: partOf(pair.after), owner: scope, outline })
    }),
  ]
}

function isSuccess({ status }: Response): boolean {
  return /^[123]/.test(status)
}

interface ResponseOwner {
  readonly ids: { readonly before: string; readonly after: string }
  readonly side: Side
  readonly scope: Scope
  readonly owner: Scope
  readonly outline: (end: 'before' | 'after') => ResponseOutline | undefined
}

function compareResponse(before: Response, after: Response, from: ResponseOwner): ApiChange[] {
  const { ids, side, scope, owner, outline } = from
  const { status } = after
  const anchor = { before: anchorOf(ids.before, before.status), after: anchorOf(ids.after, status) }
  const shown = (end: 'before' | 'after') => outline(end)?.contents ?? []
  return [
    ...compareParameters(before.headers, after.headers, {
      scope: owner,
      side,
      partOf: ({ name }) => ({ kind: 'response header', status, name }),
      anchorOf: ({ name }) => ({
        before: anchorOf(anchor.before, 'headers', name),
        after: anchorOf(anchor.after, 'headers', name),
      }),
      fieldsOf: (_, end) => outline(end)?.headers ?? [],
    }),
    ...compareContents(
      before.contents,
      after.contents,
      { part: { kind: 'response', status }, anchor, side, shown },
      owner,
    ),
    ...compareProse(before.summary, after.summary, scope, 'summary'),
    ...compareProse(before.description, after.description, scope),
    ...compareNote(before.links, after.links, scope, 'links'),
  ]
}
