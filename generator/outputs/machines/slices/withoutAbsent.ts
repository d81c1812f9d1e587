import type { Json } from '../../../contract/json.ts'

export type JsonObject = { readonly [name: string]: Json }

/** The members with a value. An undefined member, an empty text and an empty list are left out. */
export function withoutAbsent(members: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => (isAbsent(value) ? [] : [[name, value as Json] as const])),
  )
}

function isAbsent(value: Json | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
