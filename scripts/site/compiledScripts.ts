import { realpathSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SiteConfig, scriptFiles } from '../../generator/index.ts'
import { engineKey, scriptBeside } from '../command/commandLine.ts'
import { askProcess } from './askProcess.ts'
import { hashOf } from './cacheEntry.ts'
import { type CompiledSiteOptions, keptCompilations } from './compiledSite.ts'
import type { CompileScriptsRequest } from './compileScripts.ts'
import { keptCompilation } from './keptCompilation.ts'

interface CompiledScriptsOptions extends Omit<CompiledSiteOptions, 'config' | 'bundled' | 'onStarted'> {
  readonly config: Pick<SiteConfig, 'sidebars' | 'head' | 'console' | 'mock'>
}

/** File of the folder that lists the bundle of each script. */
export const scriptList = 'scripts.json'

/**
 * Folder with the project's compiled scripts and their list. An earlier build's folder serves while no source changes.
 * Rejects when a script cannot be compiled, after printing why.
 */
export async function compiledScripts(options: CompiledScriptsOptions): Promise<string> {
  const { root, source, cache, signal } = options
  const names = scriptFiles(options.config)
  const working = join(options.working, 'scripts')
  const { mock } = options.config
  if (names.length === 0 && mock === undefined) {
    await mkdir(working, { recursive: true })
    await writeFile(join(working, scriptList), '{}')
    return working
  }
  // The bundler names files by their real paths.
  const scripts = Object.fromEntries(names.map((name) => [name, realpathSync(join(source, name))]))
  const module = mock === undefined ? undefined : realpathSync(join(source, mock))
  const folder = join(cache, hashOf('scripts', engineKey(), process.version, JSON.stringify([scripts, module])))
  return keptCompilation({ folder, working, kept: keptCompilations }, (out) =>
    askProcess<readonly string[]>({
      script: scriptBeside('compileScripts'),
      question: { root, scripts, mock: module, out, list: scriptList } satisfies CompileScriptsRequest,
      signal,
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  )
}
