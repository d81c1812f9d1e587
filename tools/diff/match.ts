import { groupBy } from '../../generator/contract/groups.ts'

/** The entries of two lists: pairs, removed entries and added entries. */
export interface Matched<T> {
  readonly both: readonly { readonly before: T; readonly after: T }[]
  readonly removed: readonly T[]
  readonly added: readonly T[]
}

/**
 * Pairs the entries of two lists by keys: the next key pairs entries that the keys before it leave over. Entries that
 * share the first key are paired in their order; a later key that two entries of one list share pairs nothing.
 */
export function match<T extends object>(
  before: readonly T[],
  after: readonly T[],
  first: (entry: T) => string,
  ...further: readonly ((entry: T) => string | undefined)[]
): Matched<T> {
  let matched = pairLeft({ both: [], removed: before, added: after }, (entries) => byOccurrence(entries, first))
  for (const key of further) matched = pairLeft(matched, (entries) => byUniqueKey(entries, key))
  return matched
}

function pairLeft<T extends object>(
  { both, removed, added }: Matched<T>,
  index: (entries: readonly T[]) => ReadonlyMap<string, T>,
): Matched<T> {
  const [old, young] = [index(removed), index(added)]
  const found = [...old].flatMap(([key, before]) => {
    const after = young.get(key)
    return after === undefined ? [] : [{ before, after }]
  })
  const taken = { before: new Set(found.map((pair) => pair.before)), after: new Set(found.map((pair) => pair.after)) }
  return {
    both: [...both, ...found],
    removed: removed.filter((entry) => !taken.before.has(entry)),
    added: added.filter((entry) => !taken.after.has(entry)),
  }
}

function byOccurrence<T>(entries: readonly T[], key: (entry: T) => string): Map<string, T> {
  const groups = [...groupBy(entries, key)]
  return new Map(groups.flatMap(([name, own]) => own.map((entry, index) => [`${index} ${name}`, entry] as const)))
}

function byUniqueKey<T>(entries: readonly T[], key: (entry: T) => string | undefined): Map<string, T> {
  const groups = [...groupBy(entries, key)]
  return new Map(
    groups.flatMap(([name, [only, ...others]]) =>
      name === undefined || only === undefined || others.length > 0 ? [] : [[name, only] as const],
    ),
  )
}
