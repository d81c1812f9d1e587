import { compile } from '@mdx-js/mdx'
import type { GeneratedSite } from '../../generator/index.ts'
import { mdxOptions } from '../../site/article/plugins.ts'
import { pageProblems, problemsOf } from '../corpus/problemsOf.ts'
import type { RandomSpec } from '../corpus/randomSpec.ts'
import { readHtml } from '../corpus/readHtml.ts'
import { renderPages } from '../corpus/renderSpec.ts'
import { secret } from './guards.ts'
import type { Failure, Mutant } from './mutant.ts'

/** What is wrong with the files of a site, whatever it was made from. */
export function fileProblems({ files, routes, config, searchRecords }: GeneratedSite): Failure[] {
  const urls = new Set(routes.routes.map(({ url }) => url))
  return [
    ...[...files].flatMap(([path, content]) => {
      const text = String(content)
      return [
        ...(text.includes(secret) ? [{ class: 'publishes a secret', detail: path }] : []),
        ...(/\[object \w+\]/.test(text) ? [{ class: `writes [object …] into ${kindOf(path)}`, detail: path }] : []),
        ...(path.endsWith('.json') && !isJson(text)
          ? [{ class: 'writes a JSON file that is none', detail: path }]
          : []),
      ]
    }),
    ...config.locales.flatMap(({ code }) =>
      searchRecords(code)
        .filter(({ url }) => !urls.has(url.replace(/#.*$/s, '')))
        .map(({ url }) => ({ class: 'a search record leads to no page', detail: url })),
    ),
  ]
}

/** What is wrong with pages rendered as a build renders them; of a valid document every name is on one of them. */
export async function articleProblems(mutant: Mutant, site: GeneratedSite, content: string): Promise<Failure[]> {
  const pages = await renderPages(site, content)
  if (mutant.kind === 'generated') {
    const spec: RandomSpec = JSON.parse(Object.values(mutant.files).join())
    return (await problemsOf({ site, pages, diagnostics: [] }, spec)).map(pageFailure)
  }
  const read = await Promise.all(pages.map(async ({ html, route }) => ({ url: route.url, ...(await readHtml(html)) })))
  return read.flatMap(pageProblems).map(pageFailure)
}

function pageFailure(problem: string): Failure {
  const [, kind = 'has foreign markup'] = /(has the id|is on no page)/.exec(problem) ?? []
  return { class: `a page or name: ${kind}`, detail: problem }
}

/** Whether each generated page can be compiled; a guide may hold code that is not for running here. */
export async function compileProblems({ files }: GeneratedSite): Promise<Failure[]> {
  const pages = [...files].filter(([path]) => path.endsWith('.mdx'))
  const problems = pages.map(async ([path, text]) => {
    try {
      await compile(String(text), mdxOptions)
      return []
    } catch (error) {
      return [
        { class: 'a page cannot be compiled', detail: `${path}: ${error instanceof Error ? error.message : error}` },
      ]
    }
  })
  return (await Promise.all(problems)).flat()
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function kindOf(path: string): string {
  return path.replace(/\/.*?(\.\w+)?$/, '/*$1')
}
