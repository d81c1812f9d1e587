import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Checked } from '../contract/diagnostics.ts'
import { importErrorOf } from './importError.ts'
import { importModule } from './importModule.ts'

/** The configuration as its author wrote it, not checked yet. */
export interface RawConfig {
  readonly file: string
  readonly text: string
  readonly value: unknown
}

/** Reads `site.config.ts` (or `.js`, `.mjs`) of a project folder by importing it. */
export async function readConfig(root: string): Promise<Checked<RawConfig>> {
  const file = await findConfig(root)
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
    forgetModules(root)
    const { mtimeMs } = await stat(path)
    const module = (await importModule(`${pathToFileURL(path).href}?changed=${Math.round(mtimeMs * 1000)}`)) as {
      default?: unknown
    }
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

/** A folder without `"type": "module"` has its files loaded as CommonJS, which remembers them whatever their address. */
function forgetModules(root: string): void {
  const { cache } = createRequire(import.meta.url)
  for (const path of Object.keys(cache)) {
    if (path.startsWith(join(root, '/')) && !path.includes('/node_modules/')) delete cache[path]
  }
}

async function findConfig(root: string): Promise<string | undefined> {
  for (const file of ['site.config.ts', 'site.config.mjs', 'site.config.js']) {
    if (
      await stat(join(root, file)).then(
        () => true,
        () => false,
      )
    )
      return file
  }
  return undefined
}
