import { fieldText } from '../contract/httpSyntax.ts'
import { kebabCase } from '../contract/ids.ts'
import { isRecord, type Json, textOfJson } from '../contract/json.ts'
import type { Content } from '../contract/operation.ts'
import type { BodyPart, RequestPlanBody } from '../contract/samples.ts'
import type { SchemaNode } from '../contract/schema.ts'
import { resolveSchema, type Schemas } from '../model/view/schema.ts'
import { serializeParameter } from './serializeParameter.ts'

/** A body as it is sent. JSON has no spaces, so that every language writes and signs the same bytes. */
export function planBody(content: Content, value: Json | undefined, schemas: Schemas): RequestPlanBody | undefined {
  const mediaType = sentType(content, schemas)
  if (isFileBody(content, schemas)) return { mediaType, text: '', file: fileName('body', mediaType) }
  if (value === undefined) return undefined
  if (mediaType.startsWith('multipart/')) return { mediaType, text: '', parts: partsOf(content, value, schemas) }
  if (mediaType === 'application/x-www-form-urlencoded' && isRecord(value)) {
    const text = formText(content, value)
    // A form without a field is nothing to send.
    return text === '' ? undefined : { mediaType, text }
  }
  if (typeof value === 'string' && !/[/+]json\b/i.test(mediaType)) return { mediaType, text: value }
  return { mediaType, text: JSON.stringify(value), json: value }
}

/** Whether a body is the content of a file, which no description can show. */
export function isFileBody({ mediaType, schema, examples }: Content, schemas: Schemas): boolean {
  if (/[/+]json\b|^multipart\/|x-www-form-urlencoded/i.test(mediaType)) return false
  if (schema && isFile(schema, schemas)) return true
  return examples.length === 0 && !/[/+]xml\b|^text\//i.test(mediaType) && !isStructured(schema, schemas)
}

/** Whether a value is the content of a file. */
export function isFile(schema: SchemaNode, schemas: Schemas): boolean {
  const { format, contentMediaType, contentEncoding } = resolveSchema(schema, schemas)
  const isBytes = contentMediaType !== undefined && contentEncoding === undefined
  return format === 'binary' || (isBytes && !/[/+](json|xml)\b|^text\//i.test(contentMediaType))
}

function isStructured(schema: SchemaNode | undefined, schemas: Schemas): boolean {
  if (!schema) return false
  const { types, properties, variants, items } = resolveSchema(schema, schemas)
  return types.some((type) => type !== 'string') || Boolean(properties || variants || items)
}

/** A range of types is no `Content-Type`. */
function sentType({ mediaType, schema }: Content, schemas: Schemas): string {
  if (!mediaType.includes('*')) return fieldText(mediaType)
  return isStructured(schema, schemas) ? 'application/json' : bytes
}

const bytes = 'application/octet-stream'

function formText({ encodings = [] }: Content, value: Readonly<Record<string, Json>>): string {
  const pairs = Object.entries(value).flatMap(([name, item]) => {
    const { style, explode } = encodings.find(({ part }) => part === name) ?? {}
    const isText = style === undefined && explode === undefined && isRecord(item)
    const how = { ...(style ? { style } : {}), ...(explode === undefined ? {} : { explode }) }
    return isText
      ? [[name, JSON.stringify(item)] as const]
      : serializeParameter({ name, in: 'query', required: false, schema: { types: [] }, examples: [], ...how }, item)
  })
  return pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
}

function partsOf({ schema, encodings = [] }: Content, value: Json, schemas: Schemas): BodyPart[] {
  if (!isRecord(value)) return []
  const { properties = [] } = schema ? resolveSchema(schema, schemas) : {}
  return Object.entries(value).flatMap(([written, all]) => {
    const own = properties.find((property) => property.name === written)?.schema
    const items = own && resolveSchema(own, schemas).items
    const [type] = encodings.find(({ part }) => part === written)?.contentType?.split(',') ?? []
    const given = type !== undefined && /^[\w.+-]+\/[\w.+-]+$/.test(type.trim()) ? type.trim() : undefined
    const element = Array.isArray(all) ? items : own
    // A quotation mark would end the name in a form, an equals sign in a command for curl.
    const name = fieldText(written).replaceAll(/["=]/g, encodeURIComponent)
    return [all].flat().map((item: Json): BodyPart => {
      if (element && isFile(element, schemas))
        return { name, mediaType: given ?? bytes, file: fileName(name, given ?? bytes) }
      const mediaType = given ?? (item !== null && typeof item === 'object' ? 'application/json' : undefined)
      return { name, text: textOfJson(item), ...(mediaType ? { mediaType } : {}) }
    })
  })
}

function fileName(name: string, mediaType: string): string {
  const [, ending = 'bin'] = /\/(png|jpeg|gif|webp|pdf|csv|xml|zip|json)$/.exec(mediaType) ?? []
  return `${kebabCase(name).replaceAll(/[^\w-]/g, '') || 'file'}.${ending}`
}
