import { compilePattern } from '../../load/document/patterns.ts'
import { isRecord, type LoadedSpec } from '../../load/document/spec.ts'

/** Dialect of JSON Schema that a spec follows, as far as dialects differ. */
export type Dialect = 'openapi-3.0' | 'openapi' | 'asyncapi'

export function dialectOf({ format, version }: LoadedSpec): Dialect {
  if (format === 'asyncapi') return 'asyncapi'
  return version.startsWith('3.0') ? 'openapi-3.0' : 'openapi'
}

/** A keyword that restricts a value. Any other keyword is an annotation. */
export interface SchemaKeyword {
  /** Schemas in the value of the keyword. */
  readonly holds: 'nothing' | 'schema' | 'schemas' | 'schema map'
  readonly isValid: (value: unknown, dialect: Dialect) => boolean
  /** Continues the name of the keyword: `must be a number`. */
  readonly expected: string
}

const literal = (expected: string, isValid: SchemaKeyword['isValid']): SchemaKeyword => ({
  holds: 'nothing',
  expected,
  isValid,
})

const aNumber = literal('must be a number', (value) => typeof value === 'number')
const aCount = literal('must be a whole number, 0 or more', (value) => Number.isInteger(value) && Number(value) >= 0)
const anExclusive = literal(
  'must be a number',
  (value, dialect) => typeof value === 'number' || (typeof value === 'boolean' && dialect === 'openapi-3.0'),
)
const aSchema: SchemaKeyword = { holds: 'schema', expected: 'must be a schema', isValid: isSchema }
const someSchemas: SchemaKeyword = {
  holds: 'schemas',
  expected: 'must be a list with at least one schema',
  isValid: (value) => Array.isArray(value) && value.length > 0,
}
const aSchemaMap: SchemaKeyword = { holds: 'schema map', expected: 'must be a map of schemas', isValid: isRecord }

export const schemaKeywords: Readonly<Record<string, SchemaKeyword>> = {
  type: literal('must name JSON types: string, number, integer, boolean, object, array or null', isType),
  enum: literal('must be a list with at least one value', (value) => Array.isArray(value) && value.length > 0),
  const: literal('', () => true),
  multipleOf: literal('must be a number above 0', (value) => typeof value === 'number' && value > 0),
  minimum: aNumber,
  maximum: aNumber,
  exclusiveMinimum: anExclusive,
  exclusiveMaximum: anExclusive,
  minLength: aCount,
  maxLength: aCount,
  pattern: literal('must be a valid regular expression', isPattern),
  format: literal('must be text', (value) => typeof value === 'string'),
  minItems: aCount,
  maxItems: aCount,
  uniqueItems: literal('must be true or false', (value) => typeof value === 'boolean'),
  minContains: aCount,
  maxContains: aCount,
  minProperties: aCount,
  maxProperties: aCount,
  required: literal('must be a list of property names', isListOfNames),
  dependentRequired: literal(
    'must be a map from property names to lists of property names',
    (value) => isRecord(value) && Object.values(value).every((names) => isListOfNames(names)),
  ),
  properties: aSchemaMap,
  patternProperties: {
    ...aSchemaMap,
    expected: 'must be a map of schemas whose keys are valid regular expressions',
    isValid: (value) => isRecord(value) && Object.keys(value).every((pattern) => isPattern(pattern)),
  },
  dependentSchemas: aSchemaMap,
  additionalProperties: aSchema,
  unevaluatedProperties: aSchema,
  propertyNames: aSchema,
  items: {
    ...aSchema,
    isValid: (value, dialect) => isSchema(value) || (Array.isArray(value) && dialect === 'asyncapi'),
  },
  additionalItems: aSchema,
  unevaluatedItems: aSchema,
  prefixItems: someSchemas,
  contains: aSchema,
  allOf: someSchemas,
  anyOf: someSchemas,
  oneOf: someSchemas,
  not: aSchema,
  if: aSchema,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: aSchema,
  else: aSchema,
}

/** The keyword of a name, unless its value has no meaning in the dialect. */
export function usableKeyword(name: string, value: unknown, dialect: Dialect): SchemaKeyword | undefined {
  const keyword = Object.hasOwn(schemaKeywords, name) ? schemaKeywords[name] : undefined
  return keyword?.isValid(value, dialect) ? keyword : undefined
}

function isSchema(value: unknown): boolean {
  return isRecord(value) || typeof value === 'boolean'
}

function isListOfNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
}

function isType(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 && value.every(isTypeName) : isTypeName(value)
}

const typeNames: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])

function isTypeName(value: unknown): boolean {
  return typeNames.has(value)
}

function isPattern(value: unknown): boolean {
  if (typeof value !== 'string') return false
  try {
    compilePattern(value)
    return true
  } catch {
    return false
  }
}
