import { createHash } from 'node:crypto'
import type { ChangeHistory } from '../../contract/history.ts'
import { commonOfApi, commonOfRoutes, type PageDependency, partsOf } from '../../contract/parts.ts'
import type { Route } from '../../contract/routes.ts'
import type { ContentInput } from '../mdx/renderContent.ts'

/** Hash of what the twin of a page is made from now, when these are the parts that it reads. */
type DigestOf = (route: Route, parts: readonly PageDependency[]) => string

/** Tells of each page what its twin is made from: the same digest means the same twin. */
export function digestsOf(input: ContentInput, history: ChangeHistory): DigestOf {
  const { config, apis, routes, guides, tables, recipes = new Map(), downloads = [] } = input
  const common = hashOf([
    ...[config, commonOfRoutes(routes), apis.map(commonOfApi)],
    ...[[...tables], [...recipes], downloads],
  ])
  const parts = partsOf({ reference: { apis }, routes, history, cards: {} })
  const digests = new Map<PageDependency, string>()
  const digestOf = (part: PageDependency): string => {
    const known = digests.get(part) ?? hashOf(parts.get(part))
    digests.set(part, known)
    return known
  }
  const guideOf = new Map(guides.map((guide) => [guide.file, guide]))
  return (route, read) => {
    const guide = guideOf.get(route.source.file)
    // Without the place of a description the route says which page it is.
    const own = guide ? [guide.title, guide.description, guide.tree] : []
    return hashOf([common, route.url, route.source, ...own, ...read.map((part) => [part, digestOf(part)])])
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
}
