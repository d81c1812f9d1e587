import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Checked } from '../contract/diagnostics.ts'
import { findKeys } from '../contract/findKeys.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { entryAt } from './entryAt.ts'
import { importErrorOf, isNotInstalled } from './importError.ts'
import { importModule, importWithSources } from './importModule.ts'
import { plainConfig, UnreadableValue } from './plainConfig.ts'

/** The configuration as its author wrote it, not checked yet. */
export interface RawConfig {
  readonly file: string
  readonly text: string
  readonly value: unknown
  /** Paths of the files that it imports. */
  readonly imports?: readonly string[]
}

/** Reads `site.config.ts` (or `.js`, `.mjs`) of a project folder by importing it. */
export async function readConfig(root: string, memory: Memory = noMemory): Promise<Checked<RawConfig>> {
  const file = findConfig(root)
  const place = { file: file ?? 'site.config.ts', line: 1, column: 1, severity: 'error' } as const
  if (file === undefined) {
    const hint = 'Run `npm run init` to begin a project here, or build a bare spec with --spec FILE.'
    return {
      value: { file: place.file, text: '', value: undefined },
      diagnostics: [{ code: 'config-not-found', message: `There is no site.config.ts in ${root}.`, hint, ...place }],
    }
  }
  const path = join(root, file)
  const text = await readFile(path, 'utf8')
  try {
    const { value: written, imports } = await moduleAt(path, { text, root, memory })
    const value = { file, text, value: written, ...(imports.size > 0 && { imports: [...imports.keys()] }) }
    if (written !== undefined) return { value, diagnostics: [] }
    const hint = 'Write `export default defineSite({ … })`.'
    return {
      value,
      diagnostics: [
        { code: 'config-invalid', message: 'The configuration exports nothing by default.', hint, ...place },
      ],
    }
  } catch (error) {
    const { reason, ...found } =
      error instanceof UnreadableValue
        ? { reason: error.message, ...findKeys(text, error.keys) }
        : importErrorOf(error, path)
    const message = `The configuration cannot be loaded: ${reason.replace(/\.$/, '')}.`
    const hint = isNotInstalled(reason)
      ? 'Run `npm install` in the folder of its package.json.'
      : 'Correct the file so that it exports a configuration by default.'
    return {
      value: { file, text, value: undefined },
      diagnostics: [{ code: 'config-invalid', message, hint, ...place, ...found }],
    }
  }
}

interface ImportedConfig {
  /** Default export of the module. */
  readonly value: unknown
  /** Time of the last change of each imported file. */
  readonly imports: ReadonlyMap<string, number>
}

interface ConfigFile {
  readonly text: string
  readonly root: string
  readonly memory: Memory
}

/** An imported module is reused until a file changes. A failed import is tried again: a missing file may have been added. */
async function moduleAt(path: string, { text, root, memory }: ConfigFile): Promise<ImportedConfig> {
  const changed = changedAt(path)
  const known = memory.recall('configuration module', [path, changed], (): { config?: ImportedConfig } => ({}))
  if (known.config && [...known.config.imports].every(([file, time]) => changedAt(file) === time)) return known.config
  const config = await untilIdle(importsFiles.test(text) ? importedWithFiles(path) : importedAlone(path, changed, root))
  known.config = config
  return config
}

const importsFiles = /\b(?:from|import)\s*\(?\s*['"]\.{1,2}\//

async function importedWithFiles(path: string): Promise<ImportedConfig> {
  const { module, sources } = await importWithSources(path)
  const files = sources.filter((file) => resolve(file) !== resolve(path))
  return { value: exportedBy(module), imports: new Map(files.map((file) => [file, changedAt(file)])) }
}

async function importedAlone(path: string, changed: number, root: string): Promise<ImportedConfig> {
  forgetModules(root)
  const module = await importModule(`${pathToFileURL(path).href}?changed=${changed}`)
  return { value: exportedBy(module), imports: new Map() }
}

function exportedBy(module: unknown): unknown {
  return plainConfig((module as { readonly default?: unknown }).default)
}

/** Seconds to wait for a configuration while something else keeps the process busy. */
const patience = 60

/** Result of a promise. Rejects for a promise that never settles: the process has nothing left to wait for, or time is up. */
async function untilIdle<Result>(promise: Promise<Result>): Promise<Result> {
  let late: NodeJS.Timeout | undefined
  let onIdle = () => {}
  const never = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error('it awaits a promise that never settles'))
    late = setTimeout(giveUp, patience * 1000)
    late.unref()
    onIdle = () => void setImmediate(giveUp)
    process.once('beforeExit', onIdle)
  })
  try {
    return await Promise.race([promise, never])
  } finally {
    clearTimeout(late)
    process.off('beforeExit', onIdle)
  }
}

function changedAt(path: string): number {
  return Math.round((entryAt(path)?.mtimeMs ?? 0) * 1000)
}

/** In a folder without `"type": "module"` files load as CommonJS, which remembers a file even under a new address. */
function forgetModules(root: string): void {
  const { cache } = createRequire(import.meta.url)
  for (const path of Object.keys(cache)) {
    if (path.startsWith(join(root, '/')) && !path.includes('/node_modules/')) delete cache[path]
  }
}

/** Names of the file with the configuration; the first that is there counts. */
export const configFiles = ['site.config.ts', 'site.config.mjs', 'site.config.js']

function findConfig(root: string): string | undefined {
  return configFiles.find((file) => entryAt(join(root, file)))
}
