import { join } from 'node:path'
import type { Config } from 'vike/types'
import type { Project } from '../../generator/index.ts'
import { engineRoot } from '../command/commandLine.ts'
import { cacheFolder, isInstalled } from './cacheFolder.ts'

/** Settings of Vite besides `vite.config.ts`, which it reads from the engine's folder. */
export function viteConfigOf({ root }: Pick<Project, 'root'>, engine = engineRoot) {
  const cache = isInstalled(engine) ? { cacheDir: join(cacheFolder(root, engine), 'vite') } : {}
  return { root: engine, logLevel: 'warn' as const, ...cache }
}

/**
 * How Vike renders: pages are HTML with a client entry of our own, and none of its code is shipped. A file of the site would
 * not do: Vike writes a copy beside it, runs that and deletes it, which builds at the same time do to each other.
 */
export const vikeConfig = {
  // Both forms of an address answer; the canonical one is the route table's.
  disableUrlNormalization: true,
  // The build script prerenders, so that it can show how far it is, and keeps the server's bundle for the next build. A site in one
  // language has no further not-found pages.
  prerender: { enable: true, disableAutoRun: true, partial: true, keepDistServer: true },
  ai: { skill: false },
} satisfies Config
