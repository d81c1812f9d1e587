/**
 * The same function with a memory: each key is worked out once. After `capacity` keys the memory starts over, so that it
 * neither grows without end nor pays for keeping an order.
 */
export function memoize<Value>(work: (key: string) => Value, capacity: number): (key: string) => Value {
  const known = new Map<string, { readonly value: Value }>()
  return (key) => {
    const entry = known.get(key)
    if (entry) return entry.value
    const value = work(key)
    if (known.size >= capacity) known.clear()
    known.set(key, { value })
    return value
  }
}

/** The same function with a memory: one result for each object, which never changes. The result is freed with the object. */
export function memoizeByObject<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const entry = known.get(key) ?? { value: work(key) }
    known.set(key, entry)
    return entry.value
  }
}
