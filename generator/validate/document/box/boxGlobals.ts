/** Globals that programs expect, for a context with the bare language. */
const noOperation = () => {}

Object.assign(globalThis, {
  self: globalThis,
  console: { log: noOperation, info: noOperation, warn: noOperation, error: noOperation, debug: noOperation },
  process: { env: {}, platform: 'browser', versions: {}, cwd: () => '/' },
  // Nothing takes time in the box, so no timer waits.
  setTimeout: (run: () => void) => void Promise.resolve().then(run),
  clearTimeout: noOperation,
  structuredClone: copyOf,
})

/** A clone of lists and plain objects; programs in the box clone nothing else. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)]))
}
