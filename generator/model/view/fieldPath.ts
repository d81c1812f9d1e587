import type { Field } from './fieldTree.ts'

/** Where a field stands in its body: `data[].details[].isoUpl`. */
export function pathOf({ kind, name, position }: Field, outer: string): string {
  if (kind === 'root') return outer
  if (kind === 'position') return `${outer}[${position}]`
  const own = kind === 'additional' ? '*' : kind === 'pattern' ? `/${name}/` : name
  return outer === '' ? own : `${outer}.${own}`
}

/** Where the fields inside a field stand. */
export function innerPathOf(field: Field, outer: string): string {
  return pathOf(field, outer) + '[]'.repeat(field.arrayDepth)
}

/** Where the fields stand that carry the mark `isUnconfirmed` and have a name, each place once. */
export function unconfirmedPaths(roots: readonly Field[]): string[] {
  return [...new Set(roots.flatMap((root) => unconfirmedIn(root, '')))]
}

function unconfirmedIn(field: Field, outer: string): string[] {
  const { isUnconfirmed, kind, children, variantSets } = field
  if (isUnconfirmed && kind !== 'root') return [pathOf(field, outer)]
  const inside = [...children, ...variantSets.flatMap(({ variants }) => variants.map((variant) => variant.field))]
  return inside.flatMap((child) => unconfirmedIn(child, innerPathOf(field, outer)))
}
