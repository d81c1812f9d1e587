import type { ChannelOperation } from '../contract/channel.ts'
import type { Pagination, RateLimit } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import { childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { certaintyOf, compact, type ModelContext, numberOf, scalarText, textOf } from './context.ts'
import { compareCodes } from './errorCatalogue.ts'
import { follow } from './follow.ts'

/** The codes of `x-errors` of an operation, in their order. */
export function readErrorCodes(value: unknown): (number | string)[] {
  if (!Array.isArray(value)) return []
  const codes = value.filter((code): code is number | string => typeof code === 'number' || typeof code === 'string')
  return codes.toSorted(compareCodes)
}

/** `x-rate-limit`; `undefined` where it is incomplete. */
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

/** Rate limits and refusals of an AsyncAPI operation. Empty where it has neither. */
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

/** `x-pagination` of an operation. */
export function readPagination(node: SpecNode): Pagination | undefined {
  if (!isRecord(node.value)) return undefined
  const text = (key: string) => scalarText(valueAt(node, key))
  return compact<Pagination>({
    style: text('style') ?? 'cursor',
    cursor: text('cursor'),
    next: text('next'),
    limit: text('limit'),
    direction: text('direction'),
    start: text('start'),
    end: text('end'),
    defaultLimit: numberOf(valueAt(node, 'defaultLimit')),
    maxLimit: numberOf(valueAt(node, 'maxLimit')),
    defaultWindow: text('defaultWindow'),
    maxWindow: text('maxWindow'),
  })
}

/** One member with a plain name and a plain value: programs look for it in the text of a reply. */
export function readSuccess(node: SpecNode): Api['success'] {
  const [only, ...others] = childNodes(node)
  const value = only && scalarText(only.node.value)
  if (!only || value === undefined || others.length > 0) return undefined
  return /^\w+$/.test(only.key) && /^\w+$/.test(value) ? { member: only.key, value } : undefined
}
