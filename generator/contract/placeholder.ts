import { kebabCase } from './ids.ts'
import { isList, isRecord, type Json } from './json.ts'

/** Placeholder for a value of the reader. It has only characters that are never encoded. */
export function placeholderOf(name: string): string {
  const word = kebabCase(name)
    .replaceAll(/[^a-z\d]+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .toUpperCase()
  return `YOUR_${word || 'VALUE'}`
}

/** Whether a value is a placeholder for a value of the reader. */
export function isPlaceholder(value: Json | undefined): value is string {
  return typeof value === 'string' && /^YOUR_[A-Z\d_]+$/.test(value)
}

/** The placeholders in a value, in its order. */
export function placeholdersOf(value: Json): string[] {
  if (isList(value)) return value.flatMap(placeholdersOf)
  if (isRecord(value)) return Object.values(value).flatMap(placeholdersOf)
  return isPlaceholder(value) ? [value] : []
}
