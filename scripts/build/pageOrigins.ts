import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  commonOfApi,
  commonOfRoutes,
  type GeneratedSite,
  guideMarks,
  type Origin,
  type PageDependency,
  partsOf,
  type Route,
} from '../../generator/index.ts'
import { engineKey } from '../command/commandLine.ts'
import { articleKey } from './articleSources.ts'
import { hashOf } from './cacheEntry.ts'
import type { ArticleSource } from './compileArticles.ts'
import { recordFile } from './keptCompilation.ts'

export interface OriginSources {
  readonly site: GeneratedSite
  /** The MDX of every page. */
  readonly articles: readonly ArticleSource[]
  /** Folder with the bundles of client and server. */
  readonly compiled: string
  /** The list of the sections' scripts. */
  readonly scripts: string
}

/** What a page is made from now, when these are the parts that it reads. */
export type OriginOf = (route: Route, parts: readonly PageDependency[]) => Origin

/** Files of the content folder that any page may show something of. */
const shared = ['versions.json', 'downloads.json', 'recipes.json']
/** Folders of it whose files are named by pages, and named after what is in them. */
const named = /^(?:sidebars|changes)\//

/** Tells of each page what it is made from: the same digest means the same page. */
export async function pageOrigins({ site, articles, compiled, scripts }: OriginSources): Promise<OriginOf> {
  const { config, reference, routes, files } = site
  const texts = new Map(articles.map(({ key, text }) => [key, text]))
  const guides = routes.routes.filter(
    ({ source, locale }) => source.origin === 'guide' && locale === routes.defaultLocale,
  )
  const common = hashOf(
    engineKey(),
    process.version,
    // Bundles that are not kept are never the same.
    await readFile(join(compiled, recordFile)).catch(() => randomUUID()),
    await readFile(scripts),
    JSON.stringify([config, commonOfRoutes(routes), reference.apis.map(commonOfApi)]),
    JSON.stringify(shared.map((file) => files.get(file))),
    JSON.stringify([...files.keys()].filter((file) => named.test(file))),
    JSON.stringify(guides.map((route) => [route.path, guideMarks(texts.get(articleKey(route)) ?? '')])),
    JSON.stringify([...(site.lateInput.tables ?? [])]),
  )
  const parts = partsOf({
    reference,
    routes,
    history: contentOf(files, 'history.json'),
    cards: contentOf(files, 'social.json'),
  })
  const digests = new Map<PageDependency, string>()
  const digestOf = (part: PageDependency): string => {
    const known = digests.get(part) ?? hashOf(JSON.stringify(parts.get(part)) ?? 'gone')
    digests.set(part, known)
    return known
  }
  return (route, read) => ({
    parts: read,
    digest: hashOf(
      common,
      route.url,
      texts.get(articleKey(route)) ?? '',
      ...read.flatMap((part) => [part, digestOf(part)]),
    ),
  })
}

function contentOf<Content extends object>(files: GeneratedSite['files'], file: string): Content {
  return JSON.parse(files.get(file) ?? '{}')
}
