import { normalizePath, type Route } from '../../contract/routes.ts'
import type { Documentation } from './documentation.ts'

/** A page as a resource: `docs://en/spot/api.md`. */
export interface ListedResource {
  readonly uri: string
  readonly title: string
  readonly description: string
}

/** Every page in every language. */
export function listResources({ routes }: Documentation): ListedResource[] {
  return routes.routes.map((route) => ({
    uri: resourceUri(route),
    title: route.title,
    description: route.description,
  }))
}

/** Where a resource's page is: its language and its path; nothing for another address. */
export function pageOfResource(uri: string): { readonly locale: string; readonly page: string } | undefined {
  const [, locale, page] = /^docs:\/\/([^/]+)(\/.+)\.md$/.exec(uri) ?? []
  return locale === undefined || page === undefined ? undefined : { locale, page: page === '/index' ? '/' : page }
}

function resourceUri({ locale, path }: Route): string {
  return `docs://${locale}${path === '/' ? '/index' : normalizePath(path)}.md`
}
