import type { Api, Operation, Parameter, SchemaNode } from '../../../generator/contract/reference.ts'
import {
  buildFieldTree,
  type Direction,
  type Field,
  type FieldTreeOptions,
  flattenFields,
} from '../../../generator/model/view/fieldTree.ts'
import { withSerialization } from '../../../generator/model/view/serialization.ts'

/** What the entries of one field list share. */
export interface FieldListContext {
  readonly api: Api
  readonly direction: Direction
  readonly names: ReadonlyMap<string, string>
  /** How many disclosures lie around the list. */
  readonly depth: number
}

type ParameterOptions = Required<Pick<FieldTreeOptions, 'schemas' | 'direction' | 'uniqueAnchor'>>

/** A parameter as a field: what it says of itself lies over its schema. */
export function parameterField(parameter: Parameter, wanted: string, options: ParameterOptions): Field {
  const { name, required, description, deprecated, since, certainty } = parameter
  const schema = withSerialization(parameter, options.schemas)
  const own: SchemaNode = {
    ...schema,
    ...(description === undefined ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(since === undefined ? {} : { since }),
    ...(certainty === undefined ? {} : { certainty }),
  }
  const root = buildFieldTree(own, { ...options, anchor: options.uniqueAnchor(wanted) })
  return { ...root, name, kind: 'property', required }
}

/** Names of all fields of a tree by anchor, for links back to an enclosing field. */
export function namesByAnchor(root: Field): ReadonlyMap<string, string> {
  return new Map(flattenFields(root).map(({ anchor, name, element }) => [anchor, name || element.name || '']))
}

/** What a reader must know of a field's presence: a caller has to send it, or a reply may leave it out. */
export type Presence = 'required' | 'mayBeAbsent'

/**
 * Presence of each of the fields that stand together. A reply's fields are marked where they may be missing, and only if the
 * spec says of some of them that they are always there: else it says nothing about any.
 */
export function presenceOf(field: Field, siblings: readonly Field[], direction: Direction): Presence | undefined {
  if (field.kind !== 'property') return undefined
  if (direction === 'request') return field.required ? 'required' : undefined
  const isSaid = siblings.some(({ kind, required }) => kind === 'property' && required)
  return isSaid && !field.required ? 'mayBeAbsent' : undefined
}

/** Who reads which body: the reader sends a call's request, but receives what a webhook or callback brings. */
export function directionsOf({ kind }: Pick<Operation, 'kind'>): {
  readonly request: Direction
  readonly response: Direction
} {
  return kind === 'operation'
    ? { request: 'request', response: 'response' }
    : { request: 'response', response: 'request' }
}

/** The fields to list beneath a field: the entries of a map are left out where its type has said all there is to say. */
export function listedChildren({ children }: Field): readonly Field[] {
  return children.filter((child) => child.kind !== 'additional' || hasMoreToSay(child))
}

function hasMoreToSay({ schema, children, variantSets, circular, continuedIn }: Field): boolean {
  const { types, ref, title, nullable, ...said } = schema
  return Object.keys(said).length > 0 || children.length + variantSets.length > 0 || Boolean(circular ?? continuedIn)
}
