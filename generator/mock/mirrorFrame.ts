import type { Json } from '../contract/json.ts'
import { isRecord } from './errorReply.ts'

/** Values of an example that stand for other ones in what really came. */
export interface Mirror {
  readonly texts: ReadonlyMap<string, Json>
  /** Whole lists, by their JSON. */
  readonly lists: ReadonlyMap<string, Json>
}

/** What a frame says in the places where its example says something else. */
export function mirrorOf(example: Json, actual: Json): Mirror {
  const mirror = { texts: new Map<string, Json>(), lists: new Map<string, Json>() }
  compare(example, actual, mirror)
  return mirror
}

function compare(
  example: Json | undefined,
  actual: Json | undefined,
  mirror: { texts: Map<string, Json>; lists: Map<string, Json> },
): void {
  if (example === undefined || actual === undefined || example === null) return
  if (Array.isArray(example)) {
    if (!Array.isArray(actual)) return
    mirror.lists.set(JSON.stringify(example), actual)
    for (const [index, item] of example.entries()) compare(item as Json, actual[index], mirror)
    return
  }
  if (isRecord(example)) {
    if (isRecord(actual)) for (const [name, part] of Object.entries(example)) compare(part, actual[name], mirror)
    return
  }
  if (typeof example !== 'boolean' && typeof actual !== 'object') mirror.texts.set(String(example), actual)
}

/** A frame with the values of the example exchanged for the real ones; a text stays a text, a number a number. */
export function mirrored(frame: Json, mirror: Mirror): Json {
  if (Array.isArray(frame)) {
    const whole = mirror.lists.get(JSON.stringify(frame))
    return whole ?? frame.map((item: Json) => mirrored(item, mirror))
  }
  if (isRecord(frame))
    return Object.fromEntries(Object.entries(frame).map(([name, part]) => [name, mirrored(part, mirror)]))
  if (typeof frame === 'string') {
    const text = mirror.texts.get(frame)
    return text === undefined ? frame : String(text)
  }
  // A short number is as likely a count or a price as it is an id.
  const number = typeof frame === 'number' && String(frame).length > 5 ? mirror.texts.get(String(frame)) : undefined
  return number === undefined ? frame : Number.isNaN(Number(number)) ? number : Number(number)
}

/** Which of the examples has most in common with a value. */
export function nearest(examples: readonly Json[], value: Json): Json | undefined {
  const own = new Set(scalars(value))
  const likeness = (example: Json) => {
    const texts = scalars(example)
    return texts.filter((text) => own.has(text)).length - texts.filter((text) => !own.has(text)).length / 1000
  }
  return [...examples].sort((a, b) => likeness(b) - likeness(a))[0]
}

/** Every text and number of a value, with the name that it has. */
function scalars(value: Json, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => scalars(item, `${name}[]`))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, part]) => [`${key}:`, ...scalars(part, key)])
  return [`${name}=${String(value)}`]
}
