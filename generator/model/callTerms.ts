import type { ChannelOperation } from '../contract/channel.ts'
import type { RateLimit } from '../contract/operation.ts'
import { type SpecNode, valueAt } from '../load/document/spec.ts'
import { certaintyOf, compact, type ModelContext, numberOf, textOf } from './context.ts'
import { compareCodes } from './errorCatalogue.ts'
import { follow } from './follow.ts'

/** The codes of `x-errors` of an operation, in their order. */
export function readErrorCodes(value: unknown): (number | string)[] {
  if (!Array.isArray(value)) return []
  const codes = value.filter((code): code is number | string => typeof code === 'number' || typeof code === 'string')
  return codes.toSorted(compareCodes)
}

/** `x-rate-limit`; `undefined` where it is not whole. */
export function readRateLimit(node: SpecNode): RateLimit | undefined {
  const requests = numberOf(valueAt(node, 'requests'))
  const interval = textOf(valueAt(node, 'interval'))
  if (requests === undefined || interval === undefined) return undefined
  return compact<RateLimit>({
    requests,
    interval,
    scope: textOf(valueAt(node, 'scope')),
    group: textOf(valueAt(node, 'group')),
    certainty: certaintyOf(valueAt(node, 'certainty')),
  })
}

/** How often an operation of AsyncAPI may be called and what it answers when it refuses; empty where it says neither. */
export function readCallTerms(
  member: (key: string) => SpecNode,
  context: ModelContext,
): Pick<ChannelOperation, 'rateLimit' | 'errors'> {
  const followed = (key: string) => follow(member(key), context) ?? member(key)
  const errors = readErrorCodes(followed('x-errors').value)
  return compact<Pick<ChannelOperation, 'rateLimit' | 'errors'>>({
    rateLimit: readRateLimit(followed('x-rate-limit')),
    errors: errors.length > 0 ? errors : undefined,
  })
}
