import type { Json } from '../../../contract/json.ts'

export type JsonObject = { readonly [name: string]: Json }

/** The members that there are: one that is undefined, an empty text or an empty list says nothing and is left out. */
export function withoutAbsent(members: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => (isAbsent(value) ? [] : [[name, value as Json] as const])),
  )
}

function isAbsent(value: Json | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
