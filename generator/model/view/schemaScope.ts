import type { SchemaNode, Subschema } from '../../contract/schema.ts'

/** Members that describe a value and restrict nothing. */
const notes: ReadonlySet<string> = new Set<keyof SchemaNode>([
  ...([
    'name',
    'title',
    'description',
    'unit',
    'serverTime',
    'unique',
    'knownValues',
    'default',
    'examples',
    'deprecated',
  ] as const),
  ...(['readOnly', 'writeOnly', 'certainty', 'facts', 'contentMediaType', 'contentEncoding', 'xml'] as const),
  ...(['externalDocs', 'serialization', 'nullable'] as const),
])

/** Whether a schema allows any value, because the model knows no more of it. */
export function allowsAnything({ types, ...rest }: SchemaNode): boolean {
  return types.length === 0 && Object.keys(rest).every((member) => notes.has(member))
}

/** Whether an object may have members that its schema does not name. A schema without properties allows any. */
export function isOpen({ properties, patternProperties, additionalProperties, subschemas = [] }: SchemaNode): boolean {
  const isSaid = subschemas.some(({ keyword }) => keyword === 'unevaluatedProperties')
  return isSaid || additionalProperties !== undefined || patternProperties !== undefined || !properties?.length
}

/** The further schemas that belong together. A keyword that comes again, from another member of `allOf`, begins a new set. */
export function conditionSets(subschemas: readonly Subschema[]): Subschema[][] {
  const sets: Subschema[][] = []
  for (const subschema of subschemas) {
    const { keyword, property } = subschema
    const last = sets.at(-1)
    const isTaken = last?.some((other) => other.keyword === keyword && other.property === property) ?? true
    if (last && !isTaken) last.push(subschema)
    else sets.push([subschema])
  }
  return sets
}
