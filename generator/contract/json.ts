/** Any value a JSON text can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The value of a JSON text; `undefined` for any other text. */
export function parseJson(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Whether a value is an object with members: neither null nor a list. */
export function isRecord(value: Json | undefined): value is Readonly<Record<string, Json>>
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>>
export function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as text with the members of objects sorted: equal for equal values. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner)) ?? 'undefined'
}

function sorted(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

/** Whether two values are equal, with members in any order. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b)
}

/** `Array.isArray` does not narrow read-only arrays. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** A text as it is, any other value as JSON. */
export function textOfJson(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
