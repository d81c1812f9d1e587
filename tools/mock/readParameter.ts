import { isJsonType } from '../../generator/contract/httpSyntax.ts'
import { type Json, parseJson } from '../../generator/contract/json.ts'
import type { Parameter } from '../../generator/contract/operation.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'
import type { RawPair } from './queryPairs.ts'
import { readDeep } from './readDeep.ts'
import { typedValue } from './typedValue.ts'

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/**
 * The value of a parameter among the pairs of its place, in the types that its schema asks for; `undefined` when it is not
 * there. A text of another type stays a text, so that the check reports it.
 */
export function readParameter(parameter: Parameter, pairs: readonly RawPair[], schemas: Schemas): Json | undefined {
  const { name, in: place, style, explode, mediaType = '' } = parameter
  const schema = resolveSchema(parameter.schema, schemas)
  const texts = pairs.filter(([own]) => own === name).map(([, text]) => text)
  const [first] = texts
  if (isJsonType(mediaType)) return first === undefined ? undefined : (parseJson(first) ?? first)
  const deep = style === 'deepObject' ? readDeep(name, pairs, schema, schemas) : undefined
  if (deep !== undefined || (style === 'deepObject' && accepts(schema, 'object'))) return deep
  const isForm = place === 'query' || place === 'cookie'
  const isExploded = explode ?? (isForm && (style ?? 'form') === 'form')
  if (accepts(schema, 'object')) return readObject({ schema, pairs, texts, isExploded: isForm && isExploded, schemas })
  if (first === undefined) return undefined
  if (!accepts(schema, 'array')) return texts.length > 1 ? texts : typedValue(first, schema, schemas)
  const items = isForm && isExploded ? texts : first.split(ownValue(separators, style ?? '') ?? ',')
  return items.map((item) => typedValue(item, schema.items ?? { types: [] }, schemas))
}

interface ObjectInput {
  readonly schema: SchemaNode
  readonly pairs: readonly RawPair[]
  readonly texts: readonly string[]
  readonly isExploded: boolean
  readonly schemas: Schemas
}

function readObject({ schema, pairs, texts, isExploded, schemas }: ObjectInput): Json | undefined {
  const { properties = [] } = schema
  const parts = texts[0]?.split(',') ?? []
  const members = isExploded
    ? pairs.filter(([own]) => properties.some((property) => property.name === own))
    : parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as const] : []))
  if (members.length === 0) return undefined
  return Object.fromEntries(
    members.map(([key, text]) => {
      const property = properties.find((own) => own.name === key)
      return [key, typedValue(text, property?.schema ?? { types: [] }, schemas)]
    }),
  )
}

function accepts({ types }: SchemaNode, type: string): boolean {
  return types.includes(type) && !types.includes('string')
}
