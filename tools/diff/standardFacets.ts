import type { Deprecation, Prose } from '../../generator/contract/annotations.ts'
import type { Binding } from '../../generator/contract/channel.ts'
import type { StatedFact } from '../../generator/contract/facts.ts'
import { canonicalJson, isSameJson, textOfJson } from '../../generator/contract/json.ts'
import type { ExternalExample } from '../../generator/contract/operation.ts'
import type { EnumValue, Example } from '../../generator/contract/schema.ts'
import type { ApiChange } from './change.ts'
import { type Comparison, compareValue, members, optional, part } from './facets.ts'
import { type EntryRules, list } from './listFacets.ts'
import type { RuleId } from './rules.ts'
import { changeOf, type Scope } from './scope.ts'

/** A text in all languages. Its first language decides; if only other languages differ, a translation has changed. */
export function compareProse(
  before: Prose | undefined,
  after: Prose | undefined,
  scope: Scope,
  item: string | undefined = scope.item,
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

/** A fact that is not on the wire, named by `item`. */
export function compareNote(before: unknown, after: unknown, scope: Scope, item: string): ApiChange[] {
  const text = (value: unknown) => (value === undefined || typeof value === 'string' ? value : JSON.stringify(value))
  return isSameJson(before, after)
    ? []
    : [changeOf('note-changed', scope, { item, before: text(before), after: text(after) })]
}

/** A facet that is not on the wire, such as a date or a link. `item` replaces the name of the member. */
export function note(item?: string): Comparison<unknown> {
  return (before, after, scope, member) =>
    compareNote(before, after, scope, item ?? (scope.item === undefined ? member : `${member} of ${scope.item}`))
}

/** A facet of a text that needs only the name of its entry. */
export const prose: Comparison<Prose | undefined> = (before, after, scope) => compareProse(before, after, scope)

/** Facets of the texts that most parts of an API have. */
export const texts = {
  title: (before: Prose | undefined, after: Prose | undefined, scope: Scope) =>
    compareProse(before, after, scope, scope.item, 'title-changed'),
  summary: compareProse,
  description: prose,
}

/** The page that shows the subject. */
export const page: Comparison<unknown> = (_before, _after, scope) =>
  compareValue('page-moved', scope.place.before?.page, scope.place.after?.page, scope)

/** The permission that a caller needs. */
export const permission = optional('permission-required', 'permission-dropped', 'permission-changed')

/** The value that stands for a missing one. */
export const defaultValue = optional('default-added', 'default-removed', 'default-changed')

/** Whether a field or body may be left out. */
export const required: Comparison<boolean> = (before, after, scope) =>
  before === after ? [] : [changeOf(after ? 'field-became-required' : 'field-became-optional', scope)]

/** Bindings, compared by protocol. */
export const bindings = list<Binding>({
  ...{ added: 'binding-changed', removed: 'binding-changed' },
  key: ({ protocol }) => protocol,
  value: ({ value }) => value,
  each: members<Binding>({ protocol: null, value: 'binding-changed' }),
})

interface Exemplified {
  readonly examples: readonly Example[]
  readonly externalExamples?: readonly ExternalExample[]
}

/** Compares the examples of a spec. Examples that are made from a schema follow the schema. */
export function compareExamples(before: Exemplified, after: Exemplified, scope: Scope): ApiChange[] {
  const given = ({ examples, externalExamples }: Exemplified) => [
    examples.filter(({ generated }) => !generated),
    externalExamples,
  ]
  return isSameJson(given(before), given(after)) ? [] : [changeOf('example-changed', scope)]
}

/** Facts that plug-ins declare. The declaration gives the class of a change. */
export const facts: Comparison<readonly StatedFact[] | undefined> = (before = [], after = [], scope) => {
  const declared = new Map([...before, ...after].map((fact) => [fact.extension, fact]))
  return [...declared].flatMap(([extension, { change, name = extension }]) => {
    const valueIn = (stated: readonly StatedFact[]) => stated.find((fact) => fact.extension === extension)?.value
    return compareValue(factRules[change], valueIn(before), valueIn(after), scope, name)
  })
}

const factRules = { breaking: 'fact-broken', additive: 'fact-extended', editorial: 'fact-changed' } as const

/** Facets that are not on the wire, of the names that most parts of an API have. */
export const notes = {
  ...{ tags: note(), certainty: note(), effect: note() },
  ...{ sidebarLabel: note(), externalDocs: note(), facts },
}

/** The notice that something will go. */
export const deprecated = part<true>('deprecated', 'undeprecated')

/** The notice that an operation or channel will go, with its dates. */
export const deprecation = part<Deprecation>(
  'deprecated',
  'undeprecated',
  members<Deprecation>({
    sunset: (before, after, scope) => compareValue(sunsetRule(before, after), before, after, scope),
    replacements: (before, after, scope) =>
      compareValue('replacement-changed', before.join(', '), after.join(', '), scope),
    since: note('deprecated since'),
    fields: note('renamed fields'),
    note: prose,
  }),
)

/** ISO dates sort as texts. */
function sunsetRule(before: string | undefined, after: string | undefined) {
  if (before === undefined) return 'sunset-stated'
  return after !== undefined && after < before ? 'sunset-earlier' : 'sunset-later'
}

/** A facet of a list of values. */
export function values(rules: EntryRules): Comparison<readonly EnumValue[] | undefined> {
  return list({
    ...rules,
    key: ({ value }) => canonicalJson(value),
    item: ({ value }) => textOfJson(value),
    value: ({ value }) => value,
    each: members<EnumValue>({ value: null, description: prose }),
  })
}

/** Rules of a closed list of values. */
export const closedRules: EntryRules = { added: 'enum-value-added', removed: 'enum-value-removed' }
