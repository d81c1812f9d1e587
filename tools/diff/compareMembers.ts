import type { SchemaNode } from '../../generator/contract/schema.ts'
import { positionName } from '../../generator/model/view/field.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'
import type { ApiChange, Side } from './change.ts'
import { compareFields, matchFields, type NamedField } from './compareFields.ts'
import { anyValue, below, type CompareSchema, type SchemaPair, type Walk } from './schemaWalk.ts'
import { changeOf, eachEnd } from './scope.ts'
import { required } from './standardFacets.ts'

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
  const fields = matchFields(
    shownFields(before, side, apis.before.schemas),
    shownFields(after, side, apis.after.schemas),
    walk,
  )
  return compareFields<NamedField, Walk>(fields, {
    scopeOf: ({ name }, ends) =>
      below(
        walk,
        name,
        eachEnd((end) => ends[end]?.name ?? name),
      ),
    compare: (old, young, place) => [
      ...required(old.required, young.required, place, 'required'),
      ...compare({ before: old.schema, after: young.schema }, place),
    ],
  })
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

/** Positions of an array. A name at another position has moved, even with another type. */
function comparePositions({ before, after }: SchemaPair, walk: Walk, compare: CompareSchema): ApiChange[] {
  const [old, young] = [before.positions ?? [], after.positions ?? []]
  const names = { before: old.map(positionName), after: young.map(positionName) }
  const scopeAt = (index: number): Walk =>
    below(
      walk,
      `[${index}]`,
      eachEnd((end) => names[end][index]),
    )
  const common = Math.min(old.length, young.length)
  const changes = old.slice(0, common).flatMap((was, index) => {
    const is = young[index]
    const [name, other] = [names.before[index], names.after[index]]
    const isElsewhere = name !== other && (names.after.includes(name ?? '') || names.before.includes(other ?? ''))
    if (isElsewhere) return [changeOf('field-moved', scopeAt(index), { before: name, after: other })]
    return is ? compare({ before: was, after: is }, scopeAt(index)) : []
  })
  const field = (schema: SchemaNode, index: number) => ({ name: '', required: false, schema, index: common + index })
  const others = {
    ...{ both: [], renamed: [] },
    removed: old.slice(common).map(field),
    added: young.slice(common).map(field),
  }
  return [...changes, ...compareFields(others, { scopeOf: ({ index }) => scopeAt(index), compare: () => [] })]
}
