import type { Json } from '../../generator/contract/json.ts'
import type { Parameter } from '../../generator/contract/operation.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'
import type { RawPair } from './queryPairs.ts'

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/**
 * The value of a parameter among the pairs of its place, in the types that its schema asks for; `undefined` when it is not
 * there. A text that is no such value stays a text, so that checking it says what is wrong.
 */
export function readParameter(parameter: Parameter, pairs: readonly RawPair[], schemas: Schemas): Json | undefined {
  const { name, in: place, style, explode } = parameter
  const schema = resolveSchema(parameter.schema, schemas)
  const texts = pairs.filter(([own]) => own === name).map(([, text]) => text)
  const isForm = place === 'query' || place === 'cookie'
  const isExploded = explode ?? (isForm && (style ?? 'form') === 'form')
  if (accepts(schema, 'object'))
    return readObject(parameter, { schema, pairs, texts, isExploded: isForm && isExploded, schemas })
  const [first] = texts
  if (first === undefined) return undefined
  if (!accepts(schema, 'array')) return texts.length > 1 ? texts : typedValue(first, schema, schemas)
  const items = isForm && isExploded ? texts : first.split(ownValue(separators, style ?? '') ?? ',')
  return items.map((item) => typedValue(item, schema.items ?? { types: [] }, schemas))
}

/** A text as the type that a schema asks for. */
function typedValue(text: string, node: SchemaNode, schemas: Schemas): Json {
  const schema = resolveSchema(node, schemas)
  const types = [
    ...schema.types,
    ...(schema.variants ?? []).flatMap(({ variants }) =>
      variants.flatMap((v) => resolveSchema(v.schema, schemas).types),
    ),
  ]
  if (types.length === 0 || types.includes('string')) return text
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text))
    return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

interface ObjectInput {
  readonly schema: SchemaNode
  readonly pairs: readonly RawPair[]
  readonly texts: readonly string[]
  readonly isExploded: boolean
  readonly schemas: Schemas
}

function readObject(
  { name, style }: Parameter,
  { schema, pairs, texts, isExploded, schemas }: ObjectInput,
): Json | undefined {
  const members = objectPairs({ name, style, isExploded }, pairs, texts, schema)
  if (members.length === 0) return undefined
  return Object.fromEntries(
    members.map(([key, text]) => {
      const property = schema.properties?.find((own) => own.name === key)
      return [key, typedValue(text, property?.schema ?? { types: [] }, schemas)]
    }),
  )
}

function objectPairs(
  { name, style, isExploded }: { name: string; style: string | undefined; isExploded: boolean },
  pairs: readonly RawPair[],
  texts: readonly string[],
  { properties = [] }: SchemaNode,
): RawPair[] {
  if (style === 'deepObject')
    return pairs.flatMap(([own, text]) =>
      own.startsWith(`${name}[`) && own.endsWith(']') ? [[own.slice(name.length + 1, -1), text] as const] : [],
    )
  if (isExploded) return pairs.filter(([own]) => properties.some((property) => property.name === own))
  const parts = texts[0]?.split(',') ?? []
  return parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as const] : []))
}

function accepts({ types }: SchemaNode, type: string): boolean {
  return types.includes(type) && !types.includes('string')
}
