import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from './commandLine.ts'
import { isInside, realPlace } from './realPlace.ts'

/** The real path of a file or folder of a project. Throws a UsageError for one that a link leads out of it. */
export function placeInProject(root: string, file: string): string {
  const { path } = realPlace(join(resolve(root), file))
  if (isInside(path, realPlace(resolve(root)).path)) return path
  throw new UsageError(`${file} leads out of the project, to ${path}, where nothing is written: replace the link.`)
}

/** Writes a file of a project, never through a link that leads out of it. */
export async function writeProjectFile(
  root: string,
  file: string,
  text: string,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<void> {
  const path = placeInProject(root, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { flag: isNew ? 'wx' : 'w' })
}
