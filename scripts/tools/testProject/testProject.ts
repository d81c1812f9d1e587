import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  applySettings,
  type Diagnostic,
  type GeneratedSite,
  generate,
  hasErrors,
  normalizePath,
  type Project,
} from '../../../generator/index.ts'
import { createShownWords, findLostTexts, type TestCase, type TestGroup } from '../../../tools/audit/index.ts'
import { choiceOf } from '../../command/commandLine.ts'
import { filesBelow } from '../../command/filesBelow.ts'
import { createProgress } from '../../command/progress.ts'
import { publishedNote } from '../../site/cacheFolder.ts'
import { formatOf, printTested } from '../printTested.ts'
import { buildApart } from './buildApart.ts'
import { type BuiltProject, casesByFile, type Tested } from './builtProject.ts'
import { testPages } from './testPages.ts'
import { testQueries } from './testQueries.ts'
import { testRecipes } from './testRecipes.ts'
import { testSamples } from './testSamples.ts'
import { testScenarios } from './testScenarios.ts'

interface TestOptions {
  readonly only: readonly string[]
  readonly format: string
  readonly largest: number
}

/** Tests after validation, in their order. */
const groups: Readonly<Record<string, (built: BuiltProject) => Promise<Tested>>> = {
  pages: testPages,
  texts: testTexts,
  samples: testSamples,
  recipes: testRecipes,
  scenarios: testScenarios,
  queries: testQueries,
}

/** Groups that need no built site. */
const unbuilt = ['recipes', 'scenarios']

/** Tests a project and prints its problems; gives the exit code. */
export async function testProject(project: Project, { only, format, largest }: TestOptions): Promise<number> {
  const wanted = formatOf(format)
  const names = ['validate', ...Object.keys(groups)]
  for (const name of only) choiceOf('--only', name, names)
  const results = await testGroups(project, Object.keys(groups).filter(isWanted(only)), largest)
  return hasErrors(printTested(results, project.root, wanted)) ? 1 : 0
}

function isWanted(only: readonly string[]): (name: string) => boolean {
  return (name) => only.length === 0 || only.includes(name)
}

async function testGroups(project: Project, names: readonly string[], largest: number): Promise<TestGroup[]> {
  const results: TestGroup[] = []
  const progress = createProgress()
  async function run(name: string, test: () => Promise<Tested>): Promise<void> {
    progress.phase(`Testing: ${name}`)
    const begun = performance.now()
    const { cases, skipped } = await test()
    const seconds = (performance.now() - begun) / 1000
    results.push({ name, seconds, cases, skipped })
    const problems = cases.flatMap(({ diagnostics }) => diagnostics).filter(({ severity }) => severity === 'error')
    const count =
      problems.length === 0 ? 'no problem' : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
    progress.done(`${name}: ${cases.length} tested in ${seconds.toFixed(1)} s, ${count}`)
    for (const reason of skipped) progress.done(`${name}: ${reason}`)
  }
  let site: GeneratedSite | undefined
  let forgiving = project
  await run('validate', async () => {
    const { value, diagnostics } = await generate(project, { checks: 'thorough' })
    site = hasErrors(diagnostics) ? undefined : value
    const cases = casesByFile(value?.sources ?? [], diagnostics)
    if (site || project.kind !== 'project' || names.join() !== 'texts') return { cases, skipped: [] }
    forgiving = { ...project, forgivesSpecs: true }
    const drafted = await generate(forgiving, { checks: 'none' })
    site = drafted.value
    return { cases, skipped: site ? [] : [`texts not looked for: ${blockersOf(drafted.diagnostics)}`] }
  })
  if (!site || names.length === 0) return results
  const built = { project: forgiving, site, largest }
  const weighed = (tested: Tested): Tested => ({ ...tested, cases: tested.cases.map(weigh(built.site)) })
  const out = await mkdtemp(join(tmpdir(), 'exchange-docs-test-'))
  try {
    if (names.some((name) => !unbuilt.includes(name))) {
      await run('build', async () => weighed(await buildApart(built.project, out)))
      if (results.at(-1)?.cases.some(({ diagnostics }) => diagnostics.length > 0)) return results
    }
    for (const name of names) {
      const test = groups[name]
      if (test) await run(name, async () => weighed(await test({ ...built, out })))
    }
  } finally {
    await rm(out, { recursive: true, force: true })
    await rm(publishedNote(project.root, out), { force: true })
  }
  return results
}

/** The errors that no forgiveness of specs covers. */
function blockersOf(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return [...new Set(errors.map(({ code, file, line }) => `${code} in ${file}:${line}`))].join(', ')
}

/** Gives diagnostics the severity that the configuration sets. */
function weigh({ config }: GeneratedSite): (entry: TestCase) => TestCase {
  return (entry) => ({ ...entry, diagnostics: applySettings(entry.diagnostics, config.validation) })
}

/** Looks for the texts of the specs on the pages in their language. Pages of frozen versions are made from other specs. */
async function testTexts({ site: { config, routes, specs }, out }: BuiltProject): Promise<Tested> {
  const [first] = config.locales
  const own = routes.routes.filter(({ locale }) => locale === first?.code)
  const addresses = new Set(own.map(({ url }) => normalizePath(url)))
  const shown = createShownWords()
  for (const name of filesBelow(out).filter((file) => file.endsWith('.html')))
    if (addresses.has(normalizePath(`/${name}`))) shown.add(await readFile(join(out, name), 'utf8'))
  const files = specs.flatMap((spec) => [...spec.files.keys()])
  // Specs of one API share files.
  const lost = new Map(
    specs.flatMap((spec) => findLostTexts(spec, shown)).map((own) => [`${own.file}:${own.line}:${own.column}`, own]),
  )
  return { cases: casesByFile(files, [...lost.values()]), skipped: [] }
}
