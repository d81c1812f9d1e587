import { type VersionTable, versionFolder } from '../contract/versions.ts'
import type { BareSpecs } from '../load/readBareSpecs.ts'

/** Source of a site: a project folder with a `site.config.ts`, a frozen version of a project, or bare specs. */
export type Project = ProjectFolder | VersionProject | SpecsProject

interface ProjectFolder {
  readonly kind: 'project'
  readonly root: string
  /** Guides with `draft: true` are pages too, as under `dev`. */
  readonly seesDrafts?: true
  /** Errors of its specs count as warnings, as for bare specs, unless they leave a page unmade or with a wrong address. */
  readonly forgivesSpecs?: true
}

/** A frozen version of the project in `root`, among the versions that the current one found. */
export interface VersionProject {
  readonly kind: 'version'
  readonly root: string
  readonly name: string
  readonly table: VersionTable
}

export interface SpecsProject extends BareSpecs {
  readonly kind: 'specs'
}

/** Folder with the configuration, guides and specs that a site is made from. */
export function sourceFolder(project: Project): string {
  return project.kind === 'version' ? `${project.root}/${versionFolder(project.name)}` : project.root
}
