import { asText } from './asText.ts'
import { isRecord } from './spec.ts'

/** Descriptions of enum values, by value, and their names in code. Other tools write both as a map, or as a list beside the enum. */
export function enumDescriptions(
  schema: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const texts = byValue(schema, schema['x-enum-descriptions'] ?? schema['x-enumDescriptions'])
  const names = byValue(schema, schema['x-enum-varnames'] ?? schema['x-enumNames'])
  if (!names) return texts
  const named = Object.entries(names).flatMap(([value, name]) => {
    const text = texts && Object.hasOwn(texts, value) ? `: ${asText(texts[value])}` : ''
    return name === value ? [] : [[value, `\`${asText(name)}\`${text}`] as const]
  })
  return { ...texts, ...Object.fromEntries(named) }
}

function byValue(schema: Readonly<Record<string, unknown>>, written: unknown): Record<string, unknown> | undefined {
  if (isRecord(written)) return written
  if (!Array.isArray(written) || !Array.isArray(schema.enum)) return undefined
  const values: readonly unknown[] = schema.enum
  return Object.fromEntries(written.slice(0, values.length).map((text, index) => [asText(values[index]), text]))
}
