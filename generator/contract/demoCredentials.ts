import type { Credentials } from './signing.ts'

/** Invented credentials of the mock. They are always the same, so that they may be in the history of a shell. */
export const demoCredentials: Required<Credentials> = {
  key: 'mock-key-for-trying-out',
  secret: 'mock-secret-not-a-real-credential',
  passphrase: 'mock-passphrase',
  account: 'mock-account',
}
