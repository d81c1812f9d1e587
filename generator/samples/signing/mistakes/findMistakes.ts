import type { Credentials, SignableRequest, Signing } from '../../../contract/signing.ts'
import { explainSignature } from '../explainSignature.ts'
import { runSteps } from '../runSteps.ts'
import type { Attempt, Candidate, SignatureVerdict } from './attempt.ts'
import { firstMatch, readingsOf } from './firstMatch.ts'
import { headerMistakes } from './headerMistakes.ts'
import { bodyAsParameters, otherSchemes } from './otherSchemes.ts'
import { orderMistakes, partMistakes } from './partMistakes.ts'
import { nearTimes, requestMistakes, secretMistakes, stepMistakes } from './schemeMistakes.ts'
import { tokenVerdict } from './tokenVerdict.ts'

/**
 * Tries the usual mistakes of a scheme, one by one and then in pairs, until the signature comes out. The mistakes follow from
 * the steps: their parts, algorithms and forms. `stop` ends the search without a mistake.
 */
export async function findMistakes(
  signing: Signing,
  request: SignableRequest,
  credentials: Credentials,
  signature: string,
  stop?: AbortSignal,
): Promise<SignatureVerdict> {
  const writing = await explainSignature(signing, request, credentials, signature)
  if (writing === undefined) return { kind: 'right' }
  if (writing !== 'otherSecretOrText') return { kind: 'found', mistakes: [{ of: 'signature', kind: writing }] }
  const start: Attempt = { signing, request, credentials, rewrites: [] }
  const last = signing.steps.at(-1)
  if (last?.kind === 'jwt') return tokenVerdict(start, signature)
  const { parts } = await runSteps(signing, request, credentials)
  const asParameters = bodyAsParameters(request)
  const candidates = [
    ...requestMistakes(signing, request),
    ...asParameters,
    ...signing.steps.flatMap((step) => partMistakes(signing, request, step, parts[step.name] ?? [])),
    ...signing.steps.flatMap((step) => headerMistakes(signing, request, credentials, step)),
    ...otherSchemes(signing),
    ...stepMistakes(signing),
    ...secretMistakes(signing),
  ]
  const tries = [candidates.map((own) => [own])]
  // Keys of other kinds than a shared secret are slow to use.
  if (last?.kind !== 'sign') {
    const orders = signing.steps.flatMap((step) => orderMistakes(step, parts[step.name] ?? []))
    const rare = [...nearTimes(request.timestamp), ...orders].map((own) => [own])
    tries.push(rare, await ownPairs(start, asParameters), pairsOf(candidates))
  }
  const search = { start, readings: readingsOf(signature), ...(stop && { stop }) }
  return (await firstMatch(search, tries.flat())) ?? { kind: 'notFound' }
}

/** Each candidate with the mistakes in the texts that it leads to. */
async function ownPairs(start: Attempt, candidates: readonly Candidate[]): Promise<Candidate[][]> {
  const pairs = candidates.map(async (first) => {
    const { signing, request, credentials } = first.change(start)
    const { parts } = await runSteps(signing, request, credentials)
    return signing.steps
      .flatMap((step) => partMistakes(signing, request, step, parts[step.name] ?? []))
      .map((second) => [first, second])
  })
  return (await Promise.all(pairs)).flat()
}

/** Pairs of candidates that do not exclude each other, at most so many that a tab tries them in a few seconds. */
function pairsOf(candidates: readonly Candidate[]): Candidate[][] {
  const pairs = candidates.flatMap((first, index) =>
    candidates
      .slice(index + 1)
      .filter(({ touches }) => touches !== first.touches)
      .map((second) => [first, second]),
  )
  return pairs.slice(0, mostPairs)
}

const mostPairs = 8000
