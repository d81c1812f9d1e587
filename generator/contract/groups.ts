/** Values by the key of each. Keys have the order of their first value, values keep their order. */
export function groupBy<Value, Key>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) append(groups, keyOf(value), value)
  return groups
}

/** Adds a value to the group of a key. A group of thousands is not copied for each that joins it. */
export function append<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
