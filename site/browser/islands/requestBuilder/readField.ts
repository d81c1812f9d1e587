import { type Json, parseJson } from '../../../../generator/contract/json.ts'
import type { SchemaNode } from '../../../../generator/contract/schema.ts'
import { resolveSchema, type Schemas } from '../../../../generator/model/view/schema.ts'
import { checkValue, type Mismatch } from './checkValue.ts'
import { compactJson, numberText } from './exactJson.ts'

interface ReadField {
  /** Missing when the field is empty or its text cannot be read. */
  readonly value?: Json
  /** The value as JSON, with numbers as they were typed. */
  readonly json?: string
  readonly problems: readonly Mismatch[]
}

/** Reads a field's text by its schema, with the problems found. An empty text has no value. */
export function readField(text: string, schema: SchemaNode, schemas: Schemas): ReadField {
  if (text === '') return { problems: [] }
  const resolved = resolveSchema(schema, schemas)
  const value = valueIn(text, resolved, schemas)
  if (value === undefined) return { problems: [{ id: problemOf(resolved), path: '', values: {} }] }
  return { value, json: jsonOf(value, text), problems: checkValue(value, resolved, schemas) }
}

/** The JSON text of a value as the reader typed it. A field needs neither quotes nor brackets. */
function jsonOf(value: Json, text: string): string {
  if (typeof value === 'number') return numberText(text)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (/^\s*[[{]/.test(text)) return compactJson(text)
  const items = text.split(',')
  return Array.isArray(value)
    ? `[${value.map((item, index) => jsonOf(item, items[index] ?? ''))}]`
    : JSON.stringify(value)
}

/** A value as the text of its field. */
export function fieldText(value: Json | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  const isPlain = Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object')
  return isPlain ? value.join(',') : JSON.stringify(value)
}

function valueIn(text: string, schema: SchemaNode, schemas: Schemas): Json | undefined {
  const chosen = schema.enum?.find(({ value }) => String(value) === text)
  if (chosen) return chosen.value
  const { types, items } = schema
  if (types.includes('array') && !text.trimStart().startsWith('[')) {
    const values = text
      .split(',')
      .map((item) => (items ? valueIn(item.trim(), resolveSchema(items, schemas), schemas) : item))
    return values.some((value) => value === undefined) ? undefined : values.flatMap((value) => value ?? [])
  }
  if (types.includes('string')) return text
  if (types.includes('integer') && /^[+-]?\d+$/.test(text)) return Number(text)
  if (types.includes('number') && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true'
  if (types.length === 0) return parseJson(text) ?? text
  return types.includes('array') || types.includes('object') ? parseJson(text) : undefined
}

function problemOf({ types }: SchemaNode): Mismatch['id'] {
  if (types.includes('integer')) return 'integer'
  if (types.includes('number')) return 'number'
  return types.includes('boolean') ? 'boolean' : 'json'
}

/** The text of a field for a JSON text. Numbers keep their digits. */
export function fieldTextOf(json: string): string {
  const value: Json = JSON.parse(json)
  const isNumbers = Array.isArray(value) && value.every((item) => typeof item === 'number')
  if (isNumbers) return json.slice(1, -1)
  return typeof value === 'number' ? json : fieldText(value)
}
