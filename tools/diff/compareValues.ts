import type { Json } from '../../generator/contract/json.ts'
import type { EnumValue, SchemaNode } from '../../generator/contract/schema.ts'
import type { ApiChange } from './change.ts'
import { compareValue } from './facets.ts'
import type { SchemaPair, Walk } from './schemaWalk.ts'
import { changeOf } from './scope.ts'
import { closedRules, defaultValue, values } from './standardFacets.ts'

/** Compares lists of values, constants and defaults. */
export function compareValues(pair: SchemaPair, walk: Walk): ApiChange[] {
  return [...compareLists(pair, walk), ...defaultValue(pair.before.default, pair.after.default, walk, 'default')]
}

const closedValues = values(closedRules)
const openValues = values({ added: 'known-value-added', removed: 'known-value-removed' })

function compareLists({ before, after }: SchemaPair, walk: Walk): ApiChange[] {
  if (before.const !== undefined && after.const !== undefined)
    return compareValue('const-changed', before.const, after.const, walk)
  const [wasClosed, isClosed] = [closedList(before), closedList(after)]
  const [old, young] = [wasClosed ?? before.knownValues, isClosed ?? after.knownValues]
  if (wasClosed && isClosed) return closedValues(wasClosed, isClosed, walk, 'enum')
  const further = old && young ? openValues(old, young, walk, 'knownValues') : []
  const ends = { before: valuesOf(old), after: valuesOf(young) }
  if (wasClosed || isClosed) return [changeOf(isClosed ? 'enum-closed' : 'enum-opened', walk, ends), ...further]
  return Boolean(old) === Boolean(young) ? further : [changeOf('known-values-stated', walk, ends)]
}

function closedList({ enum: listed, const: only }: SchemaNode): readonly EnumValue[] | undefined {
  return listed ?? (only === undefined ? undefined : [{ value: only }])
}

function valuesOf(listed: readonly EnumValue[] | undefined): Json | undefined {
  return listed?.map(({ value }) => value)
}
