import { decoded } from '../../../contract/httpSyntax.ts'
import type { Signing } from '../../../contract/signing.ts'
import { encodeBytes, fromBase64, fromHex } from '../cryptography.ts'
import type { SignatureFinding } from '../explainSignature.ts'
import { textOf } from '../fillTemplate.ts'
import { mainStep, runSteps } from '../runSteps.ts'
import type { Attempt, Candidate, SignatureVerdict } from './attempt.ts'

interface Search {
  readonly start: Attempt
  /** Bytes in hex that the signature may stand for, and how it is written then. */
  readonly readings: ReadonlyMap<string, SignatureFinding>
  readonly stop?: AbortSignal
}

/** The first of several lists of mistakes that gives the signature. */
export async function firstMatch(
  search: Search,
  tries: AsyncIterable<readonly Candidate[]>,
): Promise<SignatureVerdict | undefined> {
  for await (const own of tries) {
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

/** Whether an attempt gives a signature, however that is written. */
export async function gives(attempt: Attempt, signature: string): Promise<boolean> {
  const made = await signed(attempt)
  return made !== undefined && readingsOf(signature).has(made.bytes)
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
export function readingsOf(signature: string): Search['readings'] {
  const text = signature.trim()
  const whole = decoded(text)
  const [hex, base64] = [fromHex(whole), fromBase64(standard(whole))]
  const inner = base64 && fromHex(new TextDecoder().decode(base64))
  const readings: readonly (readonly [Uint8Array<ArrayBuffer> | undefined, SignatureFinding])[] = [
    [hex, 'hexInsteadOfBase64'],
    [base64, 'base64InsteadOfHex'],
    [inner, 'hexEncodedAsBase64'],
  ]
  return new Map(readings.flatMap(([bytes, kind]) => (bytes ? [[encodeBytes(bytes, 'hex'), kind] as const] : [])))
}
