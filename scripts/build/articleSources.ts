import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GeneratedSite, type Route, textHashOf } from '../../generator/index.ts'
import type { ArticleSource } from './compileArticles.ts'

/** The MDX of every page, each once: languages that fall back to another share its article. */
export async function articleSources(
  { routes, files, guides }: Pick<GeneratedSite, 'routes' | 'files' | 'guides'>,
  folder: string,
): Promise<ArticleSource[]> {
  const byFile = new Map(guides.map((guide) => [guide.file, guide]))
  const sources = new Map(routes.routes.map((route) => [articleKey(route), route.source]))
  return Promise.all(
    [...sources].map(async ([key, { origin, file }]) => {
      if (origin !== 'guide') return { key, text: files.get(`pages/${file}`) ?? '' }
      const text = await readFile(join(folder, file), 'utf8')
      const guide = byFile.get(file)
      // It may have been saved anew since it was parsed.
      return { key, text, tree: guide && guide.textHash === textHashOf(text) ? guide.tree : undefined }
    }),
  )
}

/** What the site asks for the article of a page by. */
export function articleKey({ source }: Route): string {
  return `${source.origin}:${source.file}`
}
