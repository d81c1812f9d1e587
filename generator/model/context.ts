import type { Diagnostic } from '../contract/diagnostics.ts'
import type { Effect } from '../contract/entry.ts'
import type { DeclaredFact } from '../contract/facts.ts'
import type { Json } from '../contract/json.ts'
import type { Api } from '../contract/reference.ts'
import type { SchemaId, SchemaNode } from '../contract/schema.ts'
import { type BoundedWalk, createBoundedWalk, mostRepeatedOf } from '../load/document/boundedWalk.ts'
import type { LoadedSpec, SpecNode } from '../load/document/spec.ts'
import { createEntryIds, type EntryIds } from './entryIds.ts'
import type { Translator } from './prose.ts'

/** The side that an AsyncAPI document describes: its operations send and receive from there. */
export type Perspective = 'client' | 'provider'

/** State that the readers of one spec share: the spec, its translations, and the named schemas met so far. */
export interface ModelContext {
  readonly spec: LoadedSpec
  readonly translator: Translator
  /** Named schemas by id. The entry is empty while its schema is still being read. */
  readonly schemas: Record<SchemaId, SchemaNode>
  /** Id given to each place in the spec that is a named schema. */
  readonly schemaIds: Map<string, SchemaId>
  /** Ids of schemas that are being read at the moment: a composition that needs one of them is circular. */
  readonly open: Set<SchemaId>
  /** Named schemas that have an id but wait to be read. */
  readonly pending: Map<SchemaId, SpecNode>
  readonly entryIds: EntryIds
  /** Limits the content that repeated references copy. */
  readonly walk: BoundedWalk
  /** Omissions that were reported already, because each is reported once. */
  readonly cuts: Set<string>
  readonly diagnostics: Diagnostic[]
  /** Facts that plug-ins declare. */
  readonly declared: readonly DeclaredFact[]
  /** The side that the API's setting gives its documents; it overrides `x-perspective`. */
  readonly perspective: Perspective | undefined
}

interface ContextInput {
  readonly perspective?: Perspective | undefined
  readonly translator: Translator
  readonly declared: readonly DeclaredFact[]
  /** The context of another spec of the same API: schemas that both refer to are one. */
  readonly shared: ModelContext | undefined
}

export function createModelContext(
  spec: LoadedSpec,
  { translator, declared, shared, perspective }: ContextInput,
): ModelContext {
  const walk = createBoundedWalk(mostRepeatedOf(spec))
  if (shared) return { ...shared, spec, walk, cuts: new Set() }
  const schemas = Object.create(null) as Record<SchemaId, SchemaNode>
  return {
    spec,
    translator,
    schemas,
    schemaIds: new Map(),
    open: new Set(),
    pending: new Map(),
    entryIds: createEntryIds(),
    walk,
    cuts: new Set(),
    diagnostics: [],
    declared,
    perspective,
  }
}

/** Everything of an API but its id and its pages. */
export type ApiContent = Omit<Api, 'id' | 'pages'>

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A scalar that an author may have written without quotes, as text: `200`, `2024-11-07`. */
export function scalarText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export function certaintyOf(value: unknown): 'inferred' | 'unofficial' | undefined {
  return value === 'inferred' || value === 'unofficial' ? value : undefined
}

/** A value that is one of these names: the checks report others, and none comes into a program. */
export function oneOf<Name extends string>(value: unknown, names: readonly Name[]): Name | undefined {
  return names.find((name) => name === value)
}

export function effectOf(value: unknown): Effect | undefined {
  return oneOf<Effect>(value, ['read', 'write', 'trade', 'withdraw'])
}

/** A value as JSON: values of YAML alone (undefined, dates, infinities) become texts. */
export function jsonOf(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (Array.isArray(value)) return value.map(jsonOf)
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, jsonOf(entry)]))
  }
  return String(value)
}

export { compact } from '../contract/compact.ts'
