import { isJsonType } from '../../contract/httpSyntax.ts'
import { asText } from '../../load/document/asText.ts'
import { dereference } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, type SpecNode } from '../../load/document/spec.ts'
import { messageSchema } from './messageSchema.ts'
import type { SpecObject } from './specObjects.ts'

/** A value that a spec gives for a schema. */
export interface Sample {
  /** Subject at the start of a message: `Example "success"`. */
  readonly subject: string
  readonly value: SpecNode
  readonly schema: SpecNode
  /** The value stands for a JSON document, so a text may hold one. */
  readonly mayBeJsonText: boolean
}

/** The examples and defaults that an object itself gives, each with its schema. */
export function samplesOf(spec: LoadedSpec, { kind, node, key }: SpecObject): Sample[] {
  if (kind === 'schema') return schemaSamples(spec, node)
  if (kind === 'message') return messageSamples(spec, node)
  if (kind === 'media type') return describedSamples(spec, node, '').filter(isComparable(key)).map(asDocument(key))
  if (kind === 'parameter') return describedSamples(spec, node, ` of "${asText(childNode(node, 'name').value ?? key)}"`)
  if (kind === 'header') return describedSamples(spec, node, ` of header "${key}"`)
  return []
}

function schemaSamples(spec: LoadedSpec, node: SpecNode): Sample[] {
  if (ignoresSiblings(spec, node)) return []
  const list = childNode(node, 'examples')
  const listed = Array.isArray(list.value) ? childNodes(list) : []
  const examples = [
    ...sample('Example', childNode(node, 'example'), node),
    ...listed.flatMap(({ node: value }, index) =>
      sample(listed.length > 1 ? `Example ${index + 1}` : 'Example', value, node),
    ),
  ]
  return [
    ...examples.map((found) => ({ ...found, mayBeJsonText: true })),
    ...sample('Default', childNode(node, 'default'), node),
  ]
}

/** OpenAPI 3.0 ignores members beside `$ref`. */
function ignoresSiblings({ format, version }: LoadedSpec, { value }: SpecNode): boolean {
  return format === 'openapi' && version.startsWith('3.0') && isRecord(value) && typeof value.$ref === 'string'
}

/** `example` and `examples` beside a `schema`: media types, parameters, headers. */
function describedSamples(spec: LoadedSpec, node: SpecNode, of: string): Sample[] {
  const schema = childNode(node, 'schema')
  if (schema.value === undefined) return []
  const named = childNodes(childNode(node, 'examples')).flatMap(({ key, node: entry }) => {
    const example = dereference(spec, entry)
    if (!example || !isRecord(example.value)) return []
    const { value } = childNode(example, 'dataValue')
    return sample(`Example "${key}"${of}`, childNode(example, value === undefined ? 'value' : 'dataValue'), schema)
  })
  return [...sample(`Example${of}`, childNode(node, 'example'), schema), ...named]
}

/** Examples of an AsyncAPI message: a payload, headers or both. */
function messageSamples(spec: LoadedSpec, node: SpecNode): Sample[] {
  return childNodes(childNode(node, 'examples')).flatMap(({ node: entry }, index) => {
    const example = dereference(spec, entry)
    if (!example) return []
    const name = childNode(example, 'name').value ?? index + 1
    return [
      ...sample(`Example "${name}"`, childNode(example, 'payload'), messageSchema(spec, node, 'payload')),
      ...sample(`Headers of example "${name}"`, childNode(example, 'headers'), messageSchema(spec, node, 'headers')),
    ]
  })
}

function sample(subject: string, value: SpecNode, schema: SpecNode | undefined): Sample[] {
  return value.value === undefined || schema?.value === undefined
    ? []
    : [{ subject, value, schema, mayBeJsonText: false }]
}

/** A text in a format other than JSON (XML, CSV, a form) cannot be compared with a schema. */
function isComparable(mediaType: string): (sample: Sample) => boolean {
  return ({ value }) => isJsonType(mediaType) || typeof value.value !== 'string'
}

function asDocument(mediaType: string): (sample: Sample) => Sample {
  return (found) => ({ ...found, mayBeJsonText: isJsonType(mediaType) })
}
