import { join, resolve } from 'node:path'
import { writeWhole } from '../../generator/publish/content/writeWhole.ts'
import { CommandError, UsageError } from './commandLine.ts'
import { machineProblem } from './machineProblem.ts'
import { isInside, realPlace } from './realPlace.ts'

/** The real path of a file or folder of a project. Throws a UsageError when a link leads out of the project. */
export function placeInProject(root: string, file: string): string {
  const { path } = realPlace(join(resolve(root), file))
  if (isInside(path, realPlace(resolve(root)).path)) return path
  throw new UsageError(`${file} leads out of the project, to ${path}, where nothing is written: replace the link.`)
}

/** Files that this command has written, in the order of writing. */
const written: string[] = []

/**
 * Writes a file of a project whole, never through a link that leads out of it. Throws a CommandError when the machine fails: the
 * file is as it was.
 */
export async function writeProjectFile(
  root: string,
  file: string,
  text: string,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<void> {
  const path = placeInProject(root, file)
  try {
    await writeWhole(path, text, { isNew })
  } catch (error) {
    const done = written.length === 0 ? '' : ` Written before: ${written.join(', ')}.`
    const problem = machineProblem(error, `${file} is as it was.${done}`)
    throw problem === undefined ? error : new CommandError(problem)
  }
  written.push(file)
}
