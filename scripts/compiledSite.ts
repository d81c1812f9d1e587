import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { SiteConfig } from '../generator/index.ts'
import { askProcess } from './askProcess.ts'
import { hashOf, readEntry, writeEntry } from './cacheEntry.ts'
import { engineKey, scriptBeside } from './commandLine.ts'
import { areUnchanged, type FileHashes, hashFiles } from './compiledInputs.ts'
import type { CompileRequest } from './compileSite.ts'
import { forgetOldest } from './forgetOldest.ts'

export interface CompiledSiteOptions {
  /** Folder of the project that the engine works for. */
  readonly root: string
  /** Folder that the guides, components and scripts of this site lie in. */
  readonly source: string
  readonly config: SiteConfig
  /** Guides that import modules, which are bundled with the site, by the keys of their articles. */
  readonly bundled: Readonly<Record<string, string>>
  /** Folder that keeps compiled sites from one build to the next. */
  readonly cache: string
  /** Folder of this build alone. */
  readonly working: string
  /** Ends the process that compiles. */
  readonly signal: AbortSignal
  /** Called when nothing of this process is needed any more: the bundles are there, or another process makes them. */
  readonly onStarted: () => void
}

/** A compiled site is for one configuration: so many are kept, the latest used. */
const kept = 6

/** What a compiled site was made from, and what it consists of. */
interface SiteRecord {
  readonly inputs: FileHashes
  readonly outputs: FileHashes
}

/**
 * Folder with the client's and the server's bundles: the one of an earlier build when nothing of what it was made from has
 * changed since, else a new one, which a process of its own compiles. Rejects when it cannot be compiled; what is wrong is
 * printed then.
 */
export async function compiledSite(options: CompiledSiteOptions): Promise<string> {
  const { config, source, bundled, cache } = options
  const key = hashOf(engineKey(), process.version, source, JSON.stringify(config), JSON.stringify(bundled))
  const folder = join(cache, key)
  if (await isUsable(folder)) {
    options.onStarted()
    await utimes(folder, new Date(), new Date())
    return folder
  }
  const working = join(options.working, 'compiled')
  const inputs = await compile(options, working)
  const outputs = await hashFiles(await filesBelow(working))
  const sources = await hashFiles(inputs)
  if (!outputs || !sources) return working
  const own = Object.fromEntries(Object.entries(outputs).map(([path, hash]) => [relative(working, path), hash]))
  await writeEntry(join(working, 'record.json'), JSON.stringify({ inputs: sources, outputs: own } satisfies SiteRecord))
  await keep(working, folder)
  return folder
}

/** Takes the place of a folder that cannot be used; another build may have been faster. */
async function keep(working: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await rename(working, folder)
  await forgetOldest(dirname(folder), kept)
}

async function isUsable(folder: string): Promise<boolean> {
  const text = await readEntry(join(folder, 'record.json'))
  if (text === undefined) return false
  const { inputs, outputs }: SiteRecord = JSON.parse(text)
  const own = Object.fromEntries(Object.entries(outputs).map(([path, hash]) => [join(folder, path), hash]))
  return (await areUnchanged(inputs)) && (await areUnchanged(own))
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Compiles into a folder; gives the files that went in. */
async function compile(options: CompiledSiteOptions, out: string): Promise<readonly string[]> {
  const content = join(options.working, 'config')
  await mkdir(content, { recursive: true })
  await writeFile(join(content, 'site.json'), JSON.stringify(options.config))
  const answer = askProcess<readonly string[]>({
    script: scriptBeside('compileSite'),
    question: { root: options.root } satisfies CompileRequest,
    signal: options.signal,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      EXCHANGE_DOCS_CONTENT: content,
      EXCHANGE_DOCS_PROJECT: options.source,
      EXCHANGE_DOCS_BUNDLED: JSON.stringify(options.bundled),
      EXCHANGE_DOCS_OUT: out,
    },
  })
  options.onStarted()
  return answer
}
