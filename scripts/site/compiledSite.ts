import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BundleConfig } from '../../generator/index.ts'
import { engineFolder, engineKey, scriptBeside } from '../command/commandLine.ts'
import { askProcess } from './askProcess.ts'
import { hashOf } from './cacheEntry.ts'
import { isInstalled } from './cacheFolder.ts'
import type { CompileRequest } from './compileSite.ts'
import { keptCompilation } from './keptCompilation.ts'

export interface CompiledSiteOptions {
  /** Folder of the project that the engine works for. */
  readonly root: string
  /** Folder that the guides and components of this site lie in. */
  readonly source: string
  readonly config: BundleConfig
  /** Guides that hold JavaScript, which are bundled with the site, relative to it. */
  readonly bundled: readonly string[]
  /** Folder that keeps compiled sites from one build to the next. */
  readonly cache: string
  /** Folder of this build alone. */
  readonly working: string
  /** Ends the process that compiles. */
  readonly signal: AbortSignal
  /** Called when the other process has started. */
  readonly onStarted: () => void
}

/** Number of compilations that the cache holds: one a configuration. */
export const keptCompilations = 12

/** A site without own code in the bundles. */
export const plainBundles = { config: { base: '/', search: { provider: 'local' } }, bundled: [] } satisfies Pick<
  CompiledSiteOptions,
  'config' | 'bundled'
>

/**
 * Folder with the bundles of client and server: the engine's for a site without own code, an earlier build's
 * when no source has changed, else new ones, compiled in another process. Rejects when that fails, after printing why.
 */
export async function compiledSite(options: CompiledSiteOptions): Promise<string> {
  const engine = isPlain(options) ? placeInEngine() : undefined
  const working = join(options.working, 'compiled')
  const place = engine === undefined ? { folder: folderOf(options), kept: keptCompilations } : { folder: engine }
  return keptCompilation({ ...place, working }, async (out) => {
    const inputs = await compile(options, out)
    // A compiled engine belongs to one state of its sources.
    return engine === undefined ? inputs : []
  })
}

function isPlain({ config, bundled }: CompiledSiteOptions): boolean {
  return JSON.stringify([config, bundled]) === JSON.stringify([plainBundles.config, plainBundles.bundled])
}

/** Folder for the bundles of a compiled engine. An installed engine ships them, and its folder is not written to. */
function placeInEngine(): string | undefined {
  const engine = engineFolder()
  const place = engine && join(engine, 'site')
  return place && (existsSync(place) || !isInstalled()) ? place : undefined
}

function folderOf({ source, config, bundled, cache }: CompiledSiteOptions): string {
  const own = config.components || config.theme?.fonts || bundled.length > 0 ? source : ''
  return join(cache, hashOf(engineKey(), process.version, own, JSON.stringify([config, bundled])))
}

/** Compiles into a folder; returns the source files. */
async function compile(options: CompiledSiteOptions, out: string): Promise<readonly string[]> {
  const content = join(options.working, 'config')
  await mkdir(content, { recursive: true })
  await writeFile(join(content, 'site.json'), JSON.stringify(options.config))
  const answer = askProcess<readonly string[]>({
    script: scriptBeside('compileSite'),
    question: {
      root: options.root,
      folders: { content, project: options.source, bundled: options.bundled, bundles: out },
    } satisfies CompileRequest,
    signal: options.signal,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  options.onStarted()
  return answer
}
