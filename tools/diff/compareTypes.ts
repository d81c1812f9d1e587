import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'
import type { ApiChange } from './change.ts'
import { compareValue, optional } from './facets.ts'
import type { RuleId } from './rules.ts'
import type { SchemaPair, Walk } from './schemaWalk.ts'
import { changeOf } from './scope.ts'
import { compareNote } from './standardFacets.ts'

/** Type, null, format and unit of a value. */
export function compareTypes({ before, after }: SchemaPair, walk: Walk): ApiChange[] {
  const [old, young] = typesOfPair({ before, after }, walk)
  // Added and removed types of a choice are changes of its variants.
  const isChoice = [before, after].every((node) => node.variants && node.types.length === 0)
  const types = old && young && !isChoice && ruleOfSets(covers(old, young), covers(young, old), 'type')
  const isSameType = !types
  const [wasNull, isNull] = [before.nullable === true, after.nullable === true]
  return [
    ...(types ? [changeOf(types, walk, { before: label(before, old), after: label(after, young) })] : []),
    ...(wasNull === isNull || isAny(before) || isAny(after)
      ? []
      : [changeOf(isNull ? 'null-allowed' : 'null-forbidden', walk, { before: wasNull, after: isNull })]),
    ...(isSameType ? compareFormats(before, after, walk) : []),
    ...compareWriting(before, after, walk),
    ...optional('unit-stated', 'unit-stated', 'unit-changed')(before.unit, after.unit, walk, 'unit'),
  ]
}

/** Whether a schema allows any value. */
export function isAny(node: SchemaNode): boolean {
  return node.types.length === 0 && !node.enum && node.const === undefined && !node.variants
}

/** Whether no value fits both schemas. */
export function isDisjoint(pair: SchemaPair, walk: Walk): boolean {
  const [old = [], young = []] = typesOfPair(pair, walk)
  return old.length > 0 && young.length > 0 && !old.some((type) => covers(young, [type]) || covers([type], young))
}

/** A type in short: `string (decimal)`, `array`, `any`. */
export function label(node: SchemaNode, types: readonly string[] = node.types): string {
  const name = types.length === 0 ? 'any' : types.join(' | ')
  return node.format === undefined ? name : `${name} (${node.format})`
}

type Types = readonly string[] | undefined

function typesOfPair({ before, after }: SchemaPair, { apis }: Walk): readonly [Types, Types] {
  return [typesOf(before, apis.before.schemas), typesOf(after, apis.after.schemas)]
}

/** Most levels of variants within variants: they may lead back to themselves. */
const mostLevels = 8

/** The types of a schema; without types of its own, the types of its variants. Nothing where they are unknown. */
function typesOf({ types, variants }: SchemaNode, schemas: Schemas, level = 0): Types {
  const [only, ...others] = variants ?? []
  if (types.length > 0 || !only) return types
  if (others.length > 0 || level === mostLevels) return undefined
  const sets = only.variants.map(({ schema }) => typesOf(resolveSchema(schema, schemas), schemas, level + 1))
  if (!sets.every((own) => own !== undefined)) return undefined
  return sets.every((own) => own.length > 0) ? [...new Set(sets.flat())] : []
}

function covers(wide: readonly string[], narrow: readonly string[]): boolean {
  if (wide.length === 0) return true
  if (narrow.length === 0) return false
  return narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number')))
}

/** The rule for two sets of values. The old set may hold the new set, the new set the old set, both or neither. */
function ruleOfSets(holdsNew: boolean, holdsOld: boolean, of: 'type' | 'format'): RuleId | undefined {
  if (holdsNew && holdsOld) return undefined
  if (holdsOld) return of === 'type' ? 'type-widened' : 'format-loosened'
  if (holdsNew) return of === 'type' ? 'type-narrowed' : 'format-tightened'
  return of === 'type' ? 'type-changed' : 'format-changed'
}

const narrower: Readonly<Record<string, string>> = { int64: 'int32', double: 'float' }

function compareFormats(before: SchemaNode, after: SchemaNode, walk: Walk): ApiChange[] {
  const holds = (wide?: string, narrow?: string) =>
    wide === undefined || wide === narrow || (narrow !== undefined && narrower[wide] === narrow)
  const formats = ruleOfSets(holds(before.format, after.format), holds(after.format, before.format), 'format')
  return formats ? [changeOf(formats, walk, { before: before.format, after: after.format })] : []
}

/** How the value is written: in a text, in an encoding, as XML. */
function compareWriting(before: SchemaNode, after: SchemaNode, walk: Walk): ApiChange[] {
  return [
    ...(['contentMediaType', 'contentEncoding'] as const).flatMap((item) =>
      compareValue('format-changed', before[item], after[item], walk, item),
    ),
    ...(walk.isXml
      ? compareValue('serialization-changed', before.xml, after.xml, walk, 'xml')
      : compareNote(before.xml, after.xml, walk, 'xml')),
  ]
}
