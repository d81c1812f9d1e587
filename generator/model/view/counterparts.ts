import type { Deprecation } from '../../contract/annotations.ts'
import { append } from '../../contract/groups.ts'
import { memoizeByObject } from '../../contract/memoize.ts'
import type { Api } from '../../contract/reference.ts'
import type { EntryKind } from './addresses.ts'

/** The same call in another API. */
export interface Counterpart {
  readonly api: Api
  readonly kind: EntryKind
  readonly id: string
}

type DeprecableEntry = Counterpart & { readonly deprecation: Deprecation | undefined }

/**
 * The calls of other APIs that do the same: replacements of a deprecated call, and the deprecated calls that a call
 * replaces. Deprecations name them.
 */
export function counterpartsOf(entry: Counterpart, apis: readonly Api[]): readonly Counterpart[] {
  return counterpartsIn(apis).get(keyOf(entry)) ?? []
}

const counterpartsIn = memoizeByObject((apis: readonly Api[]) => {
  const entries = apis.flatMap(entriesOf)
  const found = new Map<string, Counterpart[]>()
  for (const entry of entries) {
    for (const name of entry.deprecation?.replacements ?? []) {
      const [owner = '', id] = name.split('#')
      const other = entries.find(
        (candidate) => candidate.api.id === owner && candidate.kind === entry.kind && candidate.id === id,
      )
      if (!other || other.api === entry.api) continue
      append(found, keyOf(entry), other)
      append(found, keyOf(other), entry)
    }
  }
  return found
})

function entriesOf(api: Api): DeprecableEntry[] {
  return [
    ...api.operations.map(({ id, deprecation }) => ({ api, kind: 'operation', id, deprecation }) as const),
    ...api.channels.map(({ id, deprecation }) => ({ api, kind: 'channel', id, deprecation }) as const),
  ]
}

function keyOf({ api, kind, id }: Counterpart): string {
  return `${api.id} ${kind} ${id}`
}
