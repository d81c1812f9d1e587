import type { Diagnostic, GeneratedSite, Project } from '../../../generator/index.ts'
import type { TestCase, TestGroup } from '../../../tools/audit/index.ts'

/** A project whose site is built. */
export interface BuiltProject {
  readonly project: Project
  readonly site: GeneratedSite
  /** Folder of the built site; empty where nothing is built because no group asks for it. */
  readonly out: string
  /** Most bytes of the HTML of a page. */
  readonly largest: number
}

export type Tested = Pick<TestGroup, 'cases' | 'skipped'>

/** A case for each file, whether something was found in it or not. */
export function casesByFile(files: readonly string[], diagnostics: readonly Diagnostic[]): TestCase[] {
  const names = new Set([...files, ...diagnostics.map(({ file }) => file)])
  return [...names].sort().map((name) => ({ name, diagnostics: diagnostics.filter(({ file }) => file === name) }))
}
