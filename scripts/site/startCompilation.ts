import { join } from 'node:path'
import { type SiteConfig, scriptFiles } from '../../generator/index.ts'
import { engineRoot } from '../command/commandLine.ts'
import type { BuildFolders } from './buildFolders.ts'
import type { BuildPool } from './buildPool.ts'
import { bundleConfigOf } from './bundleConfig.ts'
import { compiledScripts } from './compiledScripts.ts'
import { compiledSite } from './compiledSite.ts'
import type { RendererInput } from './renderPages.ts'

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

export interface CompilationInput {
  /** Folder with the guides, components and scripts of the site. */
  readonly source: string
  readonly config: SiteConfig
  /** Guides that hold JavaScript, relative to `source`. */
  readonly bundled: readonly string[]
}

interface CompilingBuild {
  /** Folder of the project that the engine works for. */
  readonly root: string
  readonly folders: BuildFolders
  readonly pool: BuildPool
  /** Aborts when the build ends. */
  readonly signal: AbortSignal
}

/** Starts to compile the bundles in a process of their own, and then to load them. */
export function startCompilation(build: CompilingBuild, input: CompilationInput): Compilation {
  const { root, folders, pool, signal } = build
  const { content, working, scripts } = folders
  let onStarted = (): void => {}
  const started = new Promise<void>((resolve) => {
    onStarted = resolve
  })
  const places = { root, working, cache: join(folders.cache, 'sites'), signal }
  const compiled = compiledSite({ ...input, ...places, config: bundleConfigOf(input.config), onStarted })
  const sectionScripts = compiledScripts({ ...input, ...places })
  let shownScripts: Promise<string> | undefined
  const ofShown = (config: SiteConfig): Promise<string> => {
    if (scriptFiles(config).length === scriptFiles(input.config).length) return sectionScripts
    shownScripts ??= compiledScripts({ ...input, ...places, config, working: join(working, 'shown') })
    return shownScripts
  }
  const siteFolders = { content, project: input.source, engine: engineRoot, scripts }
  const renderer = compiled.then((bundles) => {
    const own = { folders: siteFolders, compiled: bundles, base: input.config.base }
    // The task that renders the first page reports why the site cannot be loaded.
    return { input: own, loaded: pool.run('loadSite', own).catch(() => {}) }
  })
  // It may fail before it is awaited, or when the build has ended.
  renderer.catch(() => {}).finally(onStarted)
  sectionScripts.catch(() => {})
  return { started, compiled, scriptsOf: ofShown, renderer }
}
