import { anchorOf } from '../../generator/contract/ids.ts'
import type { Operation, RequestBody } from '../../generator/contract/operation.ts'
import type { ApiChange, Side } from './change.ts'
import { compareContents } from './compareContents.ts'
import { members, part } from './facets.ts'
import { partScope, type Scope } from './scope.ts'
import { prose, required } from './standardFacets.ts'

interface BodyOwner {
  readonly before: Operation
  readonly after: Operation
  readonly side: Side
  readonly owner: Scope
}

export function compareBody(
  before: RequestBody | undefined,
  after: RequestBody | undefined,
  { side, owner, ...ids }: BodyOwner,
): ApiChange[] {
  const kind = { kind: 'body' } as const
  const anchors = { before: anchorOf(ids.before.id, 'body'), after: anchorOf(ids.after.id, 'body') }
  const compare = part<RequestBody>(
    after?.required ? 'required-body-added' : 'body-added',
    'body-removed',
    members<RequestBody>({
      required,
      contents: (old, young) => compareContents(old, young, partScope(owner, kind, side, anchors)),
      description: prose,
    }),
  )
  return compare(before, after, { ...owner, part: kind, side }, 'requestBody')
}
