import type { NavigationItem, SiteConfigInput } from '../../generator/contract/config.ts'

/** Sites that host many people's code: the owner in the path is the product's, the host is not. */
const codeHosts = ['github.com', 'gitlab.com']

/** Everything by which code could betray whose documentation it is made for, in lower case. */
export function productNames({ brand, origin, navbar, links }: SiteConfigInput): string[] {
  const items = [...(navbar?.start ?? []), ...(navbar?.end ?? [])]
  const addresses = [origin, links?.edit, links?.report, ...items.flatMap(hrefs)]
  const names = [brand.name, ...addresses.flatMap((address) => (address === undefined ? [] : namesOf(address)))]
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

function hrefs(item: NavigationItem): string[] {
  return 'items' in item ? item.items.map(({ href }) => href) : [item.href]
}

/** `https://docs.example.com` gives `example.com`; `https://github.com/owner/sdk` gives `owner`. */
function namesOf(address: string): string[] {
  const host = /^(?:https?:\/\/|mailto:[^@]*@)([^/?:]+)/.exec(address)?.[1]
  if (host === undefined) return []
  if (!codeHosts.includes(host)) return [host.split('.').slice(-2).join('.')]
  const owner = address.split('/')[3]
  return owner ? [owner] : []
}
