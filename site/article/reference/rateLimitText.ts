import type { RateLimit } from '../../../generator/contract/operation.ts'
import { sharedGroup } from '../../../generator/model/view/rateBudgets.ts'
import type { ArticleMessages } from '../messages.ts'
import { durationText } from './durationText.ts'

/** A rate limit in words: `300 requests per second per IP address, shared by all calls of the group market-data`. */
export function rateLimitText(limit: RateLimit, words: ArticleMessages): string {
  const { scope } = limit
  const group = sharedGroup(limit)
  const figure = requestsText(limit, words)
  const scoped = scope === undefined ? figure : words.text('reference.rateLimit.scoped', { figure, scope })
  return group === undefined ? scoped : words.text('reference.rateLimit.shared', { figure: scoped, group })
}

/** The figure alone: `300 requests per second`. */
export function requestsText({ requests, interval }: RateLimit, words: ArticleMessages): string {
  return words.text('reference.rateLimit.requests', {
    requests,
    interval: durationText(interval, words, 'reference.interval'),
  })
}

/** The figure in signs: `300/s`. */
export function shortRequestsText({ requests, interval }: RateLimit, words: ArticleMessages): string {
  return `${words.intl.formatNumber(requests)}/${durationText(interval, words, 'reference.interval.short')}`
}
