import type { Plugin } from 'vite'
import { movedByPattern, normalizePath, type RouteTable, type SiteConfig } from '../../generator/index.ts'
import { readContent } from '../../site/server/content/content.ts'

/** Leads from old addresses to new ones as a published site does, by the configuration as it was saved last. */
export function followRedirects(): Plugin {
  return {
    name: 'exchange-docs:redirects',
    enforce: 'pre',
    configureServer: {
      order: 'pre',
      handler: ({ middlewares }) => {
        middlewares.use(({ url = '/' }, response, next) => {
          const target = movedFrom(url)
          if (target === undefined) return next()
          // A browser would keep it, and the author may change it.
          response.writeHead(301, { Location: target, 'Cache-Control': 'no-store' }).end()
        })
      },
    },
  }
}

/** The target of a moved address. */
export function movedFrom(url: string): string | undefined {
  const { base, redirects } = readContent<SiteConfig>('site.json')
  const [address = ''] = url.split('?')
  if (!address.startsWith(base)) return undefined
  const path = address.slice(base.length - 1)
  const bare = (text: string) => text.replace(/\/$/, '')
  const old = Object.keys(redirects).find((from) => bare(from) === bare(decodeURI(path)))
  const target = old === undefined ? movedPage(path, Object.entries(redirects)) : redirects[old]
  return target === undefined ? undefined : base.slice(0, -1) + target
}

/** Addresses with `@` or a file ending are modules of Vite. A pattern leads from addresses without a page. */
function movedPage(path: string, redirects: readonly (readonly [string, string])[]): string | undefined {
  if (/^\/(?:@|__)|\.\w+$/.test(path)) return undefined
  const { routes } = readContent<RouteTable>('routes.json')
  if (routes.some(({ url }) => normalizePath(url) === normalizePath(path))) return undefined
  return movedByPattern(path, redirects)
}
