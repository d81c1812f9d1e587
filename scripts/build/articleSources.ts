import type { GeneratedSite, Route } from '../../generator/index.ts'
import type { ArticleSource } from './compileArticles.ts'

/** The MDX of every page, each once: languages that fall back to another share its article. */
export function articleSources({
  routes,
  files,
  guides,
}: Pick<GeneratedSite, 'routes' | 'files' | 'guides'>): ArticleSource[] {
  const guideOf = new Map(guides.map(({ file, text }) => [file, text]))
  const sources = new Map(routes.routes.map((route) => [articleKey(route), route.source]))
  return [...sources].map(([key, { origin, file }]) => ({
    key,
    text: (origin === 'guide' ? guideOf.get(file) : files.get(`pages/${file}`)) ?? '',
  }))
}

/** What the site asks for the article of a page by. */
export function articleKey({ source }: Route): string {
  return `${source.origin}:${source.file}`
}
