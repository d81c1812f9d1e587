import type { LoadedSpec } from '../../load/document/spec.ts'

/** A section of `components`. */
export type ComponentSection =
  | 'schemas'
  | 'parameters'
  | 'responses'
  | 'examples'
  | 'requestBodies'
  | 'headers'
  | 'links'
  | 'messages'

const schemaKeywords = [
  ...['schema', 'schemas', 'payload', 'items', 'additionalItems', 'prefixItems', 'contains'],
  ...['properties', 'patternProperties', 'dependencies'],
  ...['additionalProperties', 'propertyNames', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...['dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties', '$defs', 'definitions', 'contentSchema'],
]

const shared: Readonly<Record<string, ComponentSection>> = {
  ...Object.fromEntries(schemaKeywords.map((keyword) => [keyword, 'schemas' as const])),
  parameters: 'parameters',
}

const sections: Readonly<Record<LoadedSpec['format'], Readonly<Record<string, ComponentSection>>>> = {
  openapi: {
    ...shared,
    responses: 'responses',
    examples: 'examples',
    requestBody: 'requestBodies',
    requestBodies: 'requestBodies',
    headers: 'headers',
    links: 'links',
  },
  // The headers of a message are a schema, and so is a handshake's `query` and Kafka's `key` in bindings.
  asyncapi: { ...shared, headers: 'schemas', query: 'schemas', key: 'schemas', messages: 'messages' },
  unknown: {},
}

/** Section of `components` for the value of a keyword; `undefined` when the format has no section for it. */
export function sectionOf(keyword: string, format: LoadedSpec['format']): ComponentSection | undefined {
  const known = sections[format]
  return Object.hasOwn(known, keyword) ? known[keyword] : undefined
}
