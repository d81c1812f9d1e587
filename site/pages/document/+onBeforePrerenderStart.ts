import { readRoutes } from '../../server/content/routes.ts'

/** Every address to prerender. Nothing rides along: a page looks up its data when its turn comes. */
export function onBeforePrerenderStart(): string[] {
  return readRoutes().routes.map(({ url }) => url)
}
