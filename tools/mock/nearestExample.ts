import { isRecord, type Json } from '../../generator/contract/json.ts'

/** The example that shares most values with a value; the first example if none shares any. */
export function nearest(examples: readonly Json[], value: Json): Json | undefined {
  const own = new Set(scalars(value))
  const likeness = (example: Json) => {
    const texts = [...new Set(scalars(example))]
    const shared = texts.filter((text) => own.has(text)).length
    return shared === 0 ? 0 : shared - (texts.length - shared) / 1000
  }
  return [...examples].sort((a, b) => likeness(b) - likeness(a))[0]
}

/** Every text and number of a value, each after its name. */
function scalars(value: Json, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => scalars(item, `${name}[]`))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, part]) => [`${key}:`, ...scalars(part, key)])
  return [`${name}=${String(value)}`]
}
