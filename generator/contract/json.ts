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
