import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Diagnostic, localePrefix, parseSpecText } from '../../../generator/index.ts'
import { type JudgedQuery, judgeQuery, readQueries, type TestCase } from '../../../tools/audit/index.ts'
import { contentFolderOf } from '../../site/cacheFolder.ts'
import { readContent } from '../searchContent.ts'
import { searchProvider } from '../searchProvider.ts'
import type { BuiltProject, Tested } from './builtProject.ts'

/** File of a project with the queries that must be answered. */
const queryFile = 'tests/queries.yaml'

/** Number of results that a reader looks at. */
const looked = 3

/** Runs the queries of readers on the search of the site. */
export async function testQueries({ project, site }: BuiltProject): Promise<Tested> {
  const text = await readFile(join(project.root, queryFile), 'utf8').catch(() => undefined)
  if (text === undefined) return { cases: [], skipped: [`none: there is no ${queryFile}`] }
  const parsed = parseSpecText(queryFile, text)
  const { value: queries, diagnostics } = readQueries(parsed.value)
  const unread = parsed.diagnostics.length > 0 ? parsed.diagnostics : diagnostics
  if (unread.length > 0) return { cases: [{ name: queryFile, diagnostics: unread }], skipped: [] }
  const folder = contentFolderOf(project)
  const content = await readContent(folder)
  if (!content) throw new Error('the content of a built site is gone')
  const { locales } = site.config
  const cases: TestCase[] = []
  for (const locale of new Set(queries.map((query) => query.locale))) {
    const own = queries.filter((query) => query.locale === locale)
    const prefix = localePrefix(locale, locales[0]?.code ?? '')
    const provider = locales.some(({ code }) => code === locale)
      ? await searchProvider(content, locale, folder)
      : undefined
    for (const query of own) {
      const { rank, answers } = provider ? await judgeQuery(query, provider, prefix) : { rank: 0, answers: [] }
      const isAnswered = rank >= 1 && rank <= looked
      cases.push({ name: `${locale}: ${query.query}`, diagnostics: isAnswered ? [] : [unanswered(query, answers)] })
    }
  }
  return { cases, skipped: [] }
}

function unanswered({ query, expect, file, line, column }: JudgedQuery, answers: readonly string[]): Diagnostic {
  const found = answers.slice(0, looked).join(', ') || 'nothing'
  return {
    ...{ code: 'query-unanswered', severity: 'error', file, line, column },
    message: `"${query}" finds ${found}, and not ${expect.join(' or ')}.`,
    hint: 'Name the thing on its page as readers call it, or correct `expect`: `*` at the end also takes what lies below.',
  }
}
