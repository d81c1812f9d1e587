import { compile } from '@mdx-js/mdx'
import { publicFolder } from '../../generator/contract/ownFiles.ts'
import { allFiles, type GeneratedSite, type Route } from '../../generator/index.ts'
import { mdxOptions } from '../../site/article/plugins.ts'
import { pageProblems, problemsOf } from '../corpus/problemsOf.ts'
import type { RandomSpec } from '../corpus/randomSpec.ts'
import { readHtml } from '../corpus/readHtml.ts'
import { renderPages } from '../corpus/renderSpec.ts'
import { secret } from './guards.ts'
import type { Failure } from './mutant.ts'
import type { Trial } from './trial.ts'

/** Faults that no file of a site may have, whatever its source. */
export function fileProblems(site: GeneratedSite): Failure[] {
  const { config, searchRecords } = site
  const urls = siteUrls(site)
  return [
    ...[...allFiles(site)].flatMap(([path, content]) => {
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

/** Paths of the pages of a site and of the files beside them. */
export function siteUrls(site: GeneratedSite): ReadonlySet<string> {
  const files = [...allFiles(site).keys()].filter((path) => path.startsWith(`${publicFolder}/`))
  return new Set([...site.routes.routes.map(({ url }) => url), ...files.map((path) => path.slice(publicFolder.length))])
}

/** Faults of pages rendered as a build renders them; of a valid document every name is on one of them. */
export async function articleProblems(
  { mutant, project, scratch, reach }: Trial,
  site: GeneratedSite,
): Promise<Failure[]> {
  const isGuide = ({ source }: Route) => source.origin === 'guide'
  const pages = await renderPages(
    withRoutes(site, (route) => !isGuide(route)),
    scratch,
    project.root,
  )
  for (const guide of site.routes.routes.filter(isGuide)) await renderGuide(guide, site, scratch, project.root)
  if (pages.length > 0) reach('rendered')
  if (mutant.kind === 'generated') {
    const spec: RandomSpec = JSON.parse(Object.values(mutant.files).join())
    return (await problemsOf({ site, pages, diagnostics: [] }, spec)).map(pageFailure)
  }
  const read = await Promise.all(pages.map(async ({ html, route }) => ({ url: route.url, ...(await readHtml(html)) })))
  return read.flatMap(pageProblems).map(pageFailure)
}

/**
 * Renders a guide, which may hold any markup. A component that is given something wrong throws an error that says so; any
 * other error is a bug. A guide with JavaScript is left out: only a bundler compiles it.
 */
async function renderGuide(guide: Route, site: GeneratedSite, scratch: string, project: string): Promise<void> {
  if (site.guides.some(({ path, holdsJavaScript }) => path === guide.path && holdsJavaScript)) return
  try {
    await renderPages(
      withRoutes(site, (route) => route === guide),
      scratch,
      project,
    )
  } catch (error) {
    if (!(error instanceof Error) || error.constructor !== Error) throw error
  }
}

function withRoutes(site: GeneratedSite, isWanted: (route: Route) => boolean): GeneratedSite {
  return { ...site, routes: { ...site.routes, routes: site.routes.routes.filter(isWanted) } }
}

function pageFailure(problem: string): Failure {
  const [, kind = 'has foreign markup'] = /(has the id|is on no page)/.exec(problem) ?? []
  return { class: `a page or name: ${kind}`, detail: problem }
}

/** Whether each generated page can be compiled; a guide may hold code that is not for running here. */
export async function compileProblems({ pageFiles }: GeneratedSite): Promise<Failure[]> {
  const pages = [...pageFiles].filter(([path]) => path.endsWith('.mdx'))
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
