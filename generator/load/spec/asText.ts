/** What a spec has where a text belongs, as text: a number or truth value as YAML writes it, anything else as JSON. */
export function asText(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return infiniteText(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** YAML 1.2, section 10.3.2. */
function infiniteText(value: number): string {
  if (Number.isNaN(value)) return '.nan'
  return value > 0 ? '.inf' : '-.inf'
}
