import { isRecord } from '../../load/document/spec.ts'
import type { Schema } from './mapSchemas.ts'
import { referencesWithin } from './referencesWithin.ts'

/** Extensions at the root of an OpenAPI document about refused calls. */
export interface RefusalForm {
  readonly follow: (value: unknown) => unknown
  /** Entries of `x-errors`. */
  readonly errors: readonly Schema[]
  /** Member that holds the outcome of a call, and its value on success. */
  readonly success: readonly [member: string, value: unknown] | undefined
}

/** Reads `x-success` and `x-errors` at the root of an OpenAPI document. */
export function refusalFormOf(document: Schema): RefusalForm {
  const follow = referencesWithin(document)
  const list = follow(document['x-errors'])
  const [success, ...others] = isRecord(document['x-success']) ? Object.entries(document['x-success']) : []
  return {
    follow,
    errors: Array.isArray(list) ? list.map(follow).filter(isRecord) : [],
    success: others.length === 0 ? success : undefined,
  }
}

/** The examples of a media type whose error code has an HTTP status in the catalogue. */
export function examplesOfStatus({ examples }: Schema, status: number, { errors, follow }: RefusalForm): Schema {
  const codes = new Set(errors.filter(({ httpStatus }) => httpStatus === status).map(({ code }) => String(code)))
  const own = isRecord(examples) ? Object.entries(examples) : []
  const coded = own.filter(([, written]) => {
    const example = follow(written)
    return (
      isRecord(example) &&
      isRecord(example.value) &&
      Object.values(example.value)
        .map(String)
        .some((code) => codes.has(code))
    )
  })
  return Object.fromEntries(coded)
}
