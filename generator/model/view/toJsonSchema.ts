import type { Prose } from '../../contract/annotations.ts'
import { factValues } from '../../contract/facts.ts'
import { type Json, textOfJson } from '../../contract/json.ts'
import type { Constraint, SchemaId, SchemaNode, Subschema, VariantSet } from '../../contract/schema.ts'
import { allowsAnything, conditionSets, isOfWhole, isOpen, isQuestion } from './schemaScope.ts'

export type JsonSchema = { readonly [keyword: string]: Json }

interface JsonSchemaOptions {
  /** The `$ref` of a named schema. Of a part, further members may be allowed by what stands beside the reference. */
  readonly addressOf: (id: SchemaId, isPart: boolean) => string
  /** A text in one language. Without it, the schema has only the keywords that a value is checked by. */
  readonly text?: (prose: Prose | undefined) => string | undefined
  /** For a schema that values are checked by, where the model knows more than JSON Schema can say. */
  readonly check?: SchemaCheck
  /** The schema is one of several for the same value: alone it does not know all members. */
  readonly isPart?: boolean
}

interface SchemaCheck {
  /** Whether a required property is asked for: only one side of a connection sends a read-only one. */
  readonly isAsked: (schema: SchemaNode) => boolean
  /** Objects and positional arrays may hold nothing that the schema does not name, unless it says so. */
  readonly isClosed: boolean
}

/**
 * A schema of the model as JSON Schema 2020-12. What JSON Schema has no word for (unit, meaning of each enum value, since,
 * certainty) is under the names of the extensions that the specs use for it.
 */
export function toJsonSchema(node: SchemaNode, options: JsonSchemaOptions): JsonSchema {
  const members = Object.values(writers).flatMap((write) => Object.entries(write(node, options)))
  const schema = Object.fromEntries(members.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  const { ref, types, const: constant, variants, not, subschemas } = node
  const allowsNull = types.length > 0 && constant === undefined && !(ref ?? variants ?? not ?? subschemas)
  return options.check && node.nullable && !allowsNull ? { anyOf: [{ type: 'null' }, schema] } : schema
}

type Writer = (node: SchemaNode, options: JsonSchemaOptions) => Readonly<Record<string, Json | undefined>>

/** Limits of a number that is sent as text. JSON Schema holds its own for numbers alone. */
const textLimits: Readonly<Partial<Record<Constraint['keyword'], string>>> = {
  minimum: 'formatMinimum',
  maximum: 'formatMaximum',
  exclusiveMinimum: 'formatExclusiveMinimum',
  exclusiveMaximum: 'formatExclusiveMaximum',
}

/** A value is checked against these types alone: any other is a mistake of the spec, which its checks report. */
const jsonTypes: readonly string[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']

/** What each member of a schema becomes, in the order of the output. The compiler asks for every member of the model. */
const writers: Readonly<Record<keyof SchemaNode, Writer>> = {
  ref: ({ ref, ...own }, { addressOf, isPart = false }) =>
    ref === undefined ? {} : { $ref: addressOf(ref, isPart || saysMore(own)) },
  name: nothing,
  title: note(({ title }, text) => ({ title: text(title) || undefined })),
  description: note(({ description }, text) => ({ description: text(description) || undefined })),
  types: ({ types: written, nullable }, { check }) => {
    const types = check ? written.filter((type) => jsonTypes.includes(type)) : written
    const all = nullable && types.length > 0 ? [...types, 'null'] : types
    return { type: all.length > 1 ? all : all[0] }
  },
  nullable: nothing,
  format: ({ format }) => ({ format }),
  unit: note(({ unit }) => ({ 'x-unit': unit })),
  serverTime: note(({ serverTime }) => ({ 'x-server-time': serverTime })),
  unique: note(({ unique }) => ({ 'x-unique': unique })),
  page: note(({ page }) => ({ 'x-page': page })),
  constraints: ({ constraints = [], format }, { check }) =>
    Object.fromEntries(
      constraints.map(({ keyword, value }) => {
        const ofText = check && format === 'decimal' ? textLimits[keyword] : undefined
        return ofText ? [ofText, String(value)] : [keyword, value]
      }),
    ),
  deprecated: note(({ deprecated }) => ({ deprecated })),
  readOnly: note(({ readOnly }) => ({ readOnly })),
  writeOnly: note(({ writeOnly }) => ({ writeOnly })),
  since: note(({ since }) => ({ 'x-since': since })),
  certainty: note(({ certainty }) => ({ 'x-certainty': certainty })),
  facts: note(({ facts }) => factValues(facts)),
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
    properties: properties && byKey(properties.map(({ name, schema }) => [name, inner(schema, options)])),
  }),
  requiredNames: ({ properties = [], requiredNames = [] }, { check }) => {
    const asked = properties.filter(({ required, schema }) => required && (check?.isAsked(schema) ?? true))
    const names = [...asked.map(({ name }) => name), ...requiredNames]
    return { required: names.length > 0 ? names : undefined }
  },
  patternProperties: ({ patternProperties }, options) => ({
    patternProperties:
      patternProperties && byKey(patternProperties.map(({ pattern, schema }) => [pattern, inner(schema, options)])),
  }),
  additionalProperties: (node, options) => ({
    additionalProperties: node.additionalProperties && inner(node.additionalProperties, options),
    ...(node.additionalProperties === false ? { additionalProperties: false } : {}),
    ...(options.check?.isClosed && !options.isPart && !isOpen(node) ? { unevaluatedProperties: false } : {}),
  }),
  positions: ({ positions, items }, options) => ({
    prefixItems: positions?.map((schema) => inner(schema, options)),
    ...(positions && !items && options.check?.isClosed ? { items: false } : {}),
  }),
  items: ({ items }, options) => ({ items: items && inner(items, options) }),
  variants: ({ variants = [], subschemas = [] }, options) => {
    const all = [...variants.map((set) => choiceOf(set, options)), ...conditionsOf(subschemas, options).slice(1)]
    const isAlone = all.length === 1 && variants.length === 1 && !options.check
    return isAlone ? { ...all[0] } : { allOf: all.length > 0 ? all : undefined }
  },
  not: ({ not }, options) => ({ not: not && part(not, asked(options)) }),
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

function nothing(): ReturnType<Writer> {
  return {}
}

/** A member that describes values and restricts nothing. */
function note(write: (node: SchemaNode, text: NonNullable<JsonSchemaOptions['text']>) => ReturnType<Writer>): Writer {
  return (node, { text }) => (text ? write(node, text) : {})
}

function byKey(entries: readonly (readonly [string, Json])[]): JsonSchema {
  return Object.fromEntries(entries)
}

function inner(node: SchemaNode, options: JsonSchemaOptions): JsonSchema {
  return toJsonSchema(node, { ...options, isPart: false })
}

function part(node: SchemaNode, options: JsonSchemaOptions): JsonSchema {
  return toJsonSchema(node, { ...options, isPart: true })
}

function meaningsOf(
  { enum: values, knownValues = [] }: SchemaNode,
  text: NonNullable<JsonSchemaOptions['text']>,
): JsonSchema {
  const meanings = (values ?? knownValues).map(
    ({ value, description }) => [textOfJson(value), text(description) ?? ''] as const,
  )
  return meanings.some(([, meaning]) => meaning !== '') ? { 'x-enum-descriptions': Object.fromEntries(meanings) } : {}
}

/** Options for a condition: unknown members inside it are no problem. */
function asked({ check, ...options }: JsonSchemaOptions): JsonSchemaOptions {
  return check ? { ...options, check: { ...check, isClosed: false } } : options
}

/** Whether siblings of a reference may allow further members. */
function saysMore({ properties, variants, subschemas }: SchemaNode): boolean {
  return properties !== undefined || variants !== undefined || (subschemas ?? []).some(isOfWhole)
}

/**
 * A choice. When values are checked, the variant that the discriminator names has to hold, whatever the others say; and a
 * variant that allows anything, because the model knows no more of it, excludes no other.
 */
function choiceOf({ mode, variants, discriminator }: VariantSet, options: JsonSchemaOptions): JsonSchema {
  const { check, text } = options
  const written = variants.map(({ name, schema }) => {
    const title = text?.(name)
    return { ...(title ? { title } : {}), ...part(schema, options) }
  })
  if (!check) return { [mode]: written, ...(discriminator === undefined ? {} : { 'x-discriminator': discriminator }) }
  const isVague = variants.some(({ schema }) => allowsAnything(schema))
  const choice = { [isVague ? 'anyOf' : mode]: written }
  const chosen = new Map(
    variants.flatMap(({ discriminatorValue }, index) =>
      discriminatorValue === undefined ? [] : [[discriminatorValue, written[index] ?? {}] as const],
    ),
  )
  if (discriminator === undefined || chosen.size === 0) return choice
  const names = (values: Json) => ({
    type: 'object',
    required: [discriminator],
    properties: { [discriminator]: { enum: values } },
  })
  // Side by side: ajv fails at a condition within another one beside patterns.
  const forEach = [...chosen].map(([value, schema]) =>
    Object.fromEntries([
      ['if', names([value])],
      ['then', schema],
    ]),
  )
  return { allOf: [...forEach, { if: names([...chosen.keys()]), else: choice }] }
}

function conditionsOf(subschemas: readonly Subschema[], options: JsonSchemaOptions): JsonSchema[] {
  return conditionSets(subschemas).map((set) => {
    const written: Record<string, Json> = {}
    const dependent: Record<string, Json> = {}
    for (const subschema of set) {
      const { keyword, property, count, schema } = subschema
      const within = isQuestion(subschema) ? asked(options) : options
      const own = isOfWhole(subschema) ? part(schema, within) : inner(schema, within)
      if (property !== undefined) dependent[property] = own
      written[keyword] = property === undefined ? own : dependent
      if (count) written['minContains'] = count.least
      if (count?.most !== undefined) written['maxContains'] = count.most
    }
    return written
  })
}
