/** A value in the place of a text, as text: numbers and booleans as in YAML, anything else as JSON. */
export function asText(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return infiniteText(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** YAML 1.2, section 10.3.2. */
function infiniteText(value: number): string {
  if (Number.isNaN(value)) return '.nan'
  return value > 0 ? '.inf' : '-.inf'
}
