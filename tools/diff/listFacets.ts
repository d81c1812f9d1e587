import type { ApiChange, End, Ends } from './change.ts'
import { asJson, type Comparison } from './facets.ts'
import { type Matched, match } from './match.ts'
import type { RuleId } from './rules.ts'
import { changeOf, type Scope } from './scope.ts'

export interface EntryRules {
  readonly added: RuleId
  readonly removed: RuleId
}

interface MatchedFacets<T, In extends Scope> {
  readonly added: RuleId | ((entry: T) => RuleId)
  readonly removed: RuleId | ((entry: T) => RuleId)
  /** The scope of an entry; `ends` are the entry in both descriptions. */
  readonly scopeOf: (entry: T, ends: Ends<T>) => In
  /** Item and value in the change of an added or removed entry. */
  readonly valuesOf?: (entry: T, end: End, scope: In) => { readonly item?: string; readonly value?: unknown }
  readonly compare: (before: T, after: T, scope: In) => ApiChange[]
  /** The new entries in the order in which their changes stand. */
  readonly order?: readonly T[]
}

/** Compares lists whose entries are matched: entries that are gone, new, and in both. */
export function compareMatched<T extends object, In extends Scope = Scope>(
  { both, removed, added }: Matched<T>,
  of: MatchedFacets<T, In>,
): ApiChange[] {
  const whole = (end: End, entry: T) => {
    const rule = end === 'before' ? of.removed : of.added
    const scope = of.scopeOf(entry, end === 'before' ? { before: entry } : { after: entry })
    const { item, value } = of.valuesOf?.(entry, end, scope) ?? {}
    return changeOf(typeof rule === 'string' ? rule : rule(entry), scope, { item, [end]: asJson(value) })
  }
  const gone = removed.map((entry) => whole('before', entry))
  const changes = new Map<T, ApiChange[]>([
    ...added.map((entry): [T, ApiChange[]] => [entry, [whole('after', entry)]]),
    ...both.map((pair) => [pair.after, of.compare(pair.before, pair.after, of.scopeOf(pair.after, pair))] as const),
  ])
  if (!of.order) return [...gone, ...[...changes.values()].flat()]
  return [...of.order.flatMap((entry) => changes.get(entry) ?? []), ...gone]
}

interface ListFacets<T> extends EntryRules {
  readonly key: (entry: T) => string
  /** The name of an entry in its changes, if it is not the key; also of the changes of its members. */
  readonly item?: (entry: T) => string
  /** Value in the change of an added or removed entry, if it is not the name. */
  readonly value?: (entry: T) => unknown
  readonly each: Comparison<T>
}

/** A facet of a list whose entries have keys. */
export function list<T extends object>(of: ListFacets<T>): Comparison<readonly T[] | undefined> {
  const { key, item = key, value = item, each } = of
  return (before = [], after = [], scope) =>
    compareMatched(match(before, after, key), {
      ...of,
      scopeOf: (entry) => ({ ...scope, item: item(entry) }),
      valuesOf: (entry) => ({ item: item(entry), value: value(entry) }),
      compare: (old, young, own) => each(old, young, own, ''),
    })
}

/** A facet of a list of names. Where the names belong to an item, changes name the item. */
export function names(rules: EntryRules): Comparison<readonly string[]> {
  return (before, after, scope) =>
    compareNames(before, after, rules, scope, (value) => ({ item: scope.item ?? value, value }))
}

/** A change for each name that is gone or new. */
export function compareNames(
  before: readonly string[],
  after: readonly string[],
  { added, removed }: EntryRules,
  scope: Scope,
  valuesOf: (name: string) => { readonly item: string; readonly value?: string } = (name) => ({
    item: name,
    value: name,
  }),
): ApiChange[] {
  const change = (rule: RuleId, end: End) => (name: string) => {
    const { item, value } = valuesOf(name)
    return changeOf(rule, scope, { item, [end]: value })
  }
  return [
    ...before.filter((name) => !after.includes(name)).map(change(removed, 'before')),
    ...after.filter((name) => !before.includes(name)).map(change(added, 'after')),
  ]
}
