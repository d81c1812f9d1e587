import { quantity } from '../report/quantity.ts'
import type { Finding, RuleInput } from './rule.ts'
import { withoutExtension } from './withoutExtension.ts'

/** A call that needs a credential states no rate limit. */
export function privateWithoutRateLimit({ spec }: RuleInput): Finding[] {
  return withoutExtension({
    spec,
    extension: 'x-rate-limit',
    code: 'private-without-rate-limit',
    isMeant: ({ isPrivate }) => isPrivate,
    messageFor: (name) => `Nothing says how often "${name}" may be called.`,
    summaryFor: (count) =>
      `Nothing says how often calls may be made: no x-rate-limit at ${quantity(count, 'private operation')}.`,
    hint: 'Add `x-rate-limit`, for example `{ requests: 50, interval: 1s }`.',
  })
}
