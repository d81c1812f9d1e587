import { type Field, positionName } from '../../model/view/fieldTree.ts'

/** The type of a field in the notation of the Markdown twins: `string`, `object[]`, `[price, size][]`, `(string | null)[]`. */
export function typeLabel({ schema, element, arrayDepth }: Pick<Field, 'schema' | 'element' | 'arrayDepth'>): string {
  const type = element.positions
    ? `[${element.positions.map(positionName).join(', ')}]`
    : element.types.join(' | ') || (element.variants ? 'variant' : 'any')
  const format = element.format ? `${type} (${element.format})` : type
  if (arrayDepth === 0) return element.nullable ? `${format} | null` : format
  const items = element.nullable ? `(${format} | null)` : format.includes(' | ') ? `(${format})` : format
  return `${items}${'[]'.repeat(arrayDepth)}${schema.nullable ? ' | null' : ''}`
}
