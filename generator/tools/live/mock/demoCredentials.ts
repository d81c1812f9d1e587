import type { MockCredentials } from './authorize.ts'
import type { Verification } from './verifySignature.ts'

/** Invented credentials. They are always the same, so that they may be in the history of a shell. */
export const demoCredentials: MockCredentials = {
  key: 'mock-key-for-trying-out',
  secret: 'mock-secret-not-a-real-credential',
  passphrase: 'mock-passphrase',
}

export interface Expected {
  readonly expected?: { readonly canonical: string; readonly signature?: string }
}

/**
 * What should have been signed, for who signed something else. The signature comes with it for the demo secret alone: with
 * another one, who can call the server would learn to sign any request with it.
 */
export function expectedOf(
  { canonical, signature }: Verification,
  { secret }: Pick<MockCredentials, 'secret'>,
): Expected {
  if (canonical === undefined) return {}
  const isDemo = secret === demoCredentials.secret && signature !== undefined
  return { expected: { canonical, ...(isDemo ? { signature } : {}) } }
}
