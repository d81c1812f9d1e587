import { compact } from '../../contract/compact.ts'
import { isRecord } from '../../load/document/spec.ts'
import { foreignSchemas } from './foreignSchemas.ts'
import { mapSchemas, type Schema } from './mapSchemas.ts'
import { renameSteps } from './renameSteps.ts'

/**
 * An AsyncAPI document with its schemas in the dialect that AsyncAPI names, a superset of JSON Schema draft-07. Keywords of
 * 2020-12 get their names of draft-07. Keywords without a counterpart stay as they are: draft-07 ignores them.
 */
export function asyncapiDialect(document: unknown): unknown {
  return mapSchemas(document, {
    format: 'asyncapi',
    kept: foreignSchemas(document),
    change: (schema) => {
      const { $ref } = schema
      const referring =
        typeof $ref === 'string' ? { ...schema, $ref: renameSteps($ref, document, draft07Name) } : schema
      return withoutSiblings(toDraft07(referring))
    },
  })
}

/** Draft-07 ignores members beside `$ref`. The reference is the last of `allOf`, so that indexes into `allOf` stay. */
function withoutSiblings(schema: Schema): Schema {
  const { $ref, allOf, ...siblings } = schema
  if (typeof $ref !== 'string' || Object.keys(schema).length === 1) return schema
  return { ...siblings, allOf: [...listOf(allOf), { $ref }] }
}

function toDraft07(schema: Schema): Schema {
  const { dependentRequired, ...known } = withoutVoidContains(withPlainRest(schema))
  const renamed = Object.fromEntries(Object.entries(known).map(([key, value]) => [draft07Name(key, known), value]))
  if (!isRecord(dependentRequired)) return renamed
  if (renamed.dependencies === undefined) return { ...renamed, dependencies: dependentRequired }
  return { ...renamed, allOf: [...listOf(renamed.allOf), { dependencies: dependentRequired }] }
}

const draft07Names: ReadonlyMap<string, string> = new Map([
  ['$defs', 'definitions'],
  ['dependentSchemas', 'dependencies'],
])

/** The name of a keyword in draft-07, unless the schema already has that name. */
function draft07Name(key: string, schema: Schema): string {
  if (key === 'prefixItems') return 'items'
  if (key === 'items') return Array.isArray(schema.prefixItems) ? 'additionalItems' : key
  const name = draft07Names.get(key) ?? key
  return Object.hasOwn(schema, name) ? key : name
}

/** `minContains: 0` lets an array contain none, where `contains` of draft-07 asks for one. */
function withoutVoidContains(schema: Schema): Schema {
  return schema.minContains === 0 ? without(schema, ['contains', 'minContains', 'maxContains']) : schema
}

const evaluating = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'not', 'dependentSchemas', 'contains']

/** Without other evaluating keywords, unevaluated members are the additional members. */
function withPlainRest(schema: Schema): Schema {
  if (evaluating.some((keyword) => schema[keyword] !== undefined)) return schema
  const { unevaluatedProperties, unevaluatedItems, ...others } = schema
  return { ...compact({ additionalProperties: unevaluatedProperties, items: unevaluatedItems }), ...others }
}

function without(schema: Schema, keywords: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keywords.includes(key)))
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
