import type { Api, Channel, Operation } from '../../../../generator/contract/reference.ts'
import type { Article } from '../../articleContext.tsx'

export type Replacement =
  | { readonly kind: 'operation'; readonly operation: Operation; readonly api: Api }
  | { readonly kind: 'channel'; readonly channel: Channel; readonly api: Api }

/**
 * Finds a replacement that a deprecation names: `id` in its own API, else in the others; `api#id` in that API alone. An
 * operation and a channel may share an id; `kind` decides which is preferred.
 */
export function findReplacement(
  name: string,
  kind: Replacement['kind'],
  api: Api,
  { reference }: Pick<Article, 'reference'>,
): Replacement | undefined {
  const [, owner, id = name] = /^([^#]+)#(.+)$/.exec(name) ?? []
  const apis = owner === undefined ? [api, ...reference.apis] : reference.apis.filter((entry) => entry.id === owner)
  for (const entry of apis) {
    const found = replacementsIn(entry, id)
    const wanted = found.find((candidate) => candidate.kind === kind) ?? found[0]
    if (wanted) return wanted
  }
  return undefined
}

function replacementsIn(api: Api, id: string): Replacement[] {
  const operation = api.operations.find((candidate) => candidate.id === id)
  const channel = api.channels.find((candidate) => candidate.id === id)
  return [
    ...(operation ? [{ kind: 'operation', operation, api } as const] : []),
    ...(channel ? [{ kind: 'channel', channel, api } as const] : []),
  ]
}
