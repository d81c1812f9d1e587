import type { Credentials, SecretForm } from './signing.ts'

/** Invented credentials of the mock. They are always the same, so that they may be in the history of a shell. */
export const demoCredentials: Required<Omit<Credentials, 'named'>> = {
  key: 'mock-key-for-trying-out',
  secret: 'mock-secret-not-a-real-credential',
  passphrase: 'mock-passphrase',
  account: 'mock-account',
}

const seed = 'mock-seed-and-not-a-real-secret!'

/** The mock's secret as a scheme takes it: for Ed25519 the seed of the key, where others want the key in whole. */
export function demoSecret(form: SecretForm): string {
  if (form === 'text') return demoCredentials.secret
  if (form !== 'hex') return btoa(seed)
  return [...seed].map((character) => character.charCodeAt(0).toString(16)).join('')
}

/** Value of an environment variable of the samples in a request; a token equals the key. */
export function credentialIn(variable: string, { key, secret, passphrase, account, named }: Credentials): string {
  const own = named?.[variable]
  if (own !== undefined) return own
  switch (variable) {
    case 'API_KEY':
    case 'API_TOKEN':
      return key
    case 'API_SECRET':
      return secret
    case 'API_PASSPHRASE':
      return passphrase ?? ''
    case 'API_ACCOUNT':
      return account ?? ''
    case 'API_CREDENTIALS':
      // Name and password (RFC 7617).
      return btoa(String.fromCharCode(...new TextEncoder().encode(`${key}:${secret}`)))
    default:
      return `${key}-${variable.toLowerCase()}`
  }
}
