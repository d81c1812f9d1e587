import { ownValue } from '../../contract/ownValue.ts'
import { collectReferences, parseReference } from '../../load/document/resolveRefs.ts'
import { isRecord } from '../../load/document/spec.ts'
import type { Schema } from './mapSchemas.ts'

/** Names of `schemaFormat` for the dialect of AsyncAPI itself and for draft-07, which it extends. */
const ownFormats = /^application\/(vnd\.aai\.asyncapi(\+|;|$)|schema(\+json|\+yaml)?;\s*version=draft-07)/

/** Whether a payload is in another language, by `schemaFormat` of its message (AsyncAPI 2) or of its own (AsyncAPI 3). */
export function isForeign({ schemaFormat }: Schema, key: string): boolean {
  return (key === 'payload' || key === 'schema') && typeof schemaFormat === 'string' && !ownFormats.test(schemaFormat)
}

/** The payloads of an AsyncAPI document in another language, and the components that they refer to. */
export function foreignSchemas(document: unknown): ReadonlySet<unknown> {
  const found = new Set(foreignPayloads(document))
  for (const value of found)
    for (const { reference } of collectReferences({ value, file: '', pointer: [] })) {
      const { file, pointer } = parseReference(reference, '')
      const component = file === '' && pointer.length > 2 ? valueUnder(document, pointer.slice(0, 3)) : undefined
      if (isRecord(component)) found.add(component)
    }
  return found
}

function foreignPayloads(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) =>
    isRecord(value) && isForeign(value, key) ? [member] : foreignPayloads(member),
  )
}

function valueUnder(document: unknown, pointer: readonly (string | number)[]): unknown {
  return pointer.reduce<unknown>(
    (value, step) => (isRecord(value) ? ownValue(value, String(step)) : undefined),
    document,
  )
}
