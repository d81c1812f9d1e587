import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord, Project } from '../../generator/index.ts'
import { configFiles } from '../../generator/load/readConfig.ts'
import { engineKey } from '../command/commandLine.ts'
import { hashOf } from './cacheEntry.ts'

/** Folders of a project whose files are all read. */
const readFolders = ['guides', 'public']

/** Files at the root of a project that are looked for. */
export const rootFiles = [...configFiles, 'routes.lock.json', 'versions.json']

interface BuildKind {
  readonly compress?: string | undefined
  readonly isConsole?: boolean | undefined
}

/** Key of a build: engine, project and options. */
export function buildKey(project: Project, { compress, isConsole = false }: BuildKind): string {
  return hashOf(JSON.stringify([engineKey(), process.version, project, compress, isConsole]))
}

/**
 * Key of a configuration, made from its values: it may import other files or read the environment. A function differs each
 * time, since only its results would show a change.
 */
export function configKey(value: unknown): string {
  const plain = JSON.stringify(value, (_, member: unknown) => (typeof member === 'function' ? randomUUID() : member))
  return hashOf(plain ?? '')
}

/** Paths of the files that a build looks for in a folder with a configuration, besides the files that it names. */
export function projectFiles(source: string): string[] {
  const entries = readFolders
    .map((name) => join(source, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  return [
    ...rootFiles.map((name) => join(source, name)),
    ...entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name)),
  ]
}

/** Size, times and inode of a file, to notice a change; `null` when it does not exist. */
export function inputStamp(path: string): BuildRecord['inputs'][string] {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? { size: found.size, mtimeMs: found.mtimeMs, ino: found.ino, ctimeMs: found.ctimeMs } : null
}
