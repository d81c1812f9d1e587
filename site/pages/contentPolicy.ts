import type { SiteConfig } from '../../generator/contract/config.ts'
import { searchHosts } from '../../generator/contract/hostedSearch.ts'

/**
 * What a page may do, whoever wrote the script in it: it asks no other site for anything but the hosted search, if there is
 * one, and submits no form. So a key or secret that a reader pastes has no way out. It comes before every script in the head.
 */
export function contentPolicy(search: SiteConfig['search']): string {
  return `connect-src ${["'self'", ...searchHosts(search)].join(' ')}; form-action 'none'`
}
