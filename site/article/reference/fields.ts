import type { Api } from '../../../generator/contract/reference.ts'
import { type Field, flattenFields, type ValueDirection } from '../../../generator/model/view/field.ts'

/** Context that the entries of one field list share. */
export interface FieldListContext {
  readonly api: Api
  readonly direction: ValueDirection
  readonly names: ReadonlyMap<string, string>
  /** How many disclosures lie around the list. */
  readonly depth: number
  /** Where the list stands in its body: `data[].details[]`; empty at the top of an object. */
  readonly path: string
}

/** Names of all fields of a tree by anchor, for links back to an enclosing field. */
export function namesByAnchor(root: Field): ReadonlyMap<string, string> {
  return new Map(flattenFields(root).map(({ anchor, name, element }) => [anchor, name || element.name || '']))
}

/** Whether a caller has to send a field, or a reply may omit it. */
export type Presence = 'required' | 'mayBeAbsent'

/**
 * The presence of a field among its siblings. A field of a reply is marked when it may be missing, but only if the spec
 * requires some sibling: a spec without required fields says nothing about presence.
 */
export function presenceOf(field: Field, siblings: readonly Field[], direction: ValueDirection): Presence | undefined {
  if (field.kind !== 'property') return undefined
  if (direction === 'request') return field.required ? 'required' : undefined
  const isSaid = siblings.some(({ kind, required }) => kind === 'property' && required)
  return isSaid && !field.required ? 'mayBeAbsent' : undefined
}

/** The fields to list below a field, without the entries of a map whose type label is enough. */
export function listedChildren({ children }: Field): readonly Field[] {
  return children.filter((child) => child.kind !== 'additional' || hasMoreToSay(child))
}

function hasMoreToSay({ schema, children, variantSets, sameAs, continuedIn }: Field): boolean {
  const { types, ref, title, nullable, ...said } = schema
  return Object.keys(said).length > 0 || children.length + variantSets.length > 0 || Boolean(sameAs ?? continuedIn)
}
