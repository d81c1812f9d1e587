import { cryptography } from '#mock-cryptography'
import { demoCredentials, demoSecret } from '../../generator/contract/demoCredentials.ts'
import type { Credentials, Signing } from '../../generator/contract/signing.ts'
import type { Verification } from './sentValues.ts'

export { demoCredentials }

export type MockCredentials = Required<Omit<Credentials, 'named'>>

/** The secret that a scheme takes: the given one, or the demo secret in the form of the scheme. */
export function secretOf({ secret: form, steps }: Pick<Signing, 'secret' | 'steps'>, given: string): string {
  if (given !== demoCredentials.secret || form === 'text') return given
  if (form !== 'pem') return demoSecret(form)
  return cryptography.demoKey(steps.map((step) => (step.kind === 'sign' || step.kind === 'jwt' ? step.algorithm : '')))
}

export interface Expected {
  readonly expected?: Pick<Verification, 'canonical' | 'signature' | 'texts'>
}

/**
 * The text to sign, for a client that signed another text. The signature comes with it for the demo secret alone: with
 * another secret, every caller of the server could learn to sign any request.
 */
export function expectedOf(
  { canonical, signature, texts }: Verification,
  { secret }: Pick<MockCredentials, 'secret'>,
): Expected {
  if (canonical === undefined) return {}
  const isDemo = secret === demoCredentials.secret && signature !== undefined
  return { expected: { canonical, ...(texts ? { texts } : {}), ...(isDemo ? { signature } : {}) } }
}
