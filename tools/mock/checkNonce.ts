import type { Signing } from '../../generator/contract/signing.ts'

const time = { form: /^\d+$/, name: 'a whole number' }

const forms = {
  ms: time,
  us: time,
  ns: time,
  uuid: { form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, name: 'a UUID' },
  hex: { form: /^[\da-f]{32}$/i, name: '16 bytes in hex' },
} as const

/** Reasons to refuse a nonce for its form alone. */
export function checkNonce({ nonce }: Pick<Signing, 'nonce'>, sent: string | undefined): string[] {
  if (nonce === undefined || sent === undefined || forms[nonce].form.test(sent)) return []
  return [`The nonce "${sent}" is not ${forms[nonce].name}.`]
}

/** The nonces that came already. */
export interface UsedNonces {
  /** Keeps a nonce; gives why it is refused if it was used, or if it should grow and does not. */
  use(key: string, nonce: string): string[]
}

const mostKept = 10_000

/** Remembers the largest number of each key, and the last of the texts. */
export function createUsedNonces(): UsedNonces {
  const largest = new Map<string, bigint>()
  const texts = new Set<string>()
  return {
    use(key, nonce) {
      const last = largest.get(key)
      if (time.form.test(nonce)) {
        if (last !== undefined && BigInt(nonce) <= last)
          return [`The nonce ${nonce} does not grow: the last one of this key was ${last}.`]
        largest.set(key, BigInt(nonce))
        return []
      }
      const text = `${key} ${nonce}`
      if (texts.has(text)) return [`The nonce "${nonce}" was used before.`]
      texts.add(text)
      const [oldest] = texts
      if (texts.size > mostKept && oldest !== undefined) texts.delete(oldest)
      return []
    },
  }
}
