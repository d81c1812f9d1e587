import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import {
  beginPublishing,
  type CompressionEffort,
  isRunning,
  type Project,
  type Publishing,
  type SiteConfig,
} from '../../generator/index.ts'
import { engineKey, engineRoot } from '../command/commandLine.ts'
import type { Progress } from '../command/progress.ts'
import { type BuildPool, openPool } from './buildPool.ts'
import { bundleConfigOf } from './bundleConfig.ts'
import { hashOf } from './cacheEntry.ts'
import { cacheFolder, contentFolderOf, publishedNote } from './cacheFolder.ts'
import { compiledScripts, scriptsOf } from './compiledScripts.ts'
import { compiledSite } from './compiledSite.ts'
import { engineFlags } from './engineFlags.ts'
import { forgetOldest } from './forgetOldest.ts'
import { openMemory, type ProjectMemory } from './projectMemory.ts'
import { publishFiles } from './publishFiles.ts'
import type { RendererInput } from './renderPages.ts'

export interface BuildOptions {
  readonly project: Project
  readonly out: string
  readonly progress: Progress
  /** How hard to compress the files of the site; without it, not at all. */
  readonly compress?: CompressionEffort | undefined
  /** Whether the console is built, for an origin of its own, in place of the site. */
  readonly isConsole?: boolean
}

/** Folders and files of a build. */
interface BuildFolders {
  readonly content: string
  /** The cache. */
  readonly cache: string
  /** Of this build alone. */
  readonly working: string
  /** Client files of this site alone. */
  readonly client: string
  /** File with the list of the sections' scripts. */
  readonly scripts: string
  /** File with the results of the generator, for the next build. */
  readonly memory: string
}

/** Bundles that are compiled, and then loaded by a thread. */
export interface Compilation {
  /** Resolves when the other process has started. Never rejects. */
  readonly started: Promise<void>
  readonly compiled: Promise<string>
  /** Folder with the compiled scripts of the sections that are shown. */
  readonly scriptsOf: (shown: SiteConfig) => Promise<string>
  readonly renderer: Promise<Renderer>
}

/** Bundles that render pages. */
export interface Renderer {
  readonly input: RendererInput
  /** Resolves when one thread has loaded them, or failed to. */
  readonly loaded: Promise<void>
}

interface CompilationInput {
  /** Folder with the guides, components and scripts of the site. */
  readonly source: string
  readonly config: SiteConfig
  /** Guides that hold JavaScript, relative to `source`. */
  readonly bundled: readonly string[]
}

/** A build in progress, with its threads and other work that must end with it. */
export interface OpenBuild {
  readonly folders: BuildFolders
  /** When it began, by the clock of the disk. */
  readonly begun: number
  readonly pool: BuildPool
  /** Results of the last build of the project, and those that this one adds. */
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
  const { content, cache, working, scripts } = folders
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
    compile(input) {
      const { root } = project
      let onStarted = (): void => {}
      const started = new Promise<void>((resolve) => {
        onStarted = resolve
      })
      const places = { root, working, cache: join(cache, 'sites') }
      const { signal } = giveUp
      const config = bundleConfigOf(input.config)
      const compiled = compiledSite({ ...input, ...places, config, signal, onStarted })
      const sectionScripts = compiledScripts({ ...input, ...places, signal })
      let shownScripts: Promise<string> | undefined
      const ofShown = (config: SiteConfig): Promise<string> => {
        if (scriptsOf(config).length === scriptsOf(input.config).length) return sectionScripts
        shownScripts ??= compiledScripts({ ...input, ...places, config, working: join(working, 'shown'), signal })
        return shownScripts
      }
      const { base } = input.config
      const siteFolders = { content, project: input.source, engine: engineRoot, scripts }
      const renderer = compiled.then((bundles) => {
        const input = { folders: siteFolders, compiled: bundles, base }
        // The task that renders the first page reports why the site cannot be loaded.
        return { input, loaded: pool.run('loadSite', input).catch(() => {}) }
      })
      // It may fail before it is awaited, or when the build has ended.
      renderer.catch(() => {}).finally(onStarted)
      sectionScripts.catch(() => {})
      return { started, compiled, scriptsOf: ofShown, renderer }
    },
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

function foldersOf(project: Project): BuildFolders {
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
async function removeAbandoned(cache: string): Promise<void> {
  const names = await readdir(cache).catch(() => [])
  const abandoned = names.filter((name) => {
    const [, pid] = /^build-([1-9]\d*)$/.exec(name) ?? []
    return pid !== undefined && !isRunning(Number(pid))
  })
  await Promise.all(abandoned.map((name) => rm(join(cache, name), { recursive: true, force: true })))
}
