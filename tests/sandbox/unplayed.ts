import type { Api } from '../../generator/contract/reference.ts'
import sandbox from '../../sandbox/index.ts'

/** The operations of an API that the sandbox answers with 501, because it has no handler for them. */
export function unplayed({ id, operations }: Api): Api['operations'] {
  const handlers = Object.entries(sandbox.apis).find(([api]) => api === id)?.[1]
  const played = new Set(Object.keys(handlers && 'operations' in handlers ? (handlers.operations ?? {}) : {}))
  return operations.filter((operation) => !played.has(operation.id))
}
