import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { milliseconds } from '../../generator/model/view/duration.ts'

interface CountedCall {
  readonly api: Api
  readonly operation: Operation
  /** Key that signed the call; empty for a public one. */
  readonly account: string
  /** Address that the call came from. */
  readonly peer: string
}

/** A call beyond its limit. */
export interface LimitedCall {
  readonly reason: string
  /** Milliseconds until calls are taken again. */
  readonly wait: number
}

/** Counts calls, and reports a call beyond its limit. */
export type CountCall = (call: CountedCall) => LimitedCall | undefined

interface Window {
  readonly end: number
  left: number
}

/** Counts calls against the rate limits of their operations. An interval begins with its first call. */
export function createCallLimits(now: () => number): CountCall {
  const windows = new Map<string, Window>()
  return ({ api, operation, account, peer }) => {
    const { requests, interval, scope, group } = operation.rateLimit ?? {}
    const length = milliseconds(interval ?? '')
    if (requests === undefined || length === undefined) return undefined
    const caller = scope === 'ip' || account === '' ? peer : account
    const key = JSON.stringify([api.id, group ?? operation.id, requests, interval, caller])
    const time = now()
    const window = windows.get(key)
    if (window && window.end > time) {
      if (window.left > 0) {
        window.left -= 1
        return undefined
      }
      const wait = window.end - time
      const counted = group === undefined ? operation.id : `the group ${group}`
      return { wait, reason: `The limit of ${counted} is ${requests} in ${interval}: wait ${wait} ms.` }
    }
    for (const [old, { end }] of windows) if (end <= time) windows.delete(old)
    windows.set(key, { end: time + length, left: requests - 1 })
    return undefined
  }
}
