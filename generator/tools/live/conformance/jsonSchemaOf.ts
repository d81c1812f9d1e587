import type { Json } from '../../../contract/json.ts'
import type { SchemaNode } from '../../../contract/reference.ts'

/** Which way a value goes: what only one side may send is not asked of the other. */
export type ValueDirection = 'request' | 'response'

export interface JsonSchemaMode {
  readonly direction: ValueDirection
  /** Objects and positional arrays may hold nothing that the schema does not name, unless it says so. */
  readonly isClosed: boolean
  /** The schema is one of several that hold for the same value: alone it does not know all of its members. */
  readonly isPart?: boolean
}

export type JsonSchema = { readonly [keyword: string]: Json }

/**
 * A schema of the model as JSON Schema 2020-12. Named schemas become `$ref`s to what `addressOf` gives. A choice of which a
 * member allows anything, because the model knows no more of it, is checked as `anyOf`.
 */
export function jsonSchemaOf(
  node: SchemaNode,
  mode: JsonSchemaMode,
  addressOf: (id: string, mode: JsonSchemaMode) => string,
): JsonSchema {
  const whole = { ...mode, isPart: false }
  const inner = (child: SchemaNode) => jsonSchemaOf(child, whole, addressOf)
  const part = (child: SchemaNode) => jsonSchemaOf(child, { ...mode, isPart: true }, addressOf)
  const isNarrowed = node.properties !== undefined || node.variants !== undefined
  const schema: JsonSchema = {
    ...(node.ref === undefined ? {} : { $ref: addressOf(node.ref, isNarrowed ? { ...mode, isPart: true } : mode) }),
    ...typeOf(node),
    ...valuesOf(node),
    ...(node.format === undefined ? {} : { format: node.format }),
    ...Object.fromEntries((node.constraints ?? []).map(({ keyword, value }) => [keyword, value])),
    ...membersOf(node, mode, inner),
    ...(node.items ? { items: inner(node.items) } : {}),
    ...(node.positions ? { prefixItems: node.positions.map(inner) } : {}),
    ...(node.positions && !node.items && mode.isClosed ? { items: false } : {}),
    ...(node.variants ? { allOf: node.variants.map(({ mode: how, variants }) => choice(how, variants, part)) } : {}),
    ...(node.not ? { not: part(node.not) } : {}),
  }
  return node.nullable && !('type' in schema && !('const' in schema) && !node.variants && !node.ref)
    ? { anyOf: [{ type: 'null' }, schema] }
    : schema
}

function typeOf({ types, nullable }: SchemaNode): JsonSchema {
  if (types.length === 0) return {}
  if (nullable) return { type: [...types, 'null'] }
  return { type: types.length === 1 ? (types[0] ?? '') : types }
}

function valuesOf({ enum: values, const: constant, nullable }: SchemaNode): JsonSchema {
  return {
    ...(values ? { enum: [...values.map(({ value }) => value), ...(nullable ? [null] : [])] } : {}),
    ...(constant === undefined ? {} : { const: constant }),
  }
}

function membersOf(
  { properties, requiredNames = [], patternProperties, additionalProperties }: SchemaNode,
  { direction, isClosed, isPart }: JsonSchemaMode,
  inner: (child: SchemaNode) => JsonSchema,
): JsonSchema {
  const onlyOtherSide = direction === 'request' ? 'readOnly' : 'writeOnly'
  const required = properties?.filter((property) => property.required && !property.schema[onlyOtherSide]) ?? []
  const isOpen = additionalProperties !== undefined || patternProperties !== undefined || !properties?.length
  return {
    ...(properties
      ? { properties: Object.fromEntries(properties.map(({ name, schema }) => [name, inner(schema)])) }
      : {}),
    ...(required.length + requiredNames.length > 0
      ? { required: [...required.map(({ name }) => name), ...requiredNames] }
      : {}),
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
    ...(isClosed && !isPart && !isOpen ? { unevaluatedProperties: false } : {}),
  }
}

function choice(
  mode: 'oneOf' | 'anyOf',
  variants: readonly { readonly schema: SchemaNode }[],
  part: (child: SchemaNode) => JsonSchema,
): JsonSchema {
  const members = variants.map(({ schema }) => part(schema))
  const isVague = members.some((member) => Object.keys(member).length === 0)
  return { [isVague ? 'anyOf' : mode]: members }
}
