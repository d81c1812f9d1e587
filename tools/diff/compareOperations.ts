import type { Operation } from '../../generator/contract/operation.ts'
import type { ApiChange } from './change.ts'
import { compareOperation } from './compareOperation.ts'
import { match } from './match.ts'
import { type Apis, changeOf } from './scope.ts'
import { entryScope, operationSubject } from './subjects.ts'
import { templateOf } from './template.ts'

/** Matches operations by method and path, then by id. With another path and another id it is another operation. */
export function compareOperations(apis: Apis, servers: readonly ApiChange[]): ApiChange[] {
  const { before, after } = apis
  const { both, removed, added } = match(
    before.operations,
    after.operations,
    identity,
    route,
    ({ kind, id }) => `${kind} ${id}`,
  )
  return [
    ...after.operations.flatMap((operation) => {
      const pair = both.find((candidate) => candidate.after === operation)
      if (pair) return compareOperation(pair.before, pair.after, { apis, servers })
      return added.includes(operation) ? [wholeOperation(apis, 'operation-added', operation)] : []
    }),
    ...removed.map((operation) => wholeOperation(apis, 'operation-removed', operation)),
  ]
}

/** An operation that is new or gone. */
function wholeOperation(apis: Apis, rule: 'operation-added' | 'operation-removed', operation: Operation): ApiChange {
  const ends = rule === 'operation-added' ? { after: operation } : { before: operation }
  return changeOf(rule, entryScope(apis, ends, operationSubject(operation)))
}

function identity({ kind, id, method, path }: Operation): string {
  return [kind, id, method, path].join('\n')
}

/** Method and path, whatever the names of its parameters. */
function route({ kind, method, path }: Operation): string {
  return [kind, method.toUpperCase(), templateOf(path)].join('\n')
}
