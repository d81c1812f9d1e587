import { canonicalJson, type Json, textOfJson } from '../../generator/contract/json.ts'
import type { EnumValue, SchemaNode } from '../../generator/contract/schema.ts'
import type { ApiChange } from './change.ts'
import { compareEntries, compareProse, compareValue, type EntryRules, optional } from './facets.ts'
import { match } from './match.ts'
import type { SchemaPair, Walk } from './schemaWalk.ts'
import { changeOf, type Scope } from './scope.ts'

/** Compares lists of values, constants and defaults. */
export function compareValues(pair: SchemaPair, walk: Walk): ApiChange[] {
  return [...compareLists(pair, walk), ...defaultValue(pair.before.default, pair.after.default, walk, 'default')]
}

/** A facet of the value that stands for a missing one. */
export const defaultValue = optional('default-added', 'default-removed', 'default-changed')

const closedRules: EntryRules = { added: 'enum-value-added', removed: 'enum-value-removed' }
const openRules: EntryRules = { added: 'known-value-added', removed: 'known-value-removed' }

function compareLists({ before, after }: SchemaPair, walk: Walk): ApiChange[] {
  if (before.const !== undefined && after.const !== undefined)
    return compareValue('const-changed', before.const, after.const, walk)
  const [wasClosed, isClosed] = [closedList(before), closedList(after)]
  const [old, young] = [wasClosed ?? before.knownValues, isClosed ?? after.knownValues]
  if (wasClosed && isClosed) return compareList(wasClosed, isClosed, closedRules, walk)
  const values = { before: valuesOf(old), after: valuesOf(young) }
  if (wasClosed || isClosed) {
    const closing = changeOf(isClosed ? 'enum-closed' : 'enum-opened', walk, values)
    return [closing, ...(old && young ? compareList(old, young, openRules, walk) : [])]
  }
  if (old && young) return compareList(old, young, openRules, walk)
  return old || young ? [changeOf('known-values-stated', walk, values)] : []
}

function closedList({ enum: values, const: only }: SchemaNode): readonly EnumValue[] | undefined {
  return values ?? (only === undefined ? undefined : [{ value: only }])
}

function valuesOf(values: readonly EnumValue[] | undefined): Json | undefined {
  return values?.map(({ value }) => value)
}

/** Compares two closed lists of values. */
export function compareClosedList(
  before: readonly EnumValue[],
  after: readonly EnumValue[],
  scope: Scope,
): ApiChange[] {
  return compareList(before, after, closedRules, scope)
}

function compareList(
  before: readonly EnumValue[],
  after: readonly EnumValue[],
  rules: EntryRules,
  scope: Scope,
): ApiChange[] {
  const values = match(before, after, ({ value }) => canonicalJson(value))
  return [
    ...compareEntries(values, rules, scope, ({ value }) => ({ item: textOfJson(value), value })),
    ...values.both.flatMap((pair) =>
      compareProse(pair.before.description, pair.after.description, scope, textOfJson(pair.after.value)),
    ),
  ]
}
