import type { SiteConfig } from '../../generator/contract/config.ts'

/**
 * What a page may do, whoever wrote the script in it: it asks no other site for anything but the hosted search, if there is
 * one, and submits no form. So a key or secret that a reader pastes has no way out. It comes before every script in the head.
 */
export function contentPolicy({ provider, algolia }: SiteConfig['search']): string {
  const hosts = provider === 'algolia' && algolia ? algoliaHosts(algolia.appId) : []
  return `connect-src ${["'self'", ...hosts].join(' ')}; form-action 'none'`
}

/** The hosts that Algolia's client asks: the nearest one, and three to fall back on. */
function algoliaHosts(appId: string): string[] {
  const id = appId.toLowerCase().replaceAll(/[^\da-z]/g, '')
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)]
}
