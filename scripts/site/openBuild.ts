import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { beginPublishing, type CompressionEffort, type Project, type Publishing } from '../../generator/index.ts'
import type { Progress } from '../command/progress.ts'
import { type BuildFolders, foldersOf, removeAbandoned } from './buildFolders.ts'
import { type BuildPool, openPool } from './buildPool.ts'
import { publishedNote } from './cacheFolder.ts'
import { engineFlags } from './engineFlags.ts'
import { forgetOldest } from './forgetOldest.ts'
import { openMemory, type ProjectMemory } from './projectMemory.ts'
import { publishFiles } from './publishFiles.ts'
import { type Compilation, type CompilationInput, startCompilation } from './startCompilation.ts'

export interface BuildOptions {
  readonly project: Project
  readonly out: string
  readonly progress: Progress
  /** How hard to compress the files of the site; without it, not at all. */
  readonly compress?: CompressionEffort | undefined
  /** Whether the console is built, for an origin of its own, in place of the site. */
  readonly isConsole?: boolean
}

/** A build in progress, with its threads and other work that must end with it. */
export interface OpenBuild {
  readonly folders: BuildFolders
  /** When it began, by the clock of the disk. */
  readonly begun: number
  readonly pool: BuildPool
  /** Results of the last build of the project, and the results that this build adds. */
  readonly memory: Pick<ProjectMemory, 'recall' | 'keep'>
  /** Aborts when the build ends. */
  readonly signal: AbortSignal
  /** Registers work that may fail before it is awaited. `close` waits for its end. */
  readonly beside: <Result>(work: Promise<Result>) => Promise<Result>
  /** Starts to compile the bundles in a process of their own, and then to load them. */
  readonly compile: (input: CompilationInput) => Compilation
  readonly publish: () => Promise<Publishing>
  /** Ends all work, saves its results, and removes the working folder. */
  readonly close: () => Promise<void>
}

/** Number of output folders whose lists of published files are kept. */
const keptNotes = 24

export async function openBuild({ project, out, compress }: BuildOptions): Promise<OpenBuild> {
  engineFlags.forEach(setFlagsFromString)
  const folders = foldersOf(project)
  const { cache, working } = folders
  await removeAbandoned(cache)
  await forgetOldest(join(cache, 'published'), keptNotes)
  await mkdir(working, { recursive: true })
  const { ctimeMs: begun } = await stat(working)
  const pool = openPool()
  const memory = await openMemory(folders.memory)
  const giveUp = new AbortController()
  const works: Promise<unknown>[] = []
  let publishing: Publishing | undefined
  return {
    folders,
    begun,
    pool,
    memory,
    signal: giveUp.signal,
    beside(work) {
      works.push(work.catch(() => {}))
      return work
    },
    compile: (input) => startCompilation({ root: project.root, folders, pool, signal: giveUp.signal }, input),
    async publish() {
      const note = publishedNote(project.root, out)
      publishing = await beginPublishing({ out, note, effort: compress }, (target, files) =>
        publishFiles(pool, target, files),
      )
      return publishing
    },
    async close() {
      giveUp.abort()
      await pool.stop()
      await Promise.all(works)
      await publishing?.close()
      await memory.save()
      await rm(working, { recursive: true, force: true })
    },
  }
}
