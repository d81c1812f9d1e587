import type { Field } from './field.ts'

/** Where a field stands in its body: `data[].details[].isoUpl`. */
export function pathOf({ kind, name, position }: Field, outer: string): string {
  if (kind === 'root') return outer
  if (kind === 'position') return `${outer}[${position}]`
  const own = kind === 'additional' ? '*' : kind === 'pattern' ? `/${name}/` : name
  return outer === '' ? own : `${outer}.${own}`
}

/** Where the fields inside a field stand. */
export function innerPathOf(field: Field, outer: string): string {
  return pathOf(field, outer) + '[]'.repeat(field.levels.length - 1)
}
