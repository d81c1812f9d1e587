import type { Pair, RequestPlan } from '../../../contract/samples.ts'
import { percentEncode } from '../../signing/percentEncode.ts'
import { schemeParameters } from '../../signingNeeds.ts'
import { isSentInBody, joinedParts, type NamedParts, pairParts, schemePair, sortedByName } from './bashValues.ts'
import type { WordPart } from './shellWords.ts'

/** Parameters of the scheme that are sent in the query. */
export function queryParameters(plan: RequestPlan): ReturnType<typeof schemeParameters> {
  const { signing } = plan
  return signing && !isSentInBody(plan) ? schemeParameters(signing) : { leading: [], signed: [], after: [] }
}

/** The query before it is signed, and what the scheme adds afterwards. */
export function queryParts(plan: RequestPlan): { readonly before: WordPart[]; readonly after: WordPart[] } {
  const { credentials } = plan
  const { leading, signed, after } = queryParameters(plan)
  const own = plan.query.map(pairParts)
  const plain = credentials.flatMap(({ in: place, name, prefix, variable }) =>
    place === 'query'
      ? [[{ text: `${percentEncode(name)}=${percentEncode(prefix)}` }, { expression: `$${variable}` }]]
      : [],
  )
  const filled = (pairs: readonly Pair[]) => pairs.map((pair) => schemePair(pair, plan))
  return {
    before: joinedParts([...filled(leading), ...own, ...plain, ...filled(signed)]),
    after: joinedParts(filled(after)),
  }
}

/** The parameters in their order; the sample is of one request, so that nothing has to be sorted when it runs. */
export function sortedParts(plan: RequestPlan): WordPart[] {
  const { parameter } = plan.signing?.timestamp ?? {}
  const { leading, signed } = queryParameters(plan)
  const pairs = [...leading, ...signed, ...(parameter === undefined ? [] : [[parameter, '{timestamp}'] as const])]
  const named = [
    ...plan.query.map((pair): NamedParts => [pair[0], pairParts(pair)]),
    ...pairs.map((pair): NamedParts => [pair[0], schemePair(pair, plan)]),
  ]
  return joinedParts(sortedByName(named).map(([, parts]) => parts))
}
