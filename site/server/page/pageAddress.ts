import type { SiteConfig } from '../../../generator/contract/config.ts'
import type { PageData } from '../../shared/pageData.ts'

/** Address of the current page for a page of a frozen version: search engines should list the current one. */
export function currentAddress({ versions }: PageData): string | undefined {
  const [current] = versions.items
  return current?.hasPage && current.name !== versions.own ? current.url : undefined
}

/** The one address under which a page is to be found, in full. A console may have an origin of its own. */
export function canonicalAddress(site: Pick<SiteConfig, 'origin' | 'console'>, page: PageData): string {
  const origin = (page.kind === 'console' ? site.console?.host : undefined) ?? site.origin
  return origin + (currentAddress(page) ?? page.url)
}
