import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, sep } from 'node:path'
import type { Project } from '../../generator/index.ts'
import { engineRoot } from '../command/commandLine.ts'
import { hashOf } from './cacheEntry.ts'

/** Whether the engine is a package that a project has installed: then nothing is written into its folder. */
export function isInstalled(engine = engineRoot): boolean {
  return engine.split(sep).includes('node_modules')
}

/** Folder of the cache of a project. */
export function cacheFolder(root: string, engine = engineRoot): string {
  if (!isInstalled(engine)) return join(engine, '.cache')
  const packages = join(root, 'node_modules')
  if (existsSync(packages)) return join(packages, '.cache', 'exchange-docs')
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return join(tmpdir(), `exchange-docs-${name}`)
}

/** File that lists the files that builds of a project have published into an output folder. */
export function publishedNote(root: string, out: string): string {
  return join(cacheFolder(root), 'published', `${hashOf(out)}.json`)
}

/** File that names the last build of a content folder. */
export function ownerNote(cache: string, content: string): string {
  return join(cache, 'content-owners', basename(content))
}

/** The build that wrote a content folder last; empty when none has. */
export function contentOwner(cache: string, content: string): Promise<string> {
  return readFile(ownerNote(cache, content), 'utf8').catch(() => '')
}

/** Folder for generated content: `site/content` for the engine's own project, one in the cache for any other. */
export function contentFolderOf(project: Project): string {
  if (project.kind === 'project' && project.root === engineRoot) return join(engineRoot, 'site', 'content')
  const identity = project.kind === 'version' ? { ...project, table: undefined } : project
  const name = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 12)
  return join(cacheFolder(project.root), 'content', name)
}
