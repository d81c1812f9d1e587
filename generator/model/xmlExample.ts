import { type Json, textOfJson } from '../contract/json.ts'
import type { SchemaNode } from '../contract/schema.ts'
import { xmlElement, xmlText } from '../contract/xml.ts'
import { resolveSchema, type Schemas } from './view/schema.ts'

/** A value as XML, with the names and the attributes that its schema asks for (OpenAPI, "XML Object"). */
export function xmlExample(value: Json, schema: SchemaNode, schemas: Schemas): string {
  return elementOf(value, { schema, schemas, name: resolveSchema(schema, schemas).name ?? 'root', indent: '' })
}

interface XmlElement {
  readonly schema: SchemaNode
  readonly schemas: Schemas
  readonly name: string
  readonly indent: string
}

function elementOf(value: Json, { schema, schemas, name, indent }: XmlElement): string {
  const { xml = {}, items = anything, properties = [], additionalProperties } = resolveSchema(schema, schemas)
  const tag = tagOf(name, xml)
  if (Array.isArray(value)) {
    const isWrapped = xml.wrapped === true || indent === ''
    const own = isWrapped ? { name, indent: `${indent}  ` } : { name: xml.name ?? name, indent }
    const elements = value.map((item: Json) => elementOf(item, { ...own, schema: items, schemas }))
    return isWrapped ? element({ tag, indent }, {}, elements) : elements.join('\n')
  }
  const namespace = xml.namespace === undefined ? {} : { [xml.prefix ? `xmlns:${xml.prefix}` : 'xmlns']: xml.namespace }
  if (value === null || typeof value !== 'object')
    return indent + xmlElement(tag, namespace, xmlText(textOfJson(value)))
  const members = Object.entries(value).map(([key, item]) => {
    const own = properties.find((property) => property.name === key)?.schema ?? (additionalProperties || anything)
    return { name: key, item, schema: own, hints: resolveSchema(own, schemas).xml ?? {} }
  })
  const attributes = members.flatMap(({ name: key, item, hints }) =>
    hints.nodeType === 'attribute' ? [[tagOf(key, hints), textOfJson(item)] as const] : [],
  )
  const texts = members.flatMap(({ item, hints }) => (hints.nodeType === 'text' ? [xmlText(textOfJson(item))] : []))
  const elements = members.flatMap(({ name: key, item, schema: own, hints }) =>
    hints.nodeType === 'attribute' || hints.nodeType === 'text'
      ? []
      : [elementOf(item, { name: key, schema: own, schemas, indent: `${indent}  ` })],
  )
  const all = { ...namespace, ...Object.fromEntries(attributes) }
  return elements.length > 0 ? element({ tag, indent }, all, elements) : indent + xmlElement(tag, all, texts.join(''))
}

const anything: SchemaNode = { types: [] }

function element(
  { tag, indent }: { readonly tag: string; readonly indent: string },
  attributes: Readonly<Record<string, string>>,
  elements: readonly string[],
): string {
  return indent + xmlElement(tag, attributes, elements.length > 0 ? `\n${elements.join('\n')}\n${indent}` : '')
}

/** A name of XML; a key that is none becomes one. */
function tagOf(name: string, { name: given = name, prefix }: NonNullable<SchemaNode['xml']>): string {
  const tag = given.replaceAll(/[^\p{L}\p{N}_.-]/gu, '_').replace(/^(?![\p{L}_])/u, '_')
  return prefix === undefined ? tag : `${prefix}:${tag}`
}
