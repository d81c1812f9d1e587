import type { Format } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Json } from '../../contract/json.ts'

/** Formats that values are checked by: the formats of JSON Schema and OpenAPI, and decimal numbers as text. */
export const formats: Readonly<Record<string, Format>> = {
  ...fullFormats,
  decimal: /^-?\d+(\.\d+)?$/,
}

/** Whether a value is of a format. Every value is of an unknown format, and of a format for another type. */
export function isOfFormat(value: Json, name: string): boolean {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  const isNumeric = typeof format === 'object' && 'type' in format && format.type === 'number'
  if (format === undefined || typeof value !== (isNumeric ? 'number' : 'string')) return true
  const check: unknown = typeof format === 'object' && 'validate' in format ? format.validate : format
  if (check instanceof RegExp) return check.test(String(value))
  return typeof check !== 'function' || check(value) === true
}
