export const mutantKinds = ['description', 'text', 'reference', 'project', 'program', 'generated'] as const

/**
 * `description`: a change to a document; `text`: to the characters or bytes of one; `reference`: references from anywhere to
 * anywhere; `project`: a change to a project's files; `program`: hostile texts, of which programs are made; `generated`: a
 * valid document with hostile names.
 */
export type MutantKind = (typeof mutantKinds)[number]

/** Text or bytes by path. */
export type MutantFiles = Readonly<Record<string, string | Uint8Array>>

/** A project or description that something was done to. */
export interface Mutant {
  readonly seed: number
  readonly kind: MutantKind
  /** Entry files of bare descriptions; left out for a project. */
  readonly specs?: readonly string[]
  readonly files: MutantFiles
  /** The same files before the change, to compare with. */
  readonly original?: MutantFiles
  /** Also runs the checks that take seconds to start. */
  readonly isThorough: boolean
}

/** Something that a mutant must not do. */
export interface Failure {
  /** Names the cause: failures with the same class are told once, and shrinking keeps it. */
  readonly class: string
  readonly detail: string
}

export interface Verdict {
  readonly failures: readonly Failure[]
  /** Whether pages were made of it. */
  readonly isRendered: boolean
  /** Milliseconds of processor time. */
  readonly took: number
}
