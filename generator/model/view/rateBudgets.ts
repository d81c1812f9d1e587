import type { Operation, RateLimit } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'

/** A rate limit and its operations. */
export interface RateBudget {
  readonly limit: RateLimit
  readonly operations: readonly Operation[]
}

/** The rate limits of an API, each once. Different groups stay apart. */
export function rateBudgets({ operations }: Api): RateBudget[] {
  const budgets = new Map<string, RateBudget>()
  for (const operation of operations) {
    if (!operation.rateLimit) continue
    const { requests, interval, scope, group, certainty } = operation.rateLimit
    const key = JSON.stringify([requests, interval, scope, group, certainty])
    const known = budgets.get(key)
    budgets.set(key, { limit: operation.rateLimit, operations: [...(known?.operations ?? []), operation] })
  }
  return [...budgets.values()]
}

/** The group that shares a budget. It is unknown whether the calls of an assumed limit count together. */
export function sharedGroup({ group, certainty }: RateLimit): string | undefined {
  return certainty === undefined ? group : undefined
}
