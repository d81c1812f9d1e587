import type { Json } from '../../../generator/contract/json.ts'
import type { Credentials } from '../../../generator/contract/signing.ts'
import { inForm, prepareRequest } from '../../../generator/samples/prepareRequest.ts'
import type { SentCall } from '../../../generator/samples/sentCall.ts'
import { timesOf } from '../../../generator/samples/signing/signable.ts'
import { signLogin } from '../../../generator/samples/signing/signLogin.ts'
import type { SignerAnswer, SignerQuestion } from './signer.ts'

/** Keys by their scope. They are gone with the worker, and the worker with the tab. */
const keys = new Map<string, Credentials>()

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<{ readonly id: number; readonly question: SignerQuestion }>) => void
  readonly postMessage: (answer: SignerAnswer) => void
}

scope.onmessage = ({ data: { id, question } }) => {
  answer(question).then(
    (value) => scope.postMessage({ id, value }),
    (error: unknown) => scope.postMessage({ id, problem: error instanceof Error ? error.message : String(error) }),
  )
}

async function answer(question: SignerQuestion): Promise<SentCall | Json | undefined> {
  const own = keys.get(question.scope)
  switch (question.kind) {
    case 'keep':
      keys.set(question.scope, question.credentials)
      return undefined
    case 'forget':
      keys.delete(question.scope)
      return undefined
    case 'request':
      return prepareRequest(question.plan, own, question)
    case 'login': {
      if (!own) throw new Error('there is no key')
      return signLogin(question.signing, timesOf(question.signing, question.now), inForm(own, question.signing))
    }
  }
}
