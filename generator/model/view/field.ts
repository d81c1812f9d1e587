import type { Prose } from '../../contract/annotations.ts'
import type { SchemaId, SchemaNode, Subschema, Variant } from '../../contract/schema.ts'

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
  /** The schema of the field, references followed; for an array, the schema of the array itself. */
  readonly schema: SchemaNode
  /** The schema below all array levels: where the children come from. */
  readonly element: SchemaNode
  /** `schema`, the arrays inside it from outside in, and `element`; one entry where `schema` is no array. */
  readonly levels: readonly SchemaNode[]
  /** Nobody has confirmed it. Inner fields inherit the mark and do not repeat it. */
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

/** Direction of a tree: a request leaves out read-only fields, a response leaves out write-only fields. */
export type ValueDirection = 'request' | 'response'

/** Every field of a tree, parents before children. */
export function flattenFields(root: Field): Field[] {
  return [
    root,
    ...root.children.flatMap(flattenFields),
    ...root.variantSets.flatMap(({ variants }) => variants.flatMap((variant) => flattenFields(variant.field))),
  ]
}

/** Name of the body that lists the fields of this body too: `200`, or `getOrder 200` for the body of another entry. */
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

/** A place of a positional array is called by its schema's title. */
export function positionName(schema: SchemaNode, index: number): string {
  return schema.title ? (Object.values(schema.title)[0] ?? String(index)) : String(index)
}

/** The part of an anchor that names a variant. */
export function variantSlug(name: Prose, index: number): string {
  return Object.values(name)[0]?.trim() || String(index + 1)
}
