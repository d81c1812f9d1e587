import { cachePrefix } from '../../shared/cachePrefix.ts'
import { createKeptPages } from './keptPages.ts'
import { offlineRequest } from './offlineRequest.ts'
import type { OfflineSite } from './offlineSite.ts'

/** Pages that are fetched at a time. */
const atOnce = 4

/** Keeps a site on a device. */
interface Keeper {
  /** Fetches the files that any page needs. Rejects when they cannot be had. */
  readonly prepare: () => Promise<void>
  /** Takes over from an older build: its pages are fetched anew, all else of it is deleted. */
  readonly takeOver: () => Promise<void>
  /** The answer to a request; nothing for a request to another site. */
  readonly answer: (request: Request) => Promise<Response> | undefined
  /** Fetches and keeps the files that a page loaded before the worker ran. */
  readonly keep: (addresses: readonly string[]) => Promise<void>
}

/** Keeps a site in caches that are named after its build, so that pages and their scripts always fit together. */
export function createKeeper(site: OfflineSite, origin: string): Keeper {
  const prefix = cachePrefix(site.base)
  const names = { files: `${prefix}${site.build} files`, pages: `${prefix}${site.build} pages` }

  const pages = createKeptPages(site, names.pages)

  async function hashed(request: Request): Promise<Response> {
    const cache = await caches.open(names.files)
    const kept = await cache.match(request.url)
    if (kept) return kept
    const response = await fetch(request)
    if (response.status === 200 && response.type === 'basic') await cache.put(request.url, response.clone())
    return response
  }

  async function keep(addresses: readonly string[]): Promise<void> {
    for (let at = 0; at < addresses.length; at += atOnce) {
      const batch = addresses.slice(at, at + atOnce).map((address) => keepOne(new Request(address)))
      await Promise.allSettled(batch)
    }
  }

  async function keepOne(request: Request): Promise<void> {
    const address = new URL(request.url)
    const kind = offlineRequest(address, request.method, { origin, base: site.base })
    if (kind === 'fresh') return keepFresh(address, await fetch(request))
    if (kind === 'foreign') return
    await keepParts(address, await hashed(request))
  }

  /** The file that names the index of the search has it kept too. */
  async function keepFresh(address: URL, response: Response): Promise<void> {
    await pages.keep(address, response.clone())
    if (!address.pathname.endsWith('/search.json')) return
    const { index }: { readonly index: string } = await response.json()
    await keepOne(new Request(new URL(index, address)))
  }

  /** An index of the search names its further files, which it loads when they are needed. */
  async function keepParts({ href, pathname }: URL, response: Response): Promise<void> {
    if (!/\/search\/[^/]+\.json$/.test(pathname)) return
    const index: { readonly split?: { readonly parts: readonly { readonly file: string }[] } } = await response.json()
    await Promise.all((index.split?.parts ?? []).map(({ file }) => hashed(new Request(new URL(file, href)))))
  }

  return {
    prepare: async () => (await caches.open(names.files)).addAll(site.assets.map((file) => site.base + file)),
    async takeOver() {
      const own = (await caches.keys()).filter((name) => name.startsWith(prefix))
      const old = own.filter((name) => name !== names.files && name !== names.pages)
      for (const name of old.filter((candidate) => candidate.endsWith(' pages'))) {
        await keep((await (await caches.open(name)).keys()).map(({ url }) => url))
      }
      await Promise.all(old.map((name) => caches.delete(name)))
    },
    answer(request) {
      const kind = offlineRequest(new URL(request.url), request.method, { origin, base: site.base })
      if (kind === 'foreign' || request.headers.has('range')) return undefined
      return kind === 'hashed' ? hashed(request) : pages.fresh(request)
    },
    keep,
  }
}
