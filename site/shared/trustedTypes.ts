import { trustedTypesPolicy } from '../../generator/contract/securityHeaders.ts'

declare const isOwn: unique symbol

/** Markup that `trustHtml` has let in. In a browser that enforces Trusted Types it is an object, which writes out as its text. */
export type OwnHtml = string & { readonly [isOwn]: true }

interface Policy {
  readonly createHTML: (text: string) => OwnHtml
  readonly createScriptURL: (address: string) => string
}

/** Trusted Types of browsers that enforce them; the types of the DOM do not know them yet. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Policy) => Policy
}

const rules: Policy = { createHTML: (text) => text as OwnHtml, createScriptURL: ownAddress }

// The Content-Security-Policy lets this policy be made, once, and no other; so markup and scripts come in by this file alone.
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, rules) ?? rules

/** HTML of our own build, for a place that takes markup. Never give it text of a reader or of another site. */
export function trustHtml(html: string): OwnHtml {
  return policy.createHTML(html)
}

/** The address of a script or worker of this site. Throws for one of any other. */
export function trustScript(address: string): string {
  return policy.createScriptURL(address)
}

function ownAddress(address: string): string {
  const { location } = globalThis as unknown as {
    readonly location: { readonly href: string; readonly origin: string }
  }
  const { origin } = new URL(address, location.href)
  if (origin !== location.origin) throw new TypeError(`${origin} has no script for this page`)
  return address
}
