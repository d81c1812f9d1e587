import type { GeneratedSite, Project } from '../../../generator/index.ts'
import type { TestGroup } from '../../../tools/audit/index.ts'

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
