import { join } from 'node:path'
import type { Project } from '../generator/index.ts'
import { cacheFolder, isInstalled } from './cacheFolder.ts'
import { engineRoot } from './commandLine.ts'

/** What Vite is told besides `vite.config.ts`, which it reads from the engine's folder. */
export function viteConfigOf({ root }: Pick<Project, 'root'>, engine = engineRoot) {
  const cache = isInstalled(engine) ? { cacheDir: join(cacheFolder(root, engine), 'vite') } : {}
  return { root: engine, logLevel: 'warn' as const, ...cache }
}
