import type { SigningCondition } from '../../generator/contract/signingStep.ts'
import type { ReceivedParts } from './receivedParts.ts'

/** The first rule that holds for a received request. */
export function ruleOf<Rule extends { readonly when?: SigningCondition }>(
  rules: readonly Rule[],
  { method, hasOwnBody, hasOwnQuery }: ReceivedParts,
): Rule | undefined {
  const conditions = new Set([undefined, method, ...(hasOwnBody ? ['body'] : []), ...(hasOwnQuery ? ['query'] : [])])
  return rules.find(({ when }) => conditions.has(when))
}
