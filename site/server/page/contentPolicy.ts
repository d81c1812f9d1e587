import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../../generator/contract/config.ts'
import { searchHosts } from '../../../generator/contract/hostedSearch.ts'
import { pagePolicy } from '../../../generator/contract/securityHeaders.ts'

export interface ContentPolicyInput {
  readonly search: SiteConfig['search']
  /** Code of the inline scripts of the page, exactly as it stands there. */
  readonly scripts: readonly string[]
}

/**
 * The Content-Security-Policy of a page. Under the dev server, which brings styles and scripts of its own, only the part
 * that keeps a key or secret in the page.
 */
export function contentPolicy({ search, scripts }: ContentPolicyInput): string {
  const hosts = searchHosts(search)
  if (import.meta.env.DEV) return `connect-src ${["'self'", ...hosts].join(' ')}; form-action 'none'`
  return pagePolicy({ hosts, scriptHashes: scripts.map(hashOf) })
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
