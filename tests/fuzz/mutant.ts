import type { Stage } from './stages.ts'

export const mutantKinds = [
  ...(['description', 'text', 'reference', 'program', 'generated'] as const),
  ...(['project', 'guide', 'catalog', 'lock', 'version', 'state', 'answer'] as const),
] as const

/**
 * Of specs: `description` changes a document, `text` its characters or bytes, `reference` its references; `program` has hostile
 * texts, which go into programs; `generated` is valid and has hostile names. Of projects: `project` changes any file, `guide`
 * front matter, `catalog` a translation catalog, `lock` the lock of routes, `version` the frozen versions, `state` a saved state
 * of the mock, and `answer` the messages of a server to the console.
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
  /** An original of mutants, unchanged. */
  readonly isBase?: true
  /** Runs every check, also those that take seconds to start. */
  readonly isThorough: boolean
}

/** Something that a mutant must not do. */
export interface Failure {
  /** Names the cause: failures with the same class are reported once, and shrinking keeps it. */
  readonly class: string
  readonly detail: string
}

export interface Verdict {
  readonly failures: readonly Failure[]
  /** How far it came. */
  readonly stages: readonly Stage[]
  /** Milliseconds of processor time. */
  readonly took: number
}
