import { asText } from './asText.ts'

/** Whether a `schemaFormat` of AsyncAPI names a language that is read as JSON Schema. The default is AsyncAPI's own format. */
export function isJsonSchemaFormat(format: unknown): boolean {
  return format === undefined || /schema[+;]|asyncapi|openapi/.test(asText(format))
}
