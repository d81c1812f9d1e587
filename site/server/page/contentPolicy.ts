import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../../generator/contract/config.ts'
import { searchHosts } from '../../../generator/contract/hostedSearch.ts'
import { pagePolicy } from '../../../generator/contract/securityHeaders.ts'

interface ContentPolicyInput {
  /** Missing where a page has no search. */
  readonly search?: SiteConfig['search']
  /** Other hosts that the project has allowed. */
  readonly hosts?: SiteConfig['hosts']
  /** Origins that only the page of the console may ask. */
  readonly servers?: readonly string[]
  /** Code of the inline scripts of the page, exactly as it stands there. */
  readonly scripts: readonly string[]
}

/**
 * The Content-Security-Policy of a page. Under the dev server, which brings styles and scripts of its own, only the part
 * that keeps a key or secret in the page.
 */
export function contentPolicy({ search, hosts: allowed = [], servers = [], scripts }: ContentPolicyInput): string {
  const hosts = [...(search ? searchHosts(search) : []), ...servers]
  const asked = allowed.filter((host) => host.for.includes('connect')).map(({ origin }) => origin)
  if (import.meta.env.DEV) return `connect-src ${["'self'", ...hosts, ...asked].join(' ')}; form-action 'none'`
  return pagePolicy({ hosts, allowed, scriptHashes: scripts.map(hashOf) })
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
