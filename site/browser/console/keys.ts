import type { ConsoleServer } from '../../../generator/contract/config.ts'
import { demoCredentials } from '../../../generator/contract/demoCredentials.ts'
import type { Credentials } from '../../../generator/contract/signing.ts'
import type { Signer } from './signer.ts'

/** Keys of the reader: what they are for is known here, what they are to the worker alone. */
export interface Keys {
  readonly signer: Signer
  /** Whether there are keys for a scope. */
  has(scope: string): boolean
  keep(scope: string, credentials: Credentials): Promise<void>
  forget(scope: string): Promise<void>
}

const mockScope = 'mock'

/** What keys are for: the mock takes one pair for all, each API of real servers has its own, and so have keys with names. */
export function scopeOf({ use }: Pick<ConsoleServer, 'use'>, api: string, named: readonly string[]): string {
  return use === 'mock' ? mockScope : ['api', api, ...named].join(' ')
}

/** The mock's own keys are there from the start: they are no secret. */
export function createKeys(signer: Signer): Keys {
  const known = new Set<string>([mockScope])
  void signer.keep(mockScope, demoCredentials)
  return {
    signer,
    has: (scope) => known.has(scope),
    async keep(scope, credentials) {
      await signer.keep(scope, credentials)
      known.add(scope)
    },
    async forget(scope) {
      await signer.forget(scope)
      known.delete(scope)
    },
  }
}
