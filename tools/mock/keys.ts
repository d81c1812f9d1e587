import type { MockCredentials } from './demoCredentials.ts'
import type { Verification } from './sentValues.ts'

/** A key that the mock takes. */
export interface MockKey extends MockCredentials {
  /** Permissions of the key; without them it may do everything. */
  readonly permissions?: readonly string[]
}

/** The keys of a mock: its own first, then added keys. */
export interface Keys {
  readonly all: () => readonly MockKey[]
  /** The keys for the control API, without their secrets. */
  list(): { readonly key: string; readonly permissions: readonly string[] | 'all' }[]
  /** Adds or changes a key. The first key supplies missing members. Gives the reason of a refusal. */
  add(given: Readonly<Record<string, string | undefined>>): readonly string[]
  remove(key: string): readonly string[]
}

/** Most keys: each of them is tried where a signature is wrong. */
const most = 100

/** The keys of a mock. `known` are the permissions that its APIs name. */
export function createKeys(first: MockKey, known: ReadonlySet<string>): Keys {
  let added: readonly MockKey[] = []
  const all = (): readonly MockKey[] => [first, ...added]
  return {
    all,
    list: () => all().map(({ key, permissions }) => ({ key, permissions: permissions ?? ('all' as const) })),
    add({ key = '', permissions, ...given }) {
      if (key === '' || key.length > 200) return ['Name a "key".']
      if (key === first.key) return ['The first key of the mock stays as it is: name another one.']
      const allowed = permissions?.split(',')
      const unknown = allowed?.filter((name) => !known.has(name)) ?? []
      if (unknown.length > 0)
        return [`There is no permission "${unknown.join('", "')}", only ${[...known].sort().join(', ')}.`]
      if (added.length >= most) return [`There are ${most} keys already.`]
      const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      added = [
        ...added.filter((other) => other.key !== key),
        { ...first, ...own, key, ...(allowed ? { permissions: allowed } : {}) },
      ]
      return []
    },
    remove(key) {
      if (!added.some((own) => own.key === key)) return [`There is no key "${key}" that was added.`]
      added = added.filter((own) => own.key !== key)
      return []
    },
  }
}

/** The key of a signature, or else the key with the nearest verification, and that verification. */
export function nearestKey<Verified extends Verification>(
  { all }: Keys,
  verify: (key: MockKey) => Verified,
): { readonly key: MockKey; readonly verification: Verified } {
  const [first, ...others] = all()
  if (!first) throw new Error('a mock has a key')
  let nearest = { key: first, verification: verify(first) }
  for (const key of others) {
    if (nearest.verification.reasons.length === 0) break
    const verification = verify(key)
    if (verification.reasons.length < nearest.verification.reasons.length) nearest = { key, verification }
  }
  return nearest
}

/** The reason to refuse a key without the permission; `undefined` with it. */
export function lacksPermission({ key, permissions }: MockKey, wanted: string | undefined): string | undefined {
  if (wanted === undefined || permissions === undefined || permissions.includes(wanted)) return undefined
  return `The key "${key}" has no permission to ${wanted}.`
}
