import { statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { Project } from '../generator/index.ts'
import { engineRoot, UsageError } from './commandLine.ts'

/** The folder a build may replace: never one that holds the project or the engine, or is a part of their sources. */
export function outputFolder(flag: string, project: Project): string {
  const out = resolve(flag)
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UsageError(`--out ${flag} is a file: name a folder.`)
  for (const root of [project.root, engineRoot]) {
    if (isInside(root, out)) throw new UsageError(`--out ${flag} holds the project itself and would be replaced.`)
    for (const source of [
      'specs',
      'guides',
      'versions',
      'generator',
      'site',
      'scripts',
      'tests',
      'node_modules',
      '.git',
    ]) {
      if (isInside(out, resolve(root, source)) && (project.kind === 'project' || root === engineRoot)) {
        throw new UsageError(`--out ${flag} is a part of the project's sources.`)
      }
    }
  }
  return out
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
