import type { Prose } from '../../contract/annotations.ts'
import { anchorOf, createAnchors } from '../../contract/ids.ts'
import type { SchemaId, SchemaNode, Subschema, Variant } from '../../contract/schema.ts'
import { readConditions } from './conditions.ts'
import { isComposite, resolveSchema, type Schemas, unwrapArrays } from './schema.ts'
import { innerSchemas } from './walkSchema.ts'

/** One line of a field list: a property, a place of a positional array, or the entries of a map. */
export interface Field {
  /** Unique on the page and stable: the path of names from the operation down. */
  readonly anchor: string
  /** Empty for the root of a body. */
  readonly name: string
  readonly kind: 'root' | 'property' | 'position' | 'additional' | 'pattern'
  /** Zero-based index of a place in a positional array. */
  readonly position?: number
  readonly required: boolean
  /** As written at its place, references followed; for an array this is the array itself. */
  readonly schema: SchemaNode
  /** The schema below all array levels: where the children come from. */
  readonly element: SchemaNode
  /** `schema`, the arrays inside it from outside in, and `element`; one entry where `schema` is no array. */
  readonly levels: readonly SchemaNode[]
  /** Nobody has confirmed it. What stands inside inherits the mark and does not repeat it. */
  readonly isUnconfirmed?: true
  readonly children: readonly Field[]
  readonly variantSets: readonly FieldVariantSet[]
  /** Anchor of a field above with the same schema: it encloses this field, or is the same body of another status. */
  readonly sameAs?: string
  /** Named schema whose fields are on a page of their own: it asks for one, or this tree would grow too long. */
  readonly continuedIn?: SchemaId
}

/** Schemas to choose from, or a schema about the whole value, such as a condition, under its keyword. */
export interface FieldVariantSet {
  readonly mode: 'oneOf' | 'anyOf' | Subschema['keyword']
  readonly discriminator?: string
  /** The property that brings a dependent schema into force. */
  readonly property?: string
  readonly count?: NonNullable<Subschema['count']>
  readonly variants: readonly (Pick<Variant, 'name' | 'discriminatorValue' | 'isDefault'> & { readonly field: Field })[]
}

/** What a tree is shown for: a request leaves out read-only fields, a response write-only ones. */
export type ValueDirection = 'request' | 'response'

export interface FieldTreeOptions {
  readonly schemas: Schemas
  /** That of the root, which is no other's. */
  readonly anchor: string
  /** Gives the fields below the root anchors that nothing else on their page has; alone, they differ from each other. */
  readonly uniqueAnchor?: (wanted: string) => string
  readonly direction: ValueDirection
  /** What carries the tree is marked as unconfirmed, so no field repeats the mark. */
  readonly isMarked?: boolean
  /** Anchor of a tree of the same schema that stands above: its fields are not listed again. */
  readonly sameAs?: string | undefined
  /** The tree is that of the page which documents the schema. */
  readonly isDocumented?: true
  /** Fields a tree may have before its depth is cut; named schemas below the cut get pages of their own. */
  readonly budget?: number
}

const defaultBudget = 400
const depths = [12, 8, 6, 5, 4, 3, 2, 1, 0]

/** The nested field list of a schema. References end where they would repeat themselves or where the budget is used up. */
export function buildFieldTree(schema: SchemaNode, options: FieldTreeOptions): Field {
  const {
    schemas,
    anchor,
    direction,
    isDocumented,
    isMarked = false,
    sameAs,
    budget = defaultBudget,
    uniqueAnchor = aloneBelow(anchor),
  } = options
  const depth = depths.find((candidate) => countFields(schema, candidate, schemas, budget) <= budget) ?? 0
  const top = { isTop: true, isDocumented, sameAs, schema, name: '', kind: 'root', required: true, anchor } as const
  return field({ ...top, depth, ancestors: new Map(), schemas, direction, uniqueAnchor, isMarked })
}

/** Tells whether the tree of a schema has room for all fields in both directions, so that none needs a page of its own. */
export function createFitCheck(schemas: Schemas): (schema: SchemaNode) => boolean {
  const [deepest = 0] = depths
  const levels = new Map<SchemaId, number>()
  return (schema) =>
    namedLevels(schema, { schemas, levels, left: deepest }) <= deepest &&
    countFields(schema, deepest, schemas, defaultBudget) <= defaultBudget
}

/** Counts the fields that the tree of a schema shows, about. What has no name of its own is written out however long it is. */
export function createFieldCount(schemas: Schemas): (schema: SchemaNode) => number {
  const written = (schema: SchemaNode) => countFields(schema, 0, schemas, Number.POSITIVE_INFINITY)
  return (schema) => {
    const direct = nestedSchemas(unwrapArrays(schema, schemas).element).reduce((sum, child) => sum + written(child), 1)
    const sizes = depths.map((depth) => countFields(schema, depth, schemas, defaultBudget))
    return Math.max(direct, sizes.find((size) => size <= defaultBudget) ?? 0)
  }
}

interface LevelCount {
  readonly schemas: Schemas
  /** Levels of named schemas; infinite while one is being counted, because it then contains itself. */
  readonly levels: Map<SchemaId, number>
  /** How many further levels matter. */
  readonly left: number
}

/** The deepest nesting of named schemas, itself included; infinite beyond the limit. */
function namedLevels(schema: SchemaNode, { schemas, levels, left }: LevelCount): number {
  const { element, id } = unwrapArrays(schema, schemas)
  const known = id === undefined ? undefined : levels.get(id)
  if (known !== undefined) return known
  if (left < 0) return Number.POSITIVE_INFINITY
  if (id !== undefined) levels.set(id, Number.POSITIVE_INFINITY)
  const own = id === undefined ? 0 : 1
  const below = { schemas, levels, left: left - own }
  const total = nestedSchemas(element).reduce((most, child) => Math.max(most, own + namedLevels(child, below)), own)
  if (id !== undefined) levels.set(id, total)
  return total
}

/** Every field of a tree, parents before children. */
export function flattenFields(root: Field): Field[] {
  return [
    root,
    ...root.children.flatMap(flattenFields),
    ...root.variantSets.flatMap(({ variants }) => variants.flatMap((variant) => flattenFields(variant.field))),
  ]
}

/** How a body is called that lists the fields of another one: `200`, or `getOrder 200` where it is another entry's. */
export function bodyNameOf(listed: string, { anchor }: Pick<Field, 'anchor'>): string {
  const [owner, name] = splitLast(listed)
  return owner === splitLast(anchor)[0] ? name : `${owner} ${name}`
}

function splitLast(anchor: string): [string, string] {
  const at = anchor.lastIndexOf('.')
  return [anchor.slice(0, at), anchor.slice(at + 1)]
}

/** Whether anything is to be shown beneath the field's own line. */
export function hasNestedFields({ children, variantSets }: Field): boolean {
  return children.length > 0 || variantSets.length > 0
}

interface FieldContext {
  /** The tree's root: it shows its fields whatever the budget. */
  readonly isTop?: true
  readonly isDocumented?: true | undefined
  readonly sameAs?: string | undefined
  readonly schema: SchemaNode
  readonly name: string
  readonly kind: Field['kind']
  readonly position?: number
  readonly required: boolean
  readonly anchor: string
  readonly isMarked: boolean
  readonly depth: number
  readonly ancestors: ReadonlyMap<SchemaId, string>
  readonly schemas: Schemas
  readonly direction: ValueDirection
  readonly uniqueAnchor: (wanted: string) => string
}

function field(place: FieldContext): Field {
  const { isTop, isDocumented, sameAs: repeated, position, ...inherited } = place
  const { schema, name, kind, required, ancestors, schemas, depth, uniqueAnchor, isMarked } = inherited
  const { element, id, levels } = unwrapArrays(schema, schemas)
  const anchor = isTop ? place.anchor : uniqueAnchor(place.anchor)
  const resolved = resolveSchema(schema, schemas)
  const isUnconfirmed = (resolved.certainty ?? element.certainty) !== undefined
  const own = {
    anchor,
    name,
    kind,
    ...(position === undefined ? {} : { position }),
    required,
    schema: resolved,
    element,
    levels,
    ...(isUnconfirmed && !isMarked ? { isUnconfirmed } : {}),
    children: [],
    variantSets: [],
  }
  const sameAs = repeated ?? (id === undefined ? undefined : ancestors.get(id))
  if (sameAs !== undefined) return { ...own, sameAs }
  const isElsewhere = element.page !== undefined && !isDocumented
  if (id !== undefined && (isElsewhere || (depth <= 0 && !isTop && isComposite(element))))
    return { ...own, continuedIn: id }
  const below = {
    ...inherited,
    anchor,
    isMarked: isMarked || isUnconfirmed,
    depth: id === undefined ? depth : depth - 1,
    ancestors: id === undefined ? ancestors : new Map([...ancestors, [id, anchor]]),
  }
  return { ...own, children: childFields(element, below), variantSets: variantFields(element, below) }
}

function childFields(element: SchemaNode, place: FieldContext): Field[] {
  const { anchor, direction, schemas } = place
  const child = (
    name: string,
    kind: Field['kind'],
    schema: SchemaNode,
    required: boolean,
    position?: number,
  ): Field => {
    const next = { ...place, name, kind, schema, required, anchor: anchorOf(anchor, name) }
    return field(position === undefined ? next : { ...next, position })
  }
  return [
    ...(element.properties ?? [])
      .filter(({ schema }) => isShown(resolveSchema(schema, schemas), direction))
      .map(({ name, schema, required }) => child(name, 'property', schema, required)),
    ...(element.positions ?? []).map((schema, index) =>
      child(positionName(schema, index), 'position', schema, true, index),
    ),
    ...(element.patternProperties ?? []).map(({ pattern, schema }) => child(pattern, 'pattern', schema, false)),
    ...(element.additionalProperties ? [child('*', 'additional', element.additionalProperties, false)] : []),
  ]
}

function variantFields(element: SchemaNode, place: FieldContext): FieldVariantSet[] {
  return [
    ...choiceFields(element, place),
    ...subschemasOf(element).map((subschema) => subschemaField(subschema, place)),
  ]
}

/** What is said by further schemas, and not in a sentence. */
function subschemasOf(schema: SchemaNode): readonly Subschema[] {
  const { others } = readConditions(schema)
  return schema.not ? [...others, { keyword: 'not', schema: schema.not }] : others
}

function subschemaField({ keyword, property, count, schema }: Subschema, place: FieldContext): FieldVariantSet {
  const names = property === undefined ? [keyword] : [keyword, property]
  const own = { schema, name: '', kind: 'root', required: true, anchor: anchorOf(place.anchor, ...names) } as const
  return {
    mode: keyword,
    ...(property === undefined ? {} : { property }),
    ...(count === undefined ? {} : { count }),
    variants: [{ name: {}, field: field({ ...place, ...own }) }],
  }
}

function choiceFields(element: SchemaNode, place: FieldContext): FieldVariantSet[] {
  return (element.variants ?? []).map(({ mode, discriminator, variants }) => ({
    mode,
    ...(discriminator === undefined ? {} : { discriminator }),
    variants: variants.map(({ name, schema, ...selection }, index) => ({
      name,
      ...selection,
      field: field({
        ...place,
        schema,
        name: '',
        kind: 'root',
        required: true,
        anchor: anchorOf(place.anchor, variantSlug(name, index)),
      }),
    })),
  }))
}

/** A place of a positional array is called by its schema's title. */
export function positionName(schema: SchemaNode, index: number): string {
  return schema.title ? (Object.values(schema.title)[0] ?? String(index)) : String(index)
}

function variantSlug(name: Prose, index: number): string {
  return Object.values(name)[0]?.trim() || String(index + 1)
}

function isShown(schema: SchemaNode, direction: ValueDirection): boolean {
  return direction === 'request' ? !schema.readOnly : !schema.writeOnly
}

function aloneBelow(root: string): (wanted: string) => string {
  const uniqueAnchor = createAnchors()
  uniqueAnchor(root)
  return uniqueAnchor
}

/** Sizes of the named schemas of an API. What stands beside a reference adds no field: the model writes such a schema out. */
const knownCounts = new WeakMap<Schemas, Map<string, number>>()

/** Size of a tree cut at `depth` named levels; stops counting soon after `limit`. */
function countFields(schema: SchemaNode, depth: number, schemas: Schemas, limit: number): number {
  const counts = knownCounts.get(schemas) ?? new Map<string, number>()
  knownCounts.set(schemas, counts)
  const { element, id } = unwrapArrays(schema, schemas)
  const key = id === undefined ? undefined : `${id} ${depth} ${limit}`
  const known = key === undefined ? undefined : counts.get(key)
  if (known !== undefined) return known
  if (id !== undefined && depth <= 0) return 1
  const below = id === undefined ? depth : depth - 1
  let total = 1
  for (const child of nestedSchemas(element)) {
    total += countFields(child, below, schemas, limit)
    if (total > limit) break
  }
  if (key !== undefined) counts.set(key, total)
  return total
}

/** Schemas directly inside a schema that show up beneath it. */
function nestedSchemas({ items: _items, ...shown }: SchemaNode): SchemaNode[] {
  return innerSchemas(shown)
}
