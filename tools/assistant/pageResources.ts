import { normalizePath, type Route } from '../../generator/contract/routes.ts'
import type { AssistantAnswer } from './answer.ts'
import type { Documentation } from './documentation.ts'
import { type PageText, readPage } from './readPage.ts'

/** Every page in every language as a resource: `docs://en/spot/api.md`. */
export function listResources({ routes }: Documentation) {
  return routes.routes.map((route) => ({ uri: resourceUri(route), title: route.title, description: route.description }))
}

/** The page of a resource; undefined if `uri` is no address of a resource. */
export async function readResource(
  documentation: Documentation,
  uri: string,
): Promise<AssistantAnswer<PageText> | undefined> {
  const [, locale, page] = /^docs:\/\/([^/]+)(\/.+)\.md$/.exec(uri) ?? []
  if (locale === undefined || page === undefined) return undefined
  return readPage(documentation, { locale, page: page === '/index' ? '/' : page })
}

function resourceUri({ locale, path }: Route): string {
  return `docs://${locale}${path === '/' ? '/index' : normalizePath(path)}.md`
}
