import type { Prose } from '../../contract/annotations.ts'
import { type Json, textOfJson } from '../../contract/json.ts'
import type { SchemaId, SchemaNode, Subschema, VariantSet } from '../../contract/schema.ts'
import { conditionSets } from './schemaScope.ts'

export type JsonSchema = { readonly [keyword: string]: Json }

interface JsonSchemaOptions {
  /** The `$ref` of a named schema. */
  readonly addressOf: (id: SchemaId) => string
  /** A text in one language. */
  readonly text: (prose: Prose | undefined) => string | undefined
}

/**
 * A schema of the model as JSON Schema 2020-12. Members without a keyword (unit, meaning of each enum value, certainty,
 * facts) have the names of the extensions in the specs.
 */
export function toJsonSchema(node: SchemaNode, options: JsonSchemaOptions): JsonSchema {
  const schema: Record<string, Json> = {}
  for (const write of inOrder) {
    const members = write(node, options)
    for (const name in members) {
      const value = members[name]
      if (value !== undefined) schema[name] = value
    }
  }
  return schema
}

type Writer = (node: SchemaNode, options: JsonSchemaOptions) => Readonly<Record<string, Json | undefined>>

/** Writer of each schema member, in the order of the output. The compiler asks for every member of the model. */
const writers: Readonly<Record<keyof SchemaNode, Writer>> = {
  ref: ({ ref }, { addressOf }) => (ref === undefined ? {} : { $ref: addressOf(ref) }),
  name: nothing,
  title: note(({ title }, text) => ({ title: text(title) || undefined })),
  description: note(({ description }, text) => ({ description: text(description) || undefined })),
  types: ({ types, nullable }) => {
    const all = nullable && types.length > 0 ? [...types, 'null'] : types
    return { type: all.length > 1 ? all : all[0] }
  },
  nullable: nothing,
  format: ({ format }) => ({ format }),
  unit: note(({ unit }) => ({ 'x-unit': unit })),
  serverTime: note(({ serverTime }) => ({ 'x-server-time': serverTime })),
  unique: note(({ unique }) => ({ 'x-unique': unique })),
  page: note(({ page }) => ({ 'x-page': page })),
  constraints: ({ constraints = [] }) => byKey(constraints.map(({ keyword, value }) => [keyword, value])),
  deprecated: note(({ deprecated }) => ({ deprecated })),
  readOnly: note(({ readOnly }) => ({ readOnly })),
  writeOnly: note(({ writeOnly }) => ({ writeOnly })),
  facts: note(({ facts = [] }) => byKey(facts.map(({ extension, value }) => [extension, value]))),
  certainty: note(({ certainty }) => ({ 'x-certainty': certainty })),
  contentMediaType: note(({ contentMediaType }) => ({ contentMediaType })),
  contentEncoding: note(({ contentEncoding }) => ({ contentEncoding })),
  enum: ({ enum: values, nullable }) => ({
    enum: values && [...values.map(({ value }) => value), ...(nullable ? [null] : [])],
  }),
  knownValues: note(meaningsOf),
  const: ({ const: constant }) => ({ const: constant }),
  default: note(({ default: fallback }) => ({ default: fallback })),
  examples: note(({ examples }) => ({ examples: examples?.length ? examples : undefined })),
  properties: ({ properties }, options) => ({
    properties: properties && byKey(properties.map(({ name, schema }) => [name, toJsonSchema(schema, options)])),
  }),
  requiredNames: ({ properties = [], requiredNames = [] }) => {
    const asked = properties.filter(({ required }) => required)
    const names = [...asked.map(({ name }) => name), ...requiredNames]
    return { required: names.length > 0 ? names : undefined }
  },
  patternProperties: ({ patternProperties }, options) => ({
    patternProperties:
      patternProperties &&
      byKey(patternProperties.map(({ pattern, schema }) => [pattern, toJsonSchema(schema, options)])),
  }),
  additionalProperties: ({ additionalProperties }, options) => ({
    additionalProperties: additionalProperties && toJsonSchema(additionalProperties, options),
  }),
  positions: ({ positions }, options) => ({
    prefixItems: positions?.map((schema) => toJsonSchema(schema, options)),
  }),
  items: ({ items }, options) => ({ items: items && toJsonSchema(items, options) }),
  variants: ({ variants = [], subschemas = [] }, options) => {
    const all = [...variants.map((set) => choiceOf(set, options)), ...conditionsOf(subschemas, options).slice(1)]
    const isAlone = all.length === 1 && variants.length === 1
    return isAlone ? { ...all[0] } : { allOf: all.length > 0 ? all : undefined }
  },
  not: ({ not }, options) => ({ not: not && toJsonSchema(not, options) }),
  dependencies: ({ dependencies }) => ({
    dependentRequired:
      dependencies &&
      byKey(
        dependencies.map(({ property }) => [
          property,
          dependencies.flatMap((other) => (other.property === property ? other.requires : [])),
        ]),
      ),
  }),
  subschemas: ({ subschemas = [] }, options) => ({ ...conditionsOf(subschemas, options)[0] }),
  xml: nothing,
  externalDocs: nothing,
  serialization: nothing,
}

/** The writers as a list: large descriptions have millions of schemas. */
const inOrder = Object.values(writers)

function nothing(): ReturnType<Writer> {
  return {}
}

/** A member that describes values and restricts nothing. */
function note(write: (node: SchemaNode, text: JsonSchemaOptions['text']) => ReturnType<Writer>): Writer {
  return (node, { text }) => write(node, text)
}

function byKey(entries: readonly (readonly [string, Json])[]): JsonSchema {
  return Object.fromEntries(entries)
}

function meaningsOf({ enum: values, knownValues = [] }: SchemaNode, text: JsonSchemaOptions['text']): JsonSchema {
  const meanings = (values ?? knownValues).map(
    ({ value, description }) => [textOfJson(value), text(description) ?? ''] as const,
  )
  return meanings.some(([, meaning]) => meaning !== '') ? { 'x-enum-descriptions': Object.fromEntries(meanings) } : {}
}

function choiceOf({ mode, variants, discriminator }: VariantSet, options: JsonSchemaOptions): JsonSchema {
  const written = variants.map(({ name, schema }) => {
    const title = options.text(name)
    return { ...(title ? { title } : {}), ...toJsonSchema(schema, options) }
  })
  return { [mode]: written, ...(discriminator === undefined ? {} : { 'x-discriminator': discriminator }) }
}

function conditionsOf(subschemas: readonly Subschema[], options: JsonSchemaOptions): JsonSchema[] {
  return conditionSets(subschemas).map((set) => {
    const written: Record<string, Json> = {}
    const dependent: Record<string, Json> = {}
    for (const { keyword, property, count, schema } of set) {
      const own = toJsonSchema(schema, options)
      if (property !== undefined) dependent[property] = own
      written[keyword] = property === undefined ? own : dependent
      if (count) written['minContains'] = count.least
      if (count?.most !== undefined) written['maxContains'] = count.most
    }
    return written
  })
}
