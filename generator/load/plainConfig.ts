/** A value that the configuration cannot have, and the keys that lead to it. */
export class UnreadableValue extends Error {
  readonly keys: readonly string[]

  constructor(keys: readonly string[], reason: string) {
    super(`${keys.length === 0 ? 'The configuration' : `\`${keys.join('.')}\``} ${reason}`)
    this.keys = keys
  }
}

/** Values of a configuration: more of them come from a program that never ends. */
const mostValues = 1_000_000
const mostLevels = 100

/**
 * A copy of plain data and functions, each property read once. Throws an `UnreadableValue` for a cycle, a getter that throws,
 * a number or object that JSON does not have, and for data without an end.
 */
export function plainConfig(value: unknown): unknown {
  let left = mostValues
  const copy = (own: unknown, keys: readonly string[], above: readonly unknown[]): unknown => {
    left -= 1
    if (left < 0 || above.length > mostLevels) throw new UnreadableValue(keys, 'holds too many values')
    if (typeof own === 'bigint' || typeof own === 'symbol') throw new UnreadableValue(keys, `is a ${typeof own}`)
    if (typeof own !== 'object' || own === null) return own
    if (above.includes(own)) throw new UnreadableValue(keys, 'contains itself')
    const entries = membersOf(own, keys).map(
      ([key, member]) => [key, copy(member, [...keys, key], [...above, own])] as const,
    )
    return Array.isArray(own) ? entries.map(([, member]) => member) : Object.fromEntries(entries)
  }
  return copy(value, [], [])
}

function membersOf(own: object, keys: readonly string[]): (readonly [string, unknown])[] {
  let key: string | undefined
  let form: unknown
  try {
    const members: [string, unknown][] = []
    for (key of Object.keys(own)) members.push([key, Reflect.get(own, key)])
    key = undefined
    form = Object.getPrototypeOf(own)
    if (form === null || form === Object.prototype || Array.isArray(own)) return members
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnreadableValue(key === undefined ? keys : [...keys, key], `cannot be read: ${reason}`)
  }
  const kind = typeof form === 'object' && form?.constructor instanceof Function ? form.constructor.name : ''
  throw new UnreadableValue(
    keys,
    kind === '' || kind === 'Object' ? 'is no plain data' : `is a ${kind}, not plain data`,
  )
}
