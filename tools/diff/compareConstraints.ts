import { canonicalJson, isSameJson } from '../../generator/contract/json.ts'
import type { Constraint, SchemaNode } from '../../generator/contract/schema.ts'
import type { Schemas } from '../../generator/model/view/schema.ts'
import type { ApiChange } from './change.ts'
import { leadsTo } from './changedSchemas.ts'
import { compareMatched, compareNames } from './listFacets.ts'
import { match } from './match.ts'
import type { RuleId } from './rules.ts'
import type { SchemaPair, Walk } from './schemaWalk.ts'
import { type Apis, changeOf } from './scope.ts'
import { shapeOf } from './shapeOf.ts'

type Limit = Constraint | undefined

/** Keywords that are one limit: `exclusiveMinimum: 0` stands for a `minimum` just above. */
const limits = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
  ['minLength'],
  ['maxLength'],
  ['minItems'],
  ['maxItems'],
  ['minProperties'],
  ['maxProperties'],
  ['multipleOf'],
  ['pattern'],
  ['uniqueItems'],
] as const

const constraintRules = { added: 'constraint-tightened', removed: 'constraint-loosened' } as const

/** The limits of a value, keyword by keyword. */
export function compareConstraints({ before, after }: SchemaPair, walk: Walk): ApiChange[] {
  const own = limits.flatMap((keywords) => {
    const [old, young] = [limitOf(before, keywords), limitOf(after, keywords)]
    if (isSameJson(old, young)) return []
    const isOther = old && young && old.keyword !== young.keyword
    const item = isOther ? keywords[0] : ((young ?? old)?.keyword ?? keywords[0])
    const values = { item, before: shown(old, item), after: shown(young, item) }
    return [changeOf(ruleFor(old, young), walk, values)]
  })
  const [old, young] = [before.requiredNames ?? [], after.requiredNames ?? []]
  const required = compareNames(old, young, constraintRules, walk, (value) => ({ item: 'required', value }))
  return [...own, ...required, ...compareFurther(before, after, walk)]
}

function limitOf({ constraints = [] }: SchemaNode, keywords: readonly string[]): Limit {
  return constraints.findLast(({ keyword }) => keywords.includes(keyword))
}

/** The value of a limit, after its keyword if the change names another keyword. */
function shown(limit: Limit, keyword: string) {
  return limit === undefined || limit.keyword === keyword ? limit?.value : `${limit.keyword} ${limit.value}`
}

function ruleFor(before: Limit, after: Limit): RuleId {
  if (!before) return 'constraint-tightened'
  if (!after) return 'constraint-loosened'
  const { keyword } = before
  if (keyword === 'multipleOf') return stepRule(Number(before.value), Number(after.value))
  if (typeof before.value !== 'number' || typeof after.value !== 'number') return 'constraint-changed'
  const isLower = /^(min|exclusiveMin)/.test(keyword)
  const grows = after.value - before.value || exclusivity(after, isLower) - exclusivity(before, isLower)
  return grows > 0 === isLower ? 'constraint-tightened' : 'constraint-loosened'
}

/** An exclusive bound is tighter than an inclusive bound of the same value. */
function exclusivity({ keyword }: Constraint, isLower: boolean): number {
  return keyword.startsWith('exclusive') ? (isLower ? 1 : -1) : 0
}

function stepRule(before: number, after: number): RuleId {
  const isWhole = (ratio: number) => Math.abs(ratio - Math.round(ratio)) < 1e-9
  if (isWhole(after / before)) return 'constraint-tightened'
  return isWhole(before / after) ? 'constraint-loosened' : 'constraint-changed'
}

/** Further schemas of a value by keyword. Two schemas of one keyword cannot be weighed against each other. */
function compareFurther(before: SchemaNode, after: SchemaNode, walk: Walk): ApiChange[] {
  const { apis } = walk
  const [old, young] = [furtherRules(before, apis.before.schemas), furtherRules(after, apis.after.schemas)]
  return compareMatched(
    match(old, young, ({ item }) => item),
    {
      ...constraintRules,
      scopeOf: () => walk,
      valuesOf: ({ item }) => ({ item }),
      compare: (was, is) =>
        was.shape === is.shape && !isChangedFarAway(was, apis)
          ? []
          : [changeOf('constraint-changed', walk, { item: is.item })],
    },
  )
}

interface FurtherRule {
  readonly item: string
  readonly shape: string
  readonly schema?: SchemaNode
}

/** A shape holds only the names of deep schemas, so a change of a deep schema does not change the shape. */
function isChangedFarAway({ schema }: FurtherRule, { changedSchemas, changedShapes }: Apis): boolean {
  return schema !== undefined && leadsTo(schema, changedSchemas) && leadsTo(schema, changedShapes())
}

function furtherRules({ not, subschemas = [], dependencies = [] }: SchemaNode, schemas: Schemas): FurtherRule[] {
  return [
    ...(not ? [{ item: 'not', shape: shapeOf(not, schemas), schema: not }] : []),
    ...subschemas.map(({ keyword, property, count, schema }) => ({
      item: property === undefined ? keyword : `${keyword} ${property}`,
      shape: `${canonicalJson(count)} ${shapeOf(schema, schemas)}`,
      schema,
    })),
    ...dependencies.map(({ property, requires }) => ({
      item: `dependentRequired ${property}`,
      shape: canonicalJson(requires),
    })),
  ]
}
