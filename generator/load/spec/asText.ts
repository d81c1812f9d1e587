/** What a spec has where a text belongs, as text: a number or truth value as written, anything else as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
