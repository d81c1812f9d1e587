import { join } from 'node:path'
import { allFiles, type GeneratedSite, generate } from '../../generator/index.ts'
import { describe } from '../../generator/pipeline/describe.ts'
import { compareReferences } from '../../tools/diff/compareReferences.ts'
import { changeFormats, formatChanges } from '../../tools/diff/formatChanges.ts'
import { diagnosticProblems } from './diagnosticProblems.ts'
import { lockProblems } from './lockProblems.ts'
import { mockProblems } from './mockProblems.ts'
import type { Failure, MutantFiles } from './mutant.ts'
import { programProblems } from './programProblems.ts'
import { searchProblems } from './searchProblems.ts'
import { articleProblems, compileProblems, fileProblems } from './siteProblems.ts'
import { isTurn, projectOf, type Trial, writeFiles } from './trial.ts'
import { versionProblems } from './versionProblems.ts'

/** Makes a site of a mutant, as far as it goes, and gives the faults of the site and of the diagnostics. */
export async function judgeSite(trial: Trial): Promise<Failure[]> {
  const { mutant, project, reach } = trial
  const { value: site, diagnostics } = await generate(project, {
    checks: mutant.isThorough ? 'thorough' : 'usual',
    onStage: (stage) => {
      if (stage === 'model') reach('read')
      if (stage === 'routes') reach('modelled')
    },
  })
  if (site) reach('validated')
  return [
    ...diagnosticProblems(diagnostics, project.root, textsOf(mutant.files)),
    ...(site ? await siteProblems(trial, site) : []),
    ...(site || diagnostics.length > 0 ? [] : [{ class: 'no site and no reason', detail: '' }]),
    ...(mutant.original ? await comparisonProblems(trial, mutant.original) : []),
  ]
}

async function siteProblems(trial: Trial, site: GeneratedSite): Promise<Failure[]> {
  const { mutant, scratch, reach } = trial
  const { kind, isThorough } = mutant
  noteLanguages(trial, site)
  return [
    ...fileProblems(site),
    // Half of the time goes into pages, and nearly all that is wrong with a page is wrong with many.
    ...(kind === 'generated' || isTurn(mutant, 2) ? await articleProblems(trial, site) : await compileProblems(site)),
    ...(isTurn(mutant, 4) ? await searchProblems(trial, site) : []),
    ...(isTurn(mutant, 4) ? await mockProblems(trial, { reference: site.reference }) : []),
    ...(kind === 'program' ? await programProblems(site, scratch, { isThorough, reach }) : []),
    ...(kind === 'version' ? await versionProblems(trial, site) : []),
    ...(kind === 'lock' ? await lockProblems(trial) : []),
    ...(isThorough || kind === 'generated' ? await changedSecondTime(trial, site) : []),
  ]
}

const extensions: readonly string[] = ['sh', 'py', 'mjs', 'java', 'go']

function noteLanguages({ reach }: Trial, site: GeneratedSite): void {
  const programs = [...allFiles(site).keys()].filter((path) => path.startsWith('samples/'))
  if (extensions.every((extension) => programs.some((path) => path.endsWith(`.${extension}`)))) reach('sampled')
}

async function changedSecondTime({ project }: Trial, site: GeneratedSite): Promise<Failure[]> {
  const { value } = await generate(project)
  const again = value && allFiles(value)
  const changed = [...allFiles(site)].filter(([path, text]) => String(again?.get(path)) !== String(text))
  return changed.map(([path]) => ({ class: 'another file the second time', detail: path }))
}

/** Compares the mutant with its original both ways, and with itself. */
async function comparisonProblems(
  { mutant, project, scratch, reach }: Trial,
  original: MutantFiles,
): Promise<Failure[]> {
  const before = join(scratch, 'before')
  await writeFiles(before, original)
  const { value: old } = await describe(projectOf(mutant, before))
  const { value: own } = await describe(project)
  if (!old || !own) return []
  const { value: twin } = await describe(project)
  for (const changes of [
    compareReferences(old.reference, own.reference),
    compareReferences(own.reference, old.reference),
  ]) {
    for (const format of changeFormats) formatChanges({ changes, before: 'a', after: 'b', locale: 'en' }, format)
  }
  reach('diffed')
  const changes = twin ? compareReferences(own.reference, twin.reference) : []
  return changes.map((change) => ({ class: 'differs from itself', detail: JSON.stringify(change).slice(0, 2000) }))
}

function textsOf(files: MutantFiles): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, String(text)]))
}
