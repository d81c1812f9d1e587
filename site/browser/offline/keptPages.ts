import { type KeptPage, offlinePage, textsFor, titleOf } from './offlinePage.ts'
import { keptAddress, mayKeep } from './offlineRequest.ts'
import type { OfflineSite } from './offlineSite.ts'

/** Number of pages kept. The page that was opened longest ago is removed first. */
const mostPages = 120

/** Pages in the cache of a name: the pages opened last. */
export function createKeptPages(site: OfflineSite, name: string) {
  async function keep(address: URL, response: Response): Promise<void> {
    if (!mayKeep(response)) return
    // Read to the end first: an incomplete response must not replace a complete one.
    const { status, headers } = response
    const whole = new Response(await response.blob(), { status, headers })
    const cache = await caches.open(name)
    const key = keptAddress(address)
    // A deleted and added key comes last, so that the keys are in the order of use.
    await cache.delete(key)
    await cache.put(key, whole)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - mostPages)).map((old) => cache.delete(old)))
  }

  /** The page of today, else the kept one, else a page that lists the kept ones. */
  async function fresh(request: Request): Promise<Response> {
    const address = new URL(request.url)
    try {
      const response = await fetch(request)
      await keep(address, response.clone()).catch(() => undefined)
      return response
    } catch (error) {
      const kept = await (await caches.open(name)).match(keptAddress(address))
      if (kept) return kept
      if (request.mode !== 'navigate') throw error
      return missing(address)
    }
  }

  async function missing({ pathname }: URL): Promise<Response> {
    const texts = textsFor(site, pathname)
    if (!texts) return Response.error()
    const html = offlinePage(site, texts, await keptPages(texts.prefix))
    return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

  /** Kept pages of a language, the last one opened first. */
  async function keptPages(language: string): Promise<KeptPage[]> {
    const cache = await caches.open(name)
    const own = (await cache.keys()).filter(({ url }) => textsFor(site, new URL(url).pathname)?.prefix === language)
    const pages = await Promise.all(
      own.reverse().map(async ({ url }) => {
        const title = titleOf((await (await cache.match(url))?.text()) ?? '')
        return title === undefined ? [] : [{ address: url, title }]
      }),
    )
    return pages.flat()
  }

  return { keep, fresh }
}
