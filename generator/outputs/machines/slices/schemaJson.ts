import type { Json } from '../../../contract/json.ts'
import type { EnumValue, SchemaNode, Subschema } from '../../../contract/reference.ts'
import { asText } from '../../../load/spec/asText.ts'
import type { SliceContext } from './sliceContext.ts'
import { type JsonObject, withoutAbsent } from './withoutAbsent.ts'

/**
 * A schema of the model as JSON Schema 2020-12 with what is said about it, in one language. A named schema is a `$ref` into
 * `$defs`; what JSON Schema has no word for (unit, meaning of each enum value, since, certainty) is under the names of the
 * extensions that the specs use for it.
 */
export function schemaJson(node: SchemaNode, context: SliceContext): JsonObject {
  return { ...identityOf(node, context), ...valuesOf(node, context), ...partsOf(node, context) }
}

/** Address of a named schema within a slice (RFC 6901, as a fragment). */
export function definitionAddress(id: string): string {
  return `#/$defs/${encodeURIComponent(id.replaceAll('~', '~0').replaceAll('/', '~1'))}`
}

function identityOf(node: SchemaNode, { text }: SliceContext): JsonObject {
  const { types, nullable, format, unit, serverTime, deprecated, readOnly, writeOnly, since, certainty } = node
  const all = nullable && types.length > 0 ? [...types, 'null'] : types
  return withoutAbsent({
    $ref: node.ref === undefined ? undefined : definitionAddress(node.ref),
    title: text(node.title),
    description: text(node.description),
    type: all.length === 1 ? all[0] : all,
    format,
    'x-unit': unit,
    'x-server-time': serverTime,
    ...Object.fromEntries((node.constraints ?? []).map(({ keyword, value }) => [keyword, value])),
    deprecated,
    readOnly,
    writeOnly,
    'x-since': since,
    'x-certainty': certainty,
    contentMediaType: node.contentMediaType,
    contentEncoding: node.contentEncoding,
  })
}

function valuesOf(
  { enum: values, knownValues, const: constant, default: fallback, examples, nullable }: SchemaNode,
  context: SliceContext,
): JsonObject {
  return {
    ...(values ? { enum: [...values.map(({ value }) => value), ...(nullable ? [null] : [])] } : {}),
    ...meaningsOf(values ?? knownValues ?? [], context),
    ...(constant === undefined ? {} : { const: constant }),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(examples?.length ? { examples } : {}),
  }
}

function meaningsOf(values: readonly EnumValue[], { text }: SliceContext): JsonObject {
  const meanings = values.map(({ value, description }) => [asText(value), text(description) ?? ''] as const)
  return meanings.some(([, meaning]) => meaning !== '') ? { 'x-enum-descriptions': Object.fromEntries(meanings) } : {}
}

function partsOf(node: SchemaNode, context: SliceContext): JsonObject {
  const inner = (child: SchemaNode): JsonObject => schemaJson(child, context)
  const { properties, patternProperties, additionalProperties, items, positions, variants, not, dependencies } = node
  const required = [
    ...(properties ?? []).flatMap(({ name, required: isRequired }) => (isRequired ? [name] : [])),
    ...(node.requiredNames ?? []),
  ]
  const choices = (variants ?? []).map((set): JsonObject => {
    const forms = set.variants.map(({ name, schema }) => ({
      ...withoutAbsent({ title: context.text(name) }),
      ...inner(schema),
    }))
    return { [set.mode]: forms, ...(set.discriminator === undefined ? {} : { 'x-discriminator': set.discriminator }) }
  })
  const [onlyChoice, ...others] = choices
  return {
    ...(properties
      ? { properties: Object.fromEntries(properties.map(({ name, schema }) => [name, inner(schema)])) }
      : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(patternProperties
      ? {
          patternProperties: Object.fromEntries(
            patternProperties.map(({ pattern, schema }) => [pattern, inner(schema)]),
          ),
        }
      : {}),
    ...(additionalProperties === undefined
      ? {}
      : { additionalProperties: additionalProperties === false ? false : inner(additionalProperties) }),
    ...(positions ? { prefixItems: positions.map(inner) } : {}),
    ...(items ? { items: inner(items) } : {}),
    ...(others.length > 0 ? { allOf: choices } : (onlyChoice ?? {})),
    ...(not ? { not: inner(not) } : {}),
    ...(dependencies?.length
      ? { dependentRequired: Object.fromEntries(dependencies.map(({ property, requires }) => [property, requires])) }
      : {}),
    ...subschemasOf(node.subschemas ?? [], inner),
  }
}

function subschemasOf(subschemas: readonly Subschema[], inner: (child: SchemaNode) => JsonObject): JsonObject {
  const dependent: Record<string, Json> = {}
  const members: Record<string, Json> = {}
  for (const { keyword, property, count, schema } of subschemas) {
    if (keyword === 'dependentSchemas') dependent[property ?? ''] = inner(schema)
    else members[keyword] = inner(schema)
    if (count) members['minContains'] = count.least
    if (count?.most !== undefined) members['maxContains'] = count.most
  }
  return { ...members, ...(Object.keys(dependent).length > 0 ? { dependentSchemas: dependent } : {}) }
}
