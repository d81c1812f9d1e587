import type { Credentials, SignableRequest, Signing } from '../../../contract/signing.ts'
import type { SigningStep } from '../../../contract/signingStep.ts'
import { bodyMembers } from '../bodyMembers.ts'
import { explainSignature } from '../explainSignature.ts'
import { mainStep, ruleFor, runSteps } from '../runSteps.ts'
import { type Attempt, type Candidate, otherStep, type SignatureVerdict } from './attempt.ts'
import { firstMatch, readingsOf } from './firstMatch.ts'
import { headerMistakes } from './headerMistakes.ts'
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
  const search = { start, readings: readingsOf(signature), ...(stop && { stop }) }
  return (await firstMatch(search, triesOf(start, candidates, asParameters))) ?? { kind: 'notFound' }
}

/** Lists of mistakes, the usual ones first. Each is made when it is asked for: a search that stops makes no more of them. */
async function* triesOf(
  start: Attempt,
  candidates: readonly Candidate[],
  asParameters: readonly Candidate[],
): AsyncGenerator<readonly Candidate[]> {
  const { signing, request, credentials } = start
  for (const own of candidates) yield [own]
  // Keys of other kinds than a shared secret are slow to use.
  if (signing.steps.at(-1)?.kind === 'sign') return
  for (const own of nearTimes(request.timestamp)) yield [own]
  const { parts } = await runSteps(signing, request, credentials)
  for (const step of signing.steps) for (const own of orderMistakes(step, parts[step.name] ?? [])) yield [own]
  yield* await ownPairs(start, asParameters)
  yield* pairsOf(candidates)
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
function* pairsOf(candidates: readonly Candidate[]): Generator<readonly Candidate[]> {
  let left = mostPairs
  for (const [index, first] of candidates.entries())
    for (const second of candidates.slice(index + 1)) {
      if (second.touches === first.touches) continue
      if (left === 0) return
      left -= 1
      yield [first, second]
    }
}

const mostPairs = 8000

/** The members of a body signed as parameters, as the scheme signs a GET with that query. */
function bodyAsParameters({ body = '' }: SignableRequest): readonly Candidate[] {
  const members = bodyMembers(body)
  if (members.length === 0) return []
  const finding = { kind: 'bodyAsQuery', expected: body } as const
  const change = ({ signing, request, ...attempt }: Attempt): Attempt => {
    const own = { ...request, query: [...request.query, ...members], body: '' }
    const rule = (step: SigningStep) => ruleFor(step, { ...own, method: 'GET' })
    const steps = signing.steps.map((step): SigningStep => {
      const canonical = rule(step)
      return canonical && 'template' in canonical && step.kind !== 'jwt' ? { ...step, canonical: [canonical] } : step
    })
    return { ...attempt, signing: { ...signing, steps, parametersIn: 'query' }, request: own }
  }
  return [{ mistake: { of: 'text', finding }, touches: 'body', change }]
}

/** The texts of other exchanges' schemes. */
const otherTemplates = [
  ...['{timestamp}{method}{path}{query}{body}', '{method}{path}{query}{body}{timestamp}'],
  ...['{method}{path}{query}{timestamp}{body}', '{timestamp}\n{method}\n{path}\n{queryString}\n{body}'],
  ...['{method}\n{path}\n{queryString}\n{body}\n{timestamp}', '{timestamp}{key}{receiveWindow}{queryString}{body}'],
  ...['{sortedQuery}', '{queryString}', '{queryString}{body}'],
]

/** The text of another exchange's scheme in place of this scheme's text. */
function otherSchemes(signing: Signing): readonly Candidate[] {
  const step = mainStep(signing)
  if (!step || step.kind === 'jwt') return []
  return otherTemplates
    .filter((template) => step.canonical.every((rule) => rule.template !== template))
    .map((template) =>
      otherStep(
        signing.steps.indexOf(step),
        { ...step, canonical: [{ template }] },
        { of: 'text', finding: { kind: 'otherTemplate', name: template.replaceAll('\n', '⏎'), expected: '' } },
      ),
    )
}
