import type { ShownServer } from '../../../generator/contract/console.ts'
import { demoCredentials } from '../../../generator/contract/demoCredentials.ts'
import type { RequestPlan } from '../../../generator/contract/samples.ts'
import type { Credentials } from '../../../generator/contract/signing.ts'
import type { Signer } from './signer.ts'

/** Keys of the reader: this object knows their scopes, the worker alone their values. */
export interface Keys {
  readonly signer: Signer
  /** Origin of the keys for a scope: keys that a mock has from the start, keys of the reader, or none. */
  stateOf(scope: string): 'mock' | 'held' | 'missing'
  keep(scope: string, credentials: Credentials): Promise<void>
  forget(scope: string): Promise<void>
}

/** Scope of keys, and the servers that they go to. */
export interface KeyScope {
  readonly id: string
  readonly origins: readonly string[]
}

interface KeyUse {
  readonly api: string
  readonly plan: Pick<RequestPlan, 'signing' | 'credentials'>
}

/**
 * Scope of the keys of a call: one server or environment, one API, one kind of scheme. A mock takes one pair for all. Calls and
 * connections of one host and port are for one server.
 */
export function keyScopeOf(server: ShownServer, servers: readonly ShownServer[], { api, plan }: KeyUse): KeyScope {
  const holder = holderOf(server)
  const origins = servers.filter((each) => each.use === server.use && holderOf(each) === holder)
  return {
    id: isMock(server) ? holder : JSON.stringify([holder, api, schemeOf(plan)]),
    origins: origins.map(({ origin }) => origin),
  }
}

/** Whether nothing at a server is real. */
export function isMock({ use }: ShownServer): boolean {
  return use === 'mock' || use === 'page'
}

function holderOf({ origin, use, environment }: ShownServer): string {
  return environment === undefined ? `${use} ${origin.toLowerCase().replace(/^ws/, 'http')}` : `in ${environment}`
}

/** A secret that signs is never sent, and a key that is sent goes out in one form. */
function schemeOf({ signing, credentials }: KeyUse['plan']): string {
  if (signing) return `signed ${signing.secret}`
  return [...new Set(credentials.map(({ variable }) => variable))].sort().join(' ')
}

/** The mocks' own keys are there from the start: they are no secret. */
export function createKeys(signer: Signer, servers: readonly ShownServer[]): Keys {
  const known = new Map<string, 'mock' | 'held'>(servers.filter(isMock).map((server) => [holderOf(server), 'mock']))
  for (const mock of known.keys()) void signer.keep(mock, demoCredentials)
  return {
    signer,
    stateOf: (scope) => known.get(scope) ?? 'missing',
    async keep(scope, credentials) {
      await signer.keep(scope, credentials)
      known.set(scope, 'held')
    },
    async forget(scope) {
      await signer.forget(scope)
      known.delete(scope)
    },
  }
}
