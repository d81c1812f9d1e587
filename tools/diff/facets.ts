import type { Prose } from '../../generator/contract/annotations.ts'
import type { Binding } from '../../generator/contract/channel.ts'
import type { StatedFact } from '../../generator/contract/facts.ts'
import { isSameJson } from '../../generator/contract/json.ts'
import { asJson } from './asJson.ts'
import type { ApiChange } from './change.ts'
import { type Matched, match } from './match.ts'
import type { RuleId } from './rules.ts'
import { changeOf, type Scope } from './scope.ts'

/** Compares one member of two objects; `member` is its name. */
type Comparison<Value> = (before: Value, after: Value, scope: Scope, member: string) => ApiChange[]

/** How each member is compared: by a rule, by a function, or with another member (`null`). */
export type Facets<T> = { readonly [Member in keyof T]?: RuleId | Comparison<T[Member]> | null }

/** Compares two objects member by member. A member without a facet is `unruled`, so that no new member goes unnoticed. */
export function compareFacets<T extends object>(before: T, after: T, facets: Facets<T>, scope: Scope): ApiChange[] {
  const names = new Set([...Object.keys(facets), ...Object.keys(before), ...Object.keys(after)])
  return ([...names] as (keyof T & string)[]).flatMap((name) => {
    const facet = Object.hasOwn(facets, name) ? facets[name] : named('unruled')
    if (typeof facet === 'function') return facet(before[name], after[name], scope, name)
    return typeof facet === 'string' ? compareValue(facet, before[name], after[name], scope) : []
  })
}

/** A change where two values differ. `item` names them. */
export function compareValue(
  rule: RuleId,
  before: unknown,
  after: unknown,
  scope: Scope,
  item?: string | undefined,
): ApiChange[] {
  return isSameJson(before, after)
    ? []
    : [changeOf(rule, scope, { item, before: asJson(before), after: asJson(after) })]
}

/** A facet whose change names its member, or `item` instead. */
export function named(rule: RuleId, item?: string): Comparison<unknown> {
  return (before, after, scope, member) => compareValue(rule, before, after, scope, item ?? member)
}

/** A facet whose change tells no values. */
export function untold(rule: RuleId): Comparison<unknown> {
  return (before, after, scope) => (isSameJson(before, after) ? [] : [changeOf(rule, scope)])
}

/** A facet of a value that may be absent, with a rule for each way it may change. */
export function optional(added: RuleId, removed: RuleId, changed: RuleId): Comparison<unknown> {
  return (before, after, scope) =>
    compareValue(before === undefined ? added : after === undefined ? removed : changed, before, after, scope)
}

export interface EntryRules {
  readonly added: RuleId
  readonly removed: RuleId
}

/** A change for each entry of a list that is gone or new. */
export function compareEntries<T>(
  { removed, added }: Pick<Matched<T>, 'removed' | 'added'>,
  rules: EntryRules,
  scope: Scope,
  toldOf: (entry: T) => ItemChange,
): ApiChange[] {
  const tell = (rule: RuleId, entry: T, end: 'before' | 'after') => {
    const told = toldOf(entry)
    const { item, value } = typeof told === 'string' ? { item: told, value: told } : told
    return changeOf(rule, scope, { item, [end]: asJson(value) })
  }
  return [
    ...removed.map((entry) => tell(rules.removed, entry, 'before')),
    ...added.map((entry) => tell(rules.added, entry, 'after')),
  ]
}

/** What a change tells of an entry: its name, which is its value too, or both. */
type ItemChange = string | { readonly item: string; readonly value?: unknown }

/** A change for each name that is gone or new. */
export function compareNames(
  before: readonly string[],
  after: readonly string[],
  rules: EntryRules,
  scope: Scope,
  toldOf: (name: string) => ItemChange = (name) => name,
): ApiChange[] {
  const removed = before.filter((name) => !after.includes(name))
  const added = after.filter((name) => !before.includes(name))
  return compareEntries({ removed, added }, rules, scope, toldOf)
}

/** A text in all languages. Its first language decides; if only other languages differ, a translation has changed. */
export function compareProse(
  before: Prose | undefined,
  after: Prose | undefined,
  scope: Scope,
  item?: string,
  rule: RuleId = 'text-changed',
): ApiChange[] {
  if (isSameJson(before, after)) return []
  const [old, young] = [sourceText(before), sourceText(after)]
  return old === young
    ? [changeOf('translation-changed', scope, { item })]
    : [changeOf(rule, scope, { item, before: old, after: young })]
}

/** A text in the language it is written in: the first one. */
export function sourceText(prose: Prose | undefined): string | undefined {
  return prose && Object.values(prose)[0]
}

/** The page that shows the subject. */
export const page: Comparison<unknown> = (_before, _after, scope) =>
  compareValue('page-moved', scope.place.before?.page, scope.place.after?.page, scope)

/** The permission that a caller needs. */
export const permission = optional('permission-required', 'permission-dropped', 'permission-changed')

/** Bindings, compared by protocol. */
export const bindings: Comparison<readonly Binding[] | undefined> = (before = [], after = [], scope) => {
  const matched = match(before, after, ({ protocol }) => protocol)
  const rules = { added: 'binding-changed', removed: 'binding-changed' } as const
  return [
    ...compareEntries(matched, rules, scope, ({ protocol, value }) => ({ item: protocol, value })),
    ...matched.both.flatMap(({ before: old, after: young }) =>
      compareValue('binding-changed', old.value, young.value, scope, young.protocol),
    ),
  ]
}

/** A facet of a text that needs no name. */
export const prose: Comparison<Prose | undefined> = (before, after, scope) => compareProse(before, after, scope)

/** Facets of the texts that most parts of an API have. */
export const texts = {
  title: (before: Prose | undefined, after: Prose | undefined, scope: Scope) =>
    compareProse(before, after, scope, undefined, 'title-changed'),
  summary: compareProse,
  description: prose,
}

/** A facet that is not on the wire, such as a date or a link. `item` replaces the name of the member. */
export function note(item?: string): Comparison<unknown> {
  return (before, after, scope, member) => compareNote(before, after, scope, item ?? member)
}

/** Facts that plug-ins declare. The declaration says what a change is for a client. */
export const facts: Comparison<readonly StatedFact[] | undefined> = (before = [], after = [], scope) => {
  const declared = new Map([...before, ...after].map((fact) => [fact.extension, fact.change]))
  return [...declared].flatMap(([extension, change]) => {
    const valueIn = (stated: readonly StatedFact[]) => stated.find((fact) => fact.extension === extension)?.value
    return compareValue(factRules[change], valueIn(before), valueIn(after), scope, extension)
  })
}

const factRules = { breaking: 'fact-broken', additive: 'fact-extended', editorial: 'fact-changed' } as const

/** Facets that are not on the wire, of the names that most parts of an API have. */
export const notes = {
  tags: note(),
  since: note(),
  certainty: note(),
  effect: note(),
  sidebarLabel: note(),
  externalDocs: note(),
  facts,
}

/** A fact that is not on the wire, named by `item`. */
export function compareNote(before: unknown, after: unknown, scope: Scope, item: string): ApiChange[] {
  const text = (value: unknown) => (value === undefined || typeof value === 'string' ? value : JSON.stringify(value))
  return isSameJson(before, after)
    ? []
    : [changeOf('note-changed', scope, { item, before: text(before), after: text(after) })]
}

/** The notice that something will go. */
export function compareDeprecated(before: unknown, after: unknown, scope: Scope): ApiChange[] {
  if (Boolean(before) === Boolean(after)) return []
  return [changeOf(after ? 'deprecated' : 'undeprecated', scope)]
}
