import { useSyncExternalStore } from 'react'

/** A value outside of React that components show. The prerendered HTML has none. */
export function createStore<Value>() {
  const listeners = new Set<() => void>()
  let current: Value | undefined

  function listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    set(value?: Value): void {
      if (value === current) return
      current = value
      for (const listener of listeners) listener()
    },
    /** What a component reads from the value: it renders again when that changes. */
    use: <Shown>(read: (value: Value | undefined) => Shown): Shown =>
      useSyncExternalStore(
        listen,
        () => read(current),
        () => read(undefined),
      ),
  }
}
