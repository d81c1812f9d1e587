import { compact } from '../../contract/compact.ts'
import { anchorOf, createAnchors } from '../../contract/ids.ts'
import type { SchemaId, SchemaNode, Subschema } from '../../contract/schema.ts'
import { readConditions } from './conditions.ts'
import { type Field, type FieldVariantSet, positionName, type ValueDirection, variantSlug } from './field.ts'
import { countFields, defaultBudget, depths } from './fieldCount.ts'
import { isComposite, resolveSchema, type Schemas, unwrapArrays } from './schema.ts'

export interface FieldTreeOptions {
  readonly schemas: Schemas
  /** Anchor of the root, unique on its page. */
  readonly anchor: string
  /** Gives the fields below the root anchors that nothing else on their page has; alone, they differ from each other. */
  readonly uniqueAnchor?: (wanted: string) => string
  readonly direction: ValueDirection
  /** The parent of the tree is marked as unconfirmed, so no field repeats the mark. */
  readonly isMarked?: boolean
  /** Anchor of a tree of the same schema that stands above: its fields are not listed again. */
  readonly sameAs?: string | undefined
  /** The tree stands on the page that documents the schema. */
  readonly isDocumented?: true
  /** Fields a tree may have before its depth is cut; named schemas below the cut get pages of their own. */
  readonly budget?: number
}

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

interface FieldContext extends Required<Omit<FieldTreeOptions, 'budget' | 'sameAs' | 'isDocumented'>> {
  /** The tree's root, which shows its fields even beyond the budget. */
  readonly isTop?: true
  readonly isDocumented?: true | undefined
  readonly sameAs?: string | undefined
  readonly schema: SchemaNode
  readonly name: string
  readonly kind: Field['kind']
  readonly position?: number
  readonly required: boolean
  readonly depth: number
  readonly ancestors: ReadonlyMap<SchemaId, string>
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

/** Subschemas of a schema that no sentence describes. */
function subschemasOf(schema: SchemaNode): readonly Subschema[] {
  const { others } = readConditions(schema)
  return schema.not ? [...others, { keyword: 'not', schema: schema.not }] : others
}

function subschemaField({ keyword, property, count, schema }: Subschema, place: FieldContext): FieldVariantSet {
  const names = property === undefined ? [keyword] : [keyword, property]
  const own = { schema, name: '', kind: 'root', required: true, anchor: anchorOf(place.anchor, ...names) } as const
  const variants = [{ name: {}, field: field({ ...place, ...own }) }]
  return compact({ mode: keyword, property, count, variants })
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

function isShown(schema: SchemaNode, direction: ValueDirection): boolean {
  return direction === 'request' ? !schema.readOnly : !schema.writeOnly
}

function aloneBelow(root: string): (wanted: string) => string {
  const uniqueAnchor = createAnchors()
  uniqueAnchor(root)
  return uniqueAnchor
}
