import { type VersionTable, versionFolder } from '../contract/versions.ts'

/** What a site is made from: a project folder with a `site.config.ts`, a frozen version of one, or bare specs. */
export type Project = ProjectFolder | VersionProject | SpecsProject

interface ProjectFolder {
  readonly kind: 'project'
  readonly root: string
  /** Guides that say `draft: true` are pages too, as under `dev`. */
  readonly seesDrafts?: true
  /** Errors of its specs count as they do for bare specs. */
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
  /** Whose sending and receiving their operations mean, whatever they say. */
  readonly perspective?: 'client' | 'provider'
  /** Language that the specs are written in; English unless said. */
  readonly lang?: string
  /** Scheme and host that the site is published under. */
  readonly origin?: string
}

/** Folder with the configuration, guides and specs that a site is made from. */
export function sourceFolder(project: Project): string {
  return project.kind === 'version' ? `${project.root}/${versionFolder(project.name)}` : project.root
}
