import type { Api } from '../../generator/contract/reference.ts'

/** The changes of a skeleton to the project. */
export interface Plan {
  readonly kind: 'plan'
  /** New files, by their path in the project. */
  readonly created: ReadonlyMap<string, string>
  /** Existing files with their new texts. */
  readonly edited: ReadonlyMap<string, string>
  /** Texts that want a translation. */
  readonly texts: readonly string[]
  /** Id that the operation or channel got. */
  readonly id: string
}

/** The skeleton cannot be written; the reason names the remedy. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly reason: string
}

/** The API and the files that a skeleton is written into. */
export interface SpecPlace {
  readonly api: Api
  /** The file that the spec begins with. */
  readonly root: string
  /** Texts of the project's YAML files, by their paths. */
  readonly files: ReadonlyMap<string, string>
  /** Folder with the schemas for editors, where the project has one: `schemas`. */
  readonly schemas?: string
}

export function refuse(reason: string): Refusal {
  return { kind: 'refusal', reason }
}
