import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Checked } from '../contract/diagnostics.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { entryAt } from './entryAt.ts'
import { importErrorOf } from './importError.ts'
import { importModule } from './importModule.ts'

/** The configuration as its author wrote it, not checked yet. */
export interface RawConfig {
  readonly file: string
  readonly text: string
  readonly value: unknown
}

/** Reads `site.config.ts` (or `.js`, `.mjs`) of a project folder by importing it. */
export async function readConfig(root: string, memory: Memory = noMemory): Promise<Checked<RawConfig>> {
  const file = findConfig(root)
  const place = { file: file ?? 'site.config.ts', line: 1, column: 1, severity: 'error' } as const
  if (file === undefined) {
    const hint = 'Create one with `export default defineSite({ … })`, or build a bare spec with --spec FILE.'
    return {
      value: { file: place.file, text: '', value: undefined },
      diagnostics: [{ code: 'config-not-found', message: `There is no site.config.ts in ${root}.`, hint, ...place }],
    }
  }
  const path = join(root, file)
  const text = await readFile(path, 'utf8')
  try {
    const module = await moduleAt(path, root, memory)
    const value = { file, text, value: module.default }
    if (module.default !== undefined) return { value, diagnostics: [] }
    const hint = 'Write `export default defineSite({ … })`.'
    return {
      value,
      diagnostics: [
        { code: 'config-invalid', message: 'The configuration exports nothing by default.', hint, ...place },
      ],
    }
  } catch (error) {
    const { reason, ...found } = importErrorOf(error, path)
    const message = `The configuration cannot be loaded: ${reason.replace(/\.$/, '')}.`
    const hint = 'Correct the file so that it exports a configuration by default.'
    return {
      value: { file, text, value: undefined },
      diagnostics: [{ code: 'config-invalid', message, hint, ...place, ...found }],
    }
  }
}

interface ConfigModule {
  readonly default?: unknown
}

/** What is imported stays so until the file changes; what cannot be imported may lack another file, which can come. */
async function moduleAt(path: string, root: string, memory: Memory): Promise<ConfigModule> {
  const changed = Math.round((entryAt(path)?.mtimeMs ?? 0) * 1000)
  const known = memory.recall('configuration module', [path, changed], (): { module?: ConfigModule } => ({}))
  if (known.module) return known.module
  forgetModules(root)
  known.module = (await importModule(`${pathToFileURL(path).href}?changed=${changed}`)) as ConfigModule
  return known.module
}

/** A folder without `"type": "module"` has its files loaded as CommonJS, which remembers them whatever their address. */
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
