/** The entry of a record under a name that came from outside: never what every object inherits. */
export function ownEntry<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** What the state refers to must be in it. */
export function known<Value>(record: Readonly<Record<string, Value>>, id: string): Value {
  const value = ownEntry(record, id)
  if (value === undefined) throw new Error(`The state has no ${id}.`)
  return value
}
