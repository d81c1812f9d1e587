import type { Server, ServerVariable } from '../../generator/contract/server.ts'
import type { ApiChange } from './change.ts'
import { compareFacets, type Facets, members } from './facets.ts'
import { compareMatched, list, names } from './listFacets.ts'
import { match } from './match.ts'
import { changeOf, type Scope } from './scope.ts'
import { compareNote, facts, note, prose, texts } from './standardFacets.ts'

/** Compares servers. If one server replaces one other, its address has changed. */
export function compareServers(before: readonly Server[], after: readonly Server[], scope: Scope): ApiChange[] {
  const { both, removed, added } = match(before, after, ({ url }) => url)
  const [gone, ...more] = removed
  const [come, ...others] = added
  const isMoved = gone && come && more.length + others.length === 0
  const compareServer = (old: Server, young: Server) => compareFacets(old, young, facets, { ...scope, item: young.url })
  if (!isMoved)
    return compareMatched(
      { both, removed, added },
      {
        added: 'server-added',
        removed: 'server-removed',
        scopeOf: () => scope,
        valuesOf: ({ url }) => ({ item: url, value: url }),
        compare: compareServer,
      },
    )
  return [
    changeOf('server-changed', scope, { before: gone.url, after: come.url }),
    ...[...both, { before: gone, after: come }].flatMap((pair) => compareServer(pair.before, pair.after)),
  ]
}

/** Changes that are not among the changes of the whole API. */
export function furtherServers(changes: readonly ApiChange[], general: readonly ApiChange[]): ApiChange[] {
  const contentOf = ({ rule, item, before, after }: ApiChange) => JSON.stringify([rule, item, before, after])
  const known = new Set(general.map(contentOf))
  return changes.filter((change) => !known.has(contentOf(change)))
}

const facets: Facets<Server> = {
  url: null,
  name: texts.title,
  description: prose,
  facts,
  isTest: (before, after, scope) => compareNote(before, after, scope, scope.item ?? ''),
  tags: note(),
  // Channels report the credentials of their servers.
  security: null,
  token: 'connection-token-changed',
  variables: list<ServerVariable>({
    ...{ added: 'server-variable-changed', removed: 'server-variable-changed' },
    key: ({ name }) => name,
    each: members<ServerVariable>({
      name: null,
      default: 'server-variable-changed',
      values: names({ added: 'server-variable-value-added', removed: 'server-variable-changed' }),
      description: prose,
    }),
  }),
}
