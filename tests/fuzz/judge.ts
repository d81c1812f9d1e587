import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type GeneratedSite, generate } from '../../generator/index.ts'
import { describe } from '../../generator/pipeline/describe.ts'
import type { Project } from '../../generator/pipeline/project.ts'
import { compareReferences } from '../../generator/tools/diff/compareReferences.ts'
import { changeFormats, formatChanges } from '../../generator/tools/diff/formatChanges.ts'
import { diagnosticProblems } from './diagnosticProblems.ts'
import { secret } from './guards.ts'
import type { Failure, Mutant, MutantFiles } from './mutant.ts'
import { programProblems } from './programProblems.ts'
import { articleProblems, compileProblems, fileProblems } from './siteProblems.ts'

export interface Judgement {
  readonly failures: readonly Failure[]
  readonly isRendered: boolean
}

/** Does with a mutant what the commands do, in an empty folder, and gives everything that must not be. */
export async function judge(mutant: Mutant, folder: string): Promise<Judgement> {
  try {
    const root = join(folder, 'project')
    await writeFiles(folder, { 'outside.yaml': `secret: ${secret}\n` })
    await writeFiles(root, { '.env': `secret: ${secret}\n`, ...mutant.files })
    return await judgeFolder(mutant, root)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function judgeFolder(mutant: Mutant, root: string): Promise<Judgement> {
  const project = projectOf(mutant, root)
  const { value: site, diagnostics } = await generate(project, { checks: mutant.isThorough ? 'thorough' : 'usual' })
  const failures = [
    ...diagnosticProblems(diagnostics, root, textsOf(mutant.files)),
    ...(site ? await siteProblems(mutant, site, root) : []),
    ...(site || diagnostics.length > 0 ? [] : [{ class: 'no site and no reason', detail: '' }]),
    ...(site && (mutant.isThorough || mutant.kind === 'generated') ? await changedSecondTime(project, site) : []),
    ...(mutant.original ? await comparisonProblems(mutant, mutant.original, root) : []),
  ]
  return { failures, isRendered: site !== undefined }
}

async function siteProblems(mutant: Mutant, site: GeneratedSite, root: string): Promise<Failure[]> {
  const { kind, seed, specs, isThorough } = mutant
  // Half of the time goes into pages, and nearly all that is wrong with one is wrong with many.
  const isShown = specs !== undefined && (kind === 'generated' || seed % 2 === 0)
  const content = join(root, '..', 'content')
  return [
    ...fileProblems(site),
    ...(isShown ? await articleProblems(mutant, site, content) : await compileProblems(site)),
    ...(kind === 'program' ? await programProblems(site, content, isThorough) : []),
  ]
}

async function changedSecondTime(project: Project, { files }: GeneratedSite): Promise<Failure[]> {
  const again = await generate(project)
  const changed = [...files].filter(([path, text]) => String(again.value?.files.get(path)) !== String(text))
  return changed.map(([path]) => ({ class: 'another file the second time', detail: path }))
}

/** Compares with what the mutant was made from both ways, and with itself. */
async function comparisonProblems(mutant: Mutant, original: MutantFiles, root: string): Promise<Failure[]> {
  const before = join(root, '..', 'before')
  await writeFiles(before, original)
  const [{ value: old }, { value: own }] = [
    await describe(projectOf(mutant, before)),
    await describe(projectOf(mutant, root)),
  ]
  if (!old || !own) return []
  const { value: twin } = await describe(projectOf(mutant, root))
  for (const changes of [
    compareReferences(old.reference, own.reference),
    compareReferences(own.reference, old.reference),
  ]) {
    for (const format of changeFormats) formatChanges({ changes, before: 'a', after: 'b', locale: 'en' }, format)
  }
  const changes = twin ? compareReferences(own.reference, twin.reference) : []
  return changes.map((change) => ({ class: 'differs from itself', detail: JSON.stringify(change).slice(0, 2000) }))
}

function projectOf({ specs }: Mutant, root: string): Project {
  return specs ? { kind: 'specs', root, specs } : { kind: 'project', root }
}

async function writeFiles(folder: string, files: MutantFiles): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

function textsOf(files: MutantFiles): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, String(text)]))
}
