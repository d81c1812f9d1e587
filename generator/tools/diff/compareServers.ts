import type { Server, ServerVariable } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { compareProse } from './compareTexts.ts'
import { match } from './match.ts'
import { asJson, isSameJson } from './sameJson.ts'
import { changeOf, type Scope } from './scope.ts'

/** Where calls and connections go. */
export function compareServers(before: readonly Server[], after: readonly Server[], scope: Scope): ApiChange[] {
  const { both, removed, added } = match(before, after, ({ url }) => url)
  const [gone, ...more] = removed
  const [come, ...others] = added
  const isMoved = gone && come && more.length + others.length === 0
  return [
    ...(isMoved
      ? [changeOf('server-changed', scope, { before: gone.url, after: come.url })]
      : [
          ...removed.map(({ url }) => changeOf('server-removed', scope, { item: url, before: url })),
          ...added.map(({ url }) => changeOf('server-added', scope, { item: url, after: url })),
        ]),
    ...both.flatMap((pair) => compareServer(pair.before, pair.after, scope)),
    ...(isMoved ? compareServer(gone, come, scope) : []),
  ]
}

/** Changes of a list that are not told already where the whole API is. */
export function furtherServers(changes: readonly ApiChange[], general: readonly ApiChange[]): ApiChange[] {
  const said = ({ rule, item, before, after }: ApiChange) => JSON.stringify([rule, item, before, after])
  const known = new Set(general.map(said))
  return changes.filter((change) => !known.has(said(change)))
}

function compareServer(before: Server, after: Server, scope: Scope): ApiChange[] {
  const token = isSameJson(before.token, after.token)
  const { both, removed, added } = match(before.variables, after.variables, ({ name }) => name)
  return [
    ...compareProse(before.description, after.description, scope, after.url),
    ...(token ? [] : [changeOf('connection-token-changed', scope, { item: after.url, ...tokens(before, after) })]),
    ...removed.map(({ name }) => changeOf('server-variable-changed', scope, { item: name, before: name })),
    ...added.map(({ name }) => changeOf('server-variable-changed', scope, { item: name, after: name })),
    ...both.flatMap((pair) => compareVariable(pair.before, pair.after, scope)),
  ]
}

function tokens(before: Server, after: Server) {
  return { before: asJson(before.token), after: asJson(after.token) }
}

function compareVariable(before: ServerVariable, after: ServerVariable, scope: Scope): ApiChange[] {
  const item = after.name
  const isDefault = before.default === after.default
  const gone = before.values.filter((value) => !after.values.includes(value))
  const come = after.values.filter((value) => !before.values.includes(value))
  return [
    ...(isDefault
      ? []
      : [changeOf('server-variable-changed', scope, { item, before: before.default, after: after.default })]),
    ...gone.map((value) => changeOf('server-variable-changed', scope, { item, before: value })),
    ...come.map((value) => changeOf('server-variable-value-added', scope, { item, after: value })),
    ...compareProse(before.description, after.description, scope, item),
  ]
}
