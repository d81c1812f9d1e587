import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeneratedSite, generate } from '../generator/index.ts'
import type { ArticleSource } from './compileArticles.ts'

type Sources = Parameters<NonNullable<NonNullable<Parameters<typeof generate>[1]>['onSources']>>[0]

/** The MDX of every page, each once: languages that fall back to another share its article. */
export async function articleSources({ routes, files }: GeneratedSite, folder: string): Promise<ArticleSource[]> {
  const sources = new Map(routes.routes.map(({ source }) => [`${source.origin}:${source.file}`, source]))
  return Promise.all(
    [...sources].map(async ([key, { origin, file }]) => ({
      key,
      text: origin === 'guide' ? await readFile(join(folder, file), 'utf8') : (files.get(`pages/${file}`) ?? ''),
    })),
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
