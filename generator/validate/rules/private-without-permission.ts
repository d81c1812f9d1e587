import { quantity } from '../report/quantity.ts'
import type { Finding, RuleInput } from './rule.ts'
import { withoutExtension } from './withoutExtension.ts'

/** A call that needs a credential does not state the permission of the credential. */
export function privateWithoutPermission({ spec }: RuleInput): Finding[] {
  return withoutExtension({
    spec,
    extension: 'x-permission',
    code: 'private-without-permission',
    isMeant: ({ isPrivate, hasScopes }) => isPrivate && !hasScopes,
    messageFor: (name) => `"${name}" needs a key, but nothing says with which permission.`,
    summaryFor: (count) =>
      `Nothing says which permission a key needs: no x-permission at ${quantity(count, 'private operation')}.`,
    hint: 'Add `x-permission`, for example `trade`.',
  })
}
