import type { Binding } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { match } from './match.ts'
import { asJson, isSameJson } from './sameJson.ts'
import { changeOf, type Scope } from './scope.ts'

/** What a protocol is told beside the messages. */
export function compareBindings(
  before: readonly Binding[] = [],
  after: readonly Binding[] = [],
  scope: Scope,
): ApiChange[] {
  const { both, removed, added } = match(before, after, ({ protocol }) => protocol)
  const changed = both.filter((pair) => !isSameJson(pair.before.value, pair.after.value))
  return [
    ...removed.map(({ protocol, value }) => changeOf('binding-changed', scope, { item: protocol, before: value })),
    ...added.map(({ protocol, value }) => changeOf('binding-changed', scope, { item: protocol, after: value })),
    ...changed.map((pair) =>
      changeOf('binding-changed', scope, {
        item: pair.after.protocol,
        before: asJson(pair.before.value),
        after: asJson(pair.after.value),
      }),
    ),
  ]
}
