import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning, type Project } from '../../generator/index.ts'
import { engineKey } from '../command/commandLine.ts'
import { hashOf } from './cacheEntry.ts'
import { cacheFolder, contentFolderOf } from './cacheFolder.ts'

/** Folders and files of a build. */
export interface BuildFolders {
  readonly content: string
  /** The cache. */
  readonly cache: string
  /** Folder of this build alone. */
  readonly working: string
  /** Client files of this site alone. */
  readonly client: string
  /** File with the list of the sections' scripts. */
  readonly scripts: string
  /** File with the results of the generator, for the next build. */
  readonly memory: string
}

export function foldersOf(project: Project): BuildFolders {
  const content = contentFolderOf(project)
  const cache = cacheFolder(project.root)
  const working = join(cache, `build-${process.pid}`)
  return {
    ...{ content, cache, working },
    client: join(working, 'client'),
    scripts: join(working, 'scripts.json'),
    memory: join(cache, 'memory', hashOf(engineKey(), process.version, content)),
  }
}

/** Removes working folders of killed builds, whose process does not exist. */
export async function removeAbandoned(cache: string): Promise<void> {
  const names = await readdir(cache).catch(() => [])
  const abandoned = names.filter((name) => {
    const [, pid] = /^build-([1-9]\d*)$/.exec(name) ?? []
    return pid !== undefined && !isRunning(Number(pid))
  })
  await Promise.all(abandoned.map((name) => rm(join(cache, name), { recursive: true, force: true })))
}
