import { asText } from './asText.ts'

/** Whether a `schemaFormat` of AsyncAPI names a language that is read as JSON Schema is. Without one, it is that of AsyncAPI. */
export function isJsonSchemaFormat(format: unknown): boolean {
  return format === undefined || /schema[+;]|asyncapi|openapi/.test(asText(format))
}
