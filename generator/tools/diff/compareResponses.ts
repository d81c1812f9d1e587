import { anchorOf } from '../../contract/ids.ts'
import type { Operation, Response } from '../../contract/reference.ts'
import type { ApiChange, Side } from './change.ts'
import { compareContents } from './compareContents.ts'
import { compareParameters } from './compareParameters.ts'
import { compareNote, compareProse } from './compareTexts.ts'
import { match } from './match.ts'
import { changeOf, type Scope } from './scope.ts'
import type { AnchoredHeaders } from './subjects.ts'

/** What comes back, by status. */
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
      const ids = { before: before.id, after: after.id }
      return compareResponse(pair.before, pair.after, { ids, side, scope: partOf(pair.after), owner: scope })
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
}

function compareResponse(before: Response, after: Response, { ids, side, scope, owner }: ResponseOwner): ApiChange[] {
  const { status } = after
  const anchor = { before: anchorOf(ids.before, before.status), after: anchorOf(ids.after, status) }
  const above = { before: headersOf(before, anchor.before), after: headersOf(after, anchor.after) }
  return [
    ...compareParameters(before.headers, after.headers, {
      scope: owner,
      side,
      partOf: ({ name }) => ({ kind: 'response header', status, name }),
      anchorOf: ({ name }) => ({
        before: anchorOf(anchor.before, 'headers', name),
        after: anchorOf(anchor.after, 'headers', name),
      }),
    }),
    ...compareContents(
      before.contents,
      after.contents,
      { part: { kind: 'response', status }, anchor, side, above },
      owner,
    ),
    ...compareProse(before.summary, after.summary, scope, 'summary'),
    ...compareProse(before.description, after.description, scope),
    ...compareNote(before.links, after.links, scope, 'links'),
  ]
}

function headersOf({ headers }: Response, anchor: string): AnchoredHeaders[] {
  return headers.map(({ name, schema }) => ({ schema, anchor: anchorOf(anchor, 'headers', name), isField: true }))
}
