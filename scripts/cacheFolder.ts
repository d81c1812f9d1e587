import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { hashOf } from './cacheEntry.ts'
import { engineRoot } from './commandLine.ts'

/** Whether the engine is a package that a project has installed: then nothing is written into its folder. */
export function isInstalled(engine = engineRoot): boolean {
  return engine.split(sep).includes('node_modules')
}

/** Where a build keeps what it makes on the way, for the project in a folder. */
export function cacheFolder(root: string, engine = engineRoot): string {
  if (!isInstalled(engine)) return join(engine, '.cache')
  const packages = join(root, 'node_modules')
  if (existsSync(packages)) return join(packages, '.cache', 'exchange-docs')
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return join(tmpdir(), `exchange-docs-${name}`)
}

/** File that tells what builds of the project in a folder have put into an output folder. */
export function publishedNote(root: string, out: string): string {
  return join(cacheFolder(root), 'published', `${hashOf(out)}.json`)
}
