import type { Json } from '../../contract/json.ts'

/** A value as it is sent: texts without quotes, unless the text would be invisible. */
export function valueText(value: Json): string {
  return typeof value === 'string' && value.trim() !== '' ? value : JSON.stringify(value)
}
