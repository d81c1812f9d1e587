import { isList, type Json } from '../../contract/json.ts'
import { type PackedSite, packedAddress, packedFolder, packedPage } from './packedAddress.ts'

/** Members of a page's data and of its islands that hold an address. */
const addresses = new Set(['url', 'home', 'landing', 'file', 'href', 'search', 'script', 'markdownUrl', 'feedUrl'])
/** Data that a package does not need, because it never changes: news since a visit, the worker that keeps pages. */
const lively = new Set(['changes', 'serviceWorker'])

/**
 * The data of a page, or the props of an island, with addresses as the page's file names them. `packHtml` rewrites the HTML
 * among the values.
 */
export function packData(data: Json, site: PackedSite, from: string, packHtml: (html: string) => string): Json {
  const pack = (value: Json, name: string): Json => {
    if (typeof value === 'string') return packText(value, name)
    if (value === null || typeof value !== 'object') return value
    if (isList(value)) return value.map((item) => pack(item, name))
    return Object.fromEntries(
      Object.entries(value).flatMap(([member, item]) =>
        lively.has(member) ? [] : [[member, packMember(value, member, item)]],
      ),
    )
  }

  function packMember(owner: { readonly [name: string]: Json }, member: string, item: Json): Json {
    // Of a sidebar: the page's path in the terms of its entries, whose links are the prefix and their path.
    const isOfSidebar = typeof owner['prefix'] === 'string' && typeof item === 'string'
    if (isOfSidebar && member === 'path') return packedPage(item)
    if (isOfSidebar && member === 'prefix') return (packedFolder(site, from, `${item}/`) ?? `${item}/`).slice(0, -1)
    return pack(item, member)
  }

  function packText(text: string, name: string): string {
    if (name === 'base') return packedFolder(site, from, text) ?? text
    if (name === 'html') return packHtml(text)
    return addresses.has(name) ? (packedAddress(site, from, text) ?? text) : text
  }

  return pack(data, '')
}
