import type { Server, ServerVariable } from '../../generator/contract/server.ts'
import type { ApiChange } from './change.ts'
import { compareEntries, compareNames, compareNote, compareProse, compareValue, facts } from './facets.ts'
import { match } from './match.ts'
import { changeOf, type Scope } from './scope.ts'

/** Compares servers. If one server replaces one other, its address has changed. */
export function compareServers(before: readonly Server[], after: readonly Server[], scope: Scope): ApiChange[] {
  const { both, removed, added } = match(before, after, ({ url }) => url)
  const [gone, ...more] = removed
  const [come, ...others] = added
  const isMoved = gone && come && more.length + others.length === 0
  return [
    ...(isMoved
      ? [changeOf('server-changed', scope, { before: gone.url, after: come.url })]
      : compareEntries(
          { removed, added },
          { added: 'server-added', removed: 'server-removed' },
          scope,
          ({ url }) => url,
        )),
    ...both.flatMap((pair) => compareServer(pair.before, pair.after, scope)),
    ...(isMoved ? compareServer(gone, come, scope) : []),
  ]
}

/** Changes that are not among the changes of the whole API. */
export function furtherServers(changes: readonly ApiChange[], general: readonly ApiChange[]): ApiChange[] {
  const said = ({ rule, item, before, after }: ApiChange) => JSON.stringify([rule, item, before, after])
  const known = new Set(general.map(said))
  return changes.filter((change) => !known.has(said(change)))
}

function compareServer(before: Server, after: Server, scope: Scope): ApiChange[] {
  const variables = match(before.variables, after.variables, ({ name }) => name)
  const rules = { added: 'server-variable-changed', removed: 'server-variable-changed' } as const
  return [
    ...compareProse(before.description, after.description, scope, after.url),
    ...facts(before.facts, after.facts, scope, 'facts'),
    ...compareNote(before.isTest, after.isTest, scope, after.url),
    ...compareNote(before.tags, after.tags, scope, `tags of ${after.url}`),
    ...compareValue('connection-token-changed', before.token, after.token, scope, after.url),
    ...compareEntries(variables, rules, scope, ({ name }) => name),
    ...variables.both.flatMap((pair) => compareVariable(pair.before, pair.after, scope)),
  ]
}

function compareVariable(before: ServerVariable, after: ServerVariable, scope: Scope): ApiChange[] {
  const item = after.name
  const rules = { added: 'server-variable-value-added', removed: 'server-variable-changed' } as const
  return [
    ...compareValue('server-variable-changed', before.default, after.default, scope, item),
    ...compareNames(before.values, after.values, rules, scope, (value) => ({ item, value })),
    ...compareProse(before.description, after.description, scope, item),
  ]
}
