import type { SchemaNode } from '../../generator/contract/schema.ts'
import { positionName } from '../../generator/model/view/fieldTree.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'
import type { ApiChange, Side } from './change.ts'
import { addedField, compareRequired, matchFields, type NamedField, removedField } from './compareFields.ts'
import { anyValue, below, type CompareSchema, type SchemaPair, type Walk } from './schemaWalk.ts'
import { changeOf } from './scope.ts'

/** Compares the members of objects and lists. */
export function compareMembers(pair: SchemaPair, walk: Walk, compare: CompareSchema): ApiChange[] {
  return [
    ...compareProperties(pair, walk, compare),
    ...comparePositions(pair, walk, compare),
    ...compareFurther(pair, walk, compare),
    ...compareItems(pair, walk, compare),
  ]
}

function compareProperties({ before, after }: SchemaPair, walk: Walk, compare: CompareSchema): ApiChange[] {
  const { side, apis } = walk
  const { both, renamed, removed, added } = matchFields(
    shownFields(before, side, apis.before.schemas),
    shownFields(after, side, apis.after.schemas),
    walk,
  )
  return [
    ...renamed.map((field) => {
      const place = below(walk, field.after.name, { before: field.before.name, after: field.after.name })
      return changeOf('field-renamed', place, { before: field.before.name, after: field.after.name })
    }),
    ...removed.map((field) => removedField(field, below(walk, field.name))),
    ...added.map((field) => addedField(field, below(walk, field.name))),
    ...both.flatMap((field) => {
      const place = below(walk, field.before.name)
      return [
        ...compareRequired(field.before.required, field.after.required, place),
        ...compare({ before: field.before.schema, after: field.after.schema }, place),
      ]
    }),
  ]
}

/** Properties and patterns of one side: a request has no read-only field, a response no write-only field. */
function shownFields(
  { properties = [], patternProperties = [] }: SchemaNode,
  side: Side,
  schemas: Schemas,
): NamedField[] {
  const isShown = ({ schema }: { readonly schema: SchemaNode }) => {
    const { readOnly, writeOnly } = resolveSchema(schema, schemas)
    return side === 'request' ? !readOnly : !writeOnly
  }
  const patterns = patternProperties.map(({ pattern, schema }) => ({ name: pattern, required: false, schema }))
  return [...properties, ...patterns].filter(isShown)
}

function compareItems({ before, after }: SchemaPair, walk: Walk, compare: CompareSchema): ApiChange[] {
  if (!before.items && !after.items) return []
  const pair = { before: before.items ?? anyValue, after: after.items ?? anyValue }
  return compare(pair, below(walk, '[*]', {}))
}

function compareFurther({ before, after }: SchemaPair, walk: Walk, compare: CompareSchema): ApiChange[] {
  const [old, young] = [before.additionalProperties, after.additionalProperties]
  if (old === false && young === false) return []
  if (old === false || young === false)
    return [changeOf(young === false ? 'further-fields-forbidden' : 'further-fields-allowed', walk)]
  return old || young ? compare({ before: old ?? anyValue, after: young ?? anyValue }, below(walk, '*')) : []
}

/** Positions of an array. A name that stands at another position now has moved, whatever its type. */
function comparePositions({ before, after }: SchemaPair, walk: Walk, compare: CompareSchema): ApiChange[] {
  const [old, young] = [before.positions ?? [], after.positions ?? []]
  const [oldNames, youngNames] = [old.map(positionName), young.map(positionName)]
  return Array.from({ length: Math.max(old.length, young.length) }).flatMap((_, index) => {
    const [was, is] = [old[index], young[index]]
    const [name, other] = [oldNames[index], youngNames[index]]
    const place = below(walk, `[${index}]`, {
      ...(name === undefined ? {} : { before: name }),
      ...(other === undefined ? {} : { after: other }),
    })
    if (!was && is) return [addedField({ name: '', required: false, schema: is }, place)]
    if (was && !is) return [removedField({ name: '', required: false, schema: was }, place)]
    if (!was || !is) return []
    const isElsewhere = name !== other && (youngNames.includes(name ?? '') || oldNames.includes(other ?? ''))
    if (isElsewhere) return [changeOf('field-moved', place, { before: name, after: other })]
    return compare({ before: was, after: is }, place)
  })
}
