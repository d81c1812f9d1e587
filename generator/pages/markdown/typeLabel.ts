import { type Field, positionName } from '../../model/view/fieldTree.ts'

type TypedField = Pick<Field, 'schema' | 'element' | 'arrayDepth' | 'variantSets'>

/** The type of a field as Markdown versions write it: `string`, `object[]`, `[price, size][]`, `(string | null)[]`. */
export function typeLabel({ schema, element, arrayDepth, variantSets }: TypedField): string {
  const type = element.positions
    ? `[${element.positions.map(positionName).join(', ')}]`
    : element.types.join(' | ') || typesOfVariants(variantSets) || 'any'
  const format = element.format ? `${type} (${element.format})` : type
  if (arrayDepth === 0) return element.nullable ? `${format} | null` : format
  const items = element.nullable ? `(${format} | null)` : format.includes(' | ') ? `(${format})` : format
  return `${items}${'[]'.repeat(arrayDepth)}${schema.nullable ? ' | null' : ''}`
}

/** A choice without a type of its own has those of its members. */
function typesOfVariants(sets: Field['variantSets']): string {
  const choices = sets.filter(({ mode }) => mode === 'oneOf' || mode === 'anyOf')
  return [...new Set(choices.flatMap(({ variants }) => variants.map(({ field }) => typeLabel(field))))].join(' | ')
}
