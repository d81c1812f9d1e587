import { consoleTypesPolicy } from '../../../generator/contract/securityHeaders.ts'

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
const rules = { createScriptURL: ownAddress }
const policy = trustedTypes?.createPolicy(consoleTypesPolicy, rules) ?? rules

/** The address of a worker of this site. Throws for one of any other. */
export function trustWorker(address: string): string {
  return policy.createScriptURL(address)
}

function ownAddress(address: string): string {
  const { origin } = new URL(address, location.href)
  if (origin !== location.origin) throw new TypeError(`${origin} has no script for this page`)
  return address
}
