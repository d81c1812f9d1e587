import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GeneratedSite, type generate, textHashOf } from '../generator/index.ts'
import type { ArticleSource } from './compileArticles.ts'

/** What a site is made from, as the generator gives it. */
export type Sources = Parameters<NonNullable<NonNullable<Parameters<typeof generate>[1]>['onSources']>>[0]

/** The MDX of every page, each once: languages that fall back to another share its article. */
export async function articleSources(
  { routes, files }: GeneratedSite,
  guides: Sources['guides'],
  folder: string,
): Promise<ArticleSource[]> {
  const byFile = new Map(guides.map((guide) => [guide.file, guide]))
  const sources = new Map(routes.routes.map(({ source }) => [`${source.origin}:${source.file}`, source]))
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

/** Guides that import modules have to be bundled with the site: their files by the keys of their articles. */
export function importingGuides({ guides }: Sources, folder: string): Record<string, string> {
  const importing = guides.filter(({ tree }) => tree.children.some(isImport))
  return Object.fromEntries(importing.map(({ file }) => [`guide:${file}`, join(folder, file)]))
}

function isImport(node: { readonly type: string; readonly value?: string }): boolean {
  return node.type === 'mdxjsEsm' && /^\s*(?:import\b|export\b[^=]*\bfrom\b)/m.test(node.value ?? '')
}
