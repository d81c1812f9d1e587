/** The own entry of a record under a name from outside: never an inherited member such as `toString`. */
export function ownEntry<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** The entry of an id that the state itself holds. Throws without it, because the state is broken. */
export function known<Value>(record: Readonly<Record<string, Value>>, id: string): Value {
  const value = ownEntry(record, id)
  if (value === undefined) throw new Error(`The state has no ${id}.`)
  return value
}
