import { type VersionTable, versionFolder } from '../contract/versions.ts'

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

export interface SpecsProject {
  readonly kind: 'specs'
  readonly root: string
  readonly specs: readonly string[]
  /** Overlays that change them, relative to the root. */
  readonly overlays?: readonly string[]
  readonly pages?: 'tag' | 'operation'
  /** Perspective of `send` and `receive` in their operations. It overrides the perspective that a spec states. */
  readonly perspective?: 'client' | 'provider'
  /** Language of the specs; English by default. */
  readonly lang?: string
  /** Scheme and host that the site is published under. */
  readonly origin?: string
}

/** Folder with the configuration, guides and specs that a site is made from. */
export function sourceFolder(project: Project): string {
  return project.kind === 'version' ? `${project.root}/${versionFolder(project.name)}` : project.root
}
