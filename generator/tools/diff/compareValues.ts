import type { Json } from '../../contract/json.ts'
import type { EnumValue, SchemaNode } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { compareProse } from './compareTexts.ts'
import { match } from './match.ts'
import type { RuleId } from './rules.ts'
import { canonicalJson, isSameJson } from './sameJson.ts'
import type { SchemaPair, Walk } from './schemaWalk.ts'
import { changeOf, type Scope } from './scope.ts'

/** Which values there are: lists, constants and defaults. */
export function compareValues(pair: SchemaPair, walk: Walk): ApiChange[] {
  return [...compareLists(pair, walk), ...compareDefaults(pair.before.default, pair.after.default, walk)]
}

/** The value that stands for one left out. */
export function compareDefaults(before: Json | undefined, after: Json | undefined, scope: Scope): ApiChange[] {
  if (isSameJson(before, after)) return []
  const rule = before === undefined ? 'default-added' : after === undefined ? 'default-removed' : 'default-changed'
  return [changeOf(rule, scope, { before, after })]
}

interface ValueRules {
  readonly added: RuleId
  readonly removed: RuleId
}

const closedRules: ValueRules = { added: 'enum-value-added', removed: 'enum-value-removed' }
const openRules: ValueRules = { added: 'known-value-added', removed: 'known-value-removed' }

function compareLists({ before, after }: SchemaPair, walk: Walk): ApiChange[] {
  if (before.const !== undefined && after.const !== undefined)
    return isSameJson(before.const, after.const)
      ? []
      : [changeOf('const-changed', walk, { before: before.const, after: after.const })]
  const [wasClosed, isClosed] = [closedList(before), closedList(after)]
  const [old, young] = [wasClosed ?? before.knownValues, isClosed ?? after.knownValues]
  if (wasClosed && isClosed) return compareEntries(wasClosed, isClosed, closedRules, walk)
  const values = { before: valuesOf(old), after: valuesOf(young) }
  if (wasClosed || isClosed) {
    const closing = changeOf(isClosed ? 'enum-closed' : 'enum-opened', walk, values)
    return [closing, ...(old && young ? compareEntries(old, young, openRules, walk) : [])]
  }
  if (old && young) return compareEntries(old, young, openRules, walk)
  return old || young ? [changeOf('known-values-stated', walk, values)] : []
}

function closedList({ enum: values, const: only }: SchemaNode): readonly EnumValue[] | undefined {
  return values ?? (only === undefined ? undefined : [{ value: only }])
}

function valuesOf(values: readonly EnumValue[] | undefined): Json | undefined {
  return values?.map(({ value }) => value)
}

/** Two lists of values, one change for each that came or went. */
export function compareClosedList(
  before: readonly EnumValue[],
  after: readonly EnumValue[],
  scope: Scope,
): ApiChange[] {
  return compareEntries(before, after, closedRules, scope)
}

function compareEntries(
  before: readonly EnumValue[],
  after: readonly EnumValue[],
  rules: ValueRules,
  scope: Scope,
): ApiChange[] {
  const { both, removed, added } = match(before, after, ({ value }) => canonicalJson(value))
  return [
    ...removed.map(({ value }) => changeOf(rules.removed, scope, { item: textOf(value), before: value })),
    ...added.map(({ value }) => changeOf(rules.added, scope, { item: textOf(value), after: value })),
    ...both.flatMap((pair) =>
      compareProse(pair.before.description, pair.after.description, scope, textOf(pair.after.value)),
    ),
  ]
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
