import { type Json, parseJson } from '../contract/json.ts'
import type { Constraint } from '../contract/schema.ts'
import { asText } from '../load/document/asText.ts'
import { isRecord } from '../load/document/spec.ts'
import { jsonOf } from './context.ts'

/** JSON types without `null`, and whether a value may be null. Without `type` the keywords beside it decide. */
export function readTypes(value: Readonly<Record<string, unknown>>): { types: string[]; nullable: boolean } {
  const written = Array.isArray(value.type)
    ? value.type.map(asText)
    : value.type === undefined
      ? []
      : [asText(value.type)]
  const types = written.filter((type) => type !== 'null')
  const nullable = written.includes('null') || value.nullable === true
  if (types.length > 0) return { types, nullable }
  if (value.properties || value.additionalProperties || value.patternProperties) return { types: ['object'], nullable }
  if (value.items || value.prefixItems) return { types: ['array'], nullable }
  return { types: [], nullable }
}

const numericKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const

const sizeKeywords = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'] as const

/** The keywords that limit a value. */
export function readConstraints(value: Readonly<Record<string, unknown>>): Constraint[] | undefined {
  const constraints: Constraint[] = []
  for (const keyword of [...numericKeywords, ...sizeKeywords]) {
    const limit = value[keyword]
    if (typeof limit !== 'number') continue
    const isExclusive =
      (keyword === 'minimum' && value.exclusiveMinimum === true) ||
      (keyword === 'maximum' && value.exclusiveMaximum === true)
    const exclusive = keyword === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum'
    constraints.push({ keyword: isExclusive ? exclusive : keyword, value: limit })
  }
  if (typeof value.pattern === 'string') constraints.push({ keyword: 'pattern', value: value.pattern })
  if (value.uniqueItems === true) constraints.push({ keyword: 'uniqueItems', value: true })
  return constraints.length > 0 ? constraints : undefined
}

/** `examples`, or `example` of OpenAPI 3.0, a list of examples where the schema is a text or a number. */
export function readSchemaExamples(value: Readonly<Record<string, unknown>>): Json[] | undefined {
  const isListed = Array.isArray(value.examples) && value.examples.length > 0
  const { types } = readTypes(value)
  const { example } = value
  const isOne = types.length > 0 && types.every((type) => !isNestedType(type))
  const isSeveral = isOne && Array.isArray(example) && example.every((item) => typeof item !== 'object')
  const single = isSeveral ? example : example === undefined ? [] : [example]
  const written = isListed ? (value.examples as unknown[]) : single
  const examples = written.map((own) => exampleValue(own, types))
  return examples.length > 0 ? examples : undefined
}

/** The value of an example: an object or array may be written as a JSON text. */
export function exampleValue(example: unknown, types: readonly string[]): Json {
  const isText = isNested(types) && typeof example === 'string' && /^\s*[[{]/.test(example)
  return (isText ? parseJson(example) : undefined) ?? jsonOf(example)
}

/** Whether values of these types are objects or lists alone. */
export function isNested(types: readonly string[]): boolean {
  return types.length > 0 && types.every(isNestedType)
}

function isNestedType(type: string): boolean {
  return type === 'object' || type === 'array'
}

/** The names that are required of properties that another schema describes. */
export function readRequiredNames({ required, properties }: Readonly<Record<string, unknown>>): string[] | undefined {
  if (!Array.isArray(required)) return undefined
  const names = required.map(asText).filter((name) => !isRecord(properties) || !Object.hasOwn(properties, name))
  return names.length > 0 ? [...new Set(names)] : undefined
}
