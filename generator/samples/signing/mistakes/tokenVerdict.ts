import { explainToken } from '../explainToken.ts'
import { runSteps } from '../runSteps.ts'
import { signRequest } from '../signRequest.ts'
import type { Attempt, Mistake, SignatureVerdict } from './attempt.ts'
import { secretMistakes } from './schemeMistakes.ts'

/** A token holds its signed text: with the right secret, header and claims are compared, else secrets are tried. */
export async function tokenVerdict(start: Attempt, token: string): Promise<SignatureVerdict> {
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
