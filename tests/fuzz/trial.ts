import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Project } from '../../generator/index.ts'
import type { Mutant, MutantFiles } from './mutant.ts'
import type { Reach } from './stages.ts'

/** A mutant, the project that it is, and how to note how far it comes. */
export interface Trial {
  readonly mutant: Mutant
  readonly project: Project
  /** Folder beside the project, for files of a stage. It does not exist yet. */
  readonly scratch: string
  readonly reach: Reach
}

/** The project that a mutant is in a folder. */
export function projectOf({ specs }: Pick<Mutant, 'specs'>, root: string): Project {
  return specs ? { kind: 'specs', root, specs } : { kind: 'project', root }
}

/** Writes files into a folder, with the folders that they need. */
export async function writeFiles(folder: string, files: MutantFiles): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/**
 * Whether a stage that takes long is tried on a mutant: on one of some. Neighbouring seeds are of several kinds, so that
 * the choice follows from rounds of all kinds.
 */
export function isTurn({ seed, isThorough }: Mutant, every: number): boolean {
  return isThorough || Math.floor(seed / 20) % every === 0
}
