import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Diagnostic, normalizePath, type Route, type SiteConfig } from '../../../generator/index.ts'
import {
  checkAddresses,
  type PageFacts,
  type PageFinding,
  readPage,
  type TestCase,
} from '../../../tools/audit/index.ts'
import { filesBelow } from '../../command/filesBelow.ts'
import type { BuiltProject, Tested } from './builtProject.ts'
import { configFileOf } from './configFileOf.ts'

/** Checks every page of the built site. A problem of several pages is reported once. */
export async function testPages({ project, site, out, largest }: BuiltProject): Promise<Tested> {
  const files = new Set(filesBelow(out))
  const names = [...files].filter((file) => file.endsWith('.html')).sort()
  const pages = new Map<string, PageFacts>()
  const found = new Map<string, PageFinding[]>()
  for (const name of names) {
    const html = await readFile(join(out, name), 'utf8')
    const facts = readPage(html)
    pages.set(name, facts)
    found.set(name, [...facts.problems, ...tooLarge(Buffer.byteLength(html), largest)])
  }
  const { base, origin } = site.config
  const published = { files, pages, base, origin }
  for (const name of names) found.get(name)?.push(...checkAddresses(name, published))
  const shared = pagesByProblem(found)
  const locate = createLocator(project.root, site.config, site.routes.routes)
  const cases = names.map(async (name): Promise<TestCase> => {
    const own = (found.get(name) ?? []).filter((problem) => shared.get(keyOf(problem))?.[0] === name)
    const diagnostics = own.map(async (problem): Promise<Diagnostic> => {
      const { code, message, hint, clues } = problem
      const others = (shared.get(keyOf(problem))?.length ?? 1) - 1
      const where = `/${name}${others === 0 ? '' : ` and ${others} more ${others === 1 ? 'page' : 'pages'}`}`
      return { code, severity: 'error', message: `${message} On ${where}.`, hint, ...(await locate(name, clues)) }
    })
    return { name: `/${name}`, diagnostics: await Promise.all(diagnostics) }
  })
  return { cases: await Promise.all(cases), skipped: [] }
}

function tooLarge(bytes: number, largest: number): PageFinding[] {
  if (bytes <= largest) return []
  const size = (count: number) => `${Number((count / 1_000_000).toPrecision(3))} MB`
  const message = `The page has ${size(bytes)} of HTML, more than ${size(largest)}.`
  const hint = 'Divide it, or allow more with --largest or for its source in `validation.rules`.'
  return [{ code: 'page-too-large', message, hint, clues: [] }]
}

function pagesByProblem(found: ReadonlyMap<string, readonly PageFinding[]>): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  for (const [name, problems] of found)
    for (const key of new Set(problems.map(keyOf))) pages.set(key, [...(pages.get(key) ?? []), name])
  return pages
}

function keyOf({ code, message }: PageFinding): string {
  return `${code} ${message}`
}

type SourceStart = Pick<Diagnostic, 'file' | 'line' | 'column'>

/** Finds the source location of a problem: the line with the best clue, else the beginning of the page. */
function createLocator(
  root: string,
  { base }: SiteConfig,
  routes: readonly Route[],
): (page: string, clues: readonly string[]) => Promise<SourceStart> {
  const byAddress = new Map(routes.map((route) => [normalizePath(route.url), route]))
  const texts = new Map<string, Promise<string[]>>()
  const linesOf = (file: string): Promise<string[]> => {
    const lines =
      texts.get(file) ??
      readFile(join(root, file), 'utf8').then(
        (text) => text.split(/\r\n|\n/),
        () => [],
      )
    texts.set(file, lines)
    return lines
  }
  return async (page, clues) => {
    const route = byAddress.get(normalizePath(`/${page}`))
    if (!route) return { file: configFileOf(root), line: 1, column: 1 }
    const { file, line: first } = route.edit
    const lines = await linesOf(file)
    for (const clue of clues.flatMap((text) =>
      text.startsWith(base) ? [text, `/${text.slice(base.length)}`] : [text],
    )) {
      const at = lines.findIndex((text, index) => index >= first - 1 && clue !== '' && text.includes(clue))
      if (at >= 0) return { file, line: at + 1, column: (lines[at]?.indexOf(clue) ?? 0) + 1 }
    }
    return { file, line: first, column: 1 }
  }
}
