import type { Credentials, SignableRequest, Signing } from '../../../contract/signing.ts'
import { encodeBytes, fromBase64, fromHex } from '../cryptography.ts'
import { explainSignature, type SignatureFinding } from '../explainSignature.ts'
import { explainToken } from '../explainToken.ts'
import { textOf } from '../fillTemplate.ts'
import { mainStep, runSteps } from '../runSteps.ts'
import { signRequest } from '../signRequest.ts'
import type { Attempt, Candidate, Mistake } from './attempt.ts'
import { headerMistakes } from './headerMistakes.ts'
import { bodyAsParameters, otherSchemes } from './otherSchemes.ts'
import { orderMistakes, partMistakes } from './partMistakes.ts'
import { nearTimes, requestMistakes, secretMistakes, stepMistakes } from './schemeMistakes.ts'

/** The verdict on a signature: right, the mistakes that lead to it, or no cause found. */
export type SignatureVerdict =
  | { readonly kind: 'right' }
  /** With these mistakes, and no others, the scheme gives the signature. `signed` is the text they lead to. */
  | { readonly kind: 'found'; readonly mistakes: readonly Mistake[]; readonly signed?: string }
  | { readonly kind: 'notFound' }

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

interface Search {
  readonly start: Attempt
  /** Bytes in hex that the signature may stand for, and how it is written then. */
  readonly readings: ReadonlyMap<string, SignatureFinding>
  readonly stop?: AbortSignal
}

async function firstMatch(
  search: Search,
  tries: readonly (readonly Candidate[])[],
): Promise<SignatureVerdict | undefined> {
  for (const own of tries) {
    if (search.stop?.aborted) return undefined
    const attempt = own.reduce((before, { change }) => change(before), search.start)
    const made = await signed(attempt)
    if (made === undefined || !search.readings.has(made.bytes)) continue
    const writing = search.readings.get(made.bytes)
    const isWrittenRight = writing === undefined || writing === writingOf(search.start.signing)
    return {
      kind: 'found',
      mistakes: [
        ...own.map(({ mistake }) => mistake),
        ...(isWrittenRight ? [] : [{ of: 'signature', kind: writing } as const]),
      ],
      signed: made.text,
    }
  }
  return undefined
}

/** The result of an attempt in hex; `undefined` where it cannot be made, as with a secret that is no base64. */
async function signed(attempt: Attempt): Promise<{ readonly bytes: string; readonly text: string } | undefined> {
  const { signing, request, credentials, rewrites } = attempt
  const last = signing.steps.at(-1)
  try {
    const { values, parts } = await runSteps(signing, request, credentials, (step, own) =>
      rewrites.reduce((before, rewrite) => rewrite(step, before, request), own),
    )
    const result = values[last?.name ?? '']
    if (typeof result !== 'string') return undefined
    const bytes = last?.kind !== 'jwt' && last?.encoding === 'hex' ? fromHex(result) : fromBase64(standard(result))
    // The text is shown, and may be sent to others.
    const shown = (parts[mainStep(signing)?.name ?? ''] ?? []).map((part) =>
      part.placeholder === 'secret' ? { ...part, text: '{secret}' } : part,
    )
    const text = textOf(shown)
    return bytes && { bytes: encodeBytes(bytes, 'hex'), text }
  } catch {
    return undefined
  }
}

function writingOf({ steps }: Signing): SignatureFinding {
  const last = steps.at(-1)
  return last?.kind !== 'jwt' && last?.encoding === 'hex' ? 'hexInsteadOfBase64' : 'base64InsteadOfHex'
}

function standard(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/')
}

/** The bytes that a signature may stand for. */
function readingsOf(signature: string): Search['readings'] {
  const text = signature.trim()
  const whole = /%[\da-f]{2}/i.test(text) ? decodeURIComponent(text) : text
  const [hex, base64] = [fromHex(whole), fromBase64(standard(whole))]
  const inner = base64 && fromHex(new TextDecoder().decode(base64))
  const readings: readonly (readonly [Uint8Array<ArrayBuffer> | undefined, SignatureFinding])[] = [
    [hex, 'hexInsteadOfBase64'],
    [base64, 'base64InsteadOfHex'],
    [inner, 'hexEncodedAsBase64'],
  ]
  return new Map(readings.flatMap(([bytes, kind]) => (bytes ? [[encodeBytes(bytes, 'hex'), kind] as const] : [])))
}

/** A token holds its signed text: with the right secret, header and claims are compared, else secrets are tried. */
async function tokenVerdict(start: Attempt, token: string): Promise<SignatureVerdict> {
  const { signing, request, credentials } = start
  const step = signing.steps.at(-1)
  if (step?.kind !== 'jwt') return { kind: 'notFound' }
  const written = token.trim()
  const own = written.slice(0, written.lastIndexOf('.'))
  const isSignedWith = async (attempt: Attempt) => (await tokenOf(attempt, own)) === written
  const mistakes = explainToken((await signRequest(signing, request, credentials)).canonical, own).map(
    (finding): Mistake => ({ of: 'text', finding }),
  )
  if (await isSignedWith(start))
    return mistakes.length === 0 ? { kind: 'right' } : { kind: 'found', mistakes, signed: own }
  for (const { mistake, change } of secretMistakes(signing)) {
    if (await isSignedWith(change(start))) return { kind: 'found', mistakes: [...mistakes, mistake], signed: own }
  }
  return { kind: 'notFound' }
}

/** A text signed as the last step of a scheme signs. */
async function tokenOf({ signing, request, credentials }: Attempt, text: string): Promise<string | undefined> {
  const last = signing.steps.at(-1)
  try {
    const { values } = await runSteps(signing, request, credentials, (step, parts) =>
      step === last ? [{ text }] : parts,
    )
    const result = values[last?.name ?? '']
    return typeof result === 'string' ? result : undefined
  } catch {
    return undefined
  }
}
