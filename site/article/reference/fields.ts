import type { Api } from '../../../generator/contract/reference.ts'
import { type Direction, type Field, flattenFields } from '../../../generator/model/view/fieldTree.ts'

/** What the entries of one field list share. */
export interface FieldListContext {
  readonly api: Api
  readonly direction: Direction
  readonly names: ReadonlyMap<string, string>
  /** How many disclosures lie around the list. */
  readonly depth: number
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

/** The fields to list beneath a field: the entries of a map are left out where its type has said all there is to say. */
export function listedChildren({ children }: Field): readonly Field[] {
  return children.filter((child) => child.kind !== 'additional' || hasMoreToSay(child))
}

function hasMoreToSay({ schema, children, variantSets, circular, continuedIn }: Field): boolean {
  const { types, ref, title, nullable, ...said } = schema
  return Object.keys(said).length > 0 || children.length + variantSets.length > 0 || Boolean(circular ?? continuedIn)
}
