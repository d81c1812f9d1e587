import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputKind, Project } from '../../generator/index.ts'
import { isAsPublished } from '../../generator/publish/site/publishedFiles.ts'
import { publishedNote } from '../build/cacheFolder.ts'

interface FoundFolder {
  readonly path: string
  readonly kind: OutputKind
  readonly project: Project
  /** The folder is below the engine's own folder. */
  readonly isUsual?: boolean
}

/** Entries of generated content from versions that wrote no mark. */
const olderContent = new Set([
  ...['changes', 'downloads.json', 'history.json', 'markdown', 'model', 'operations', 'pages', 'public', 'recipes'],
  ...['recipes.json', 'routes.json', 'samples', 'search', 'sidebars', 'site.json', 'social.json', 'specs'],
  'versions.json',
])

/** How a report began, and begins. */
const reportStart =
  /^<!doctype html>\n<html lang="[^"]+">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'">\n/

/**
 * Whether a folder without a mark holds only output of a version that wrote no mark: a site whose files are all noted,
 * content at its usual path, or a report alone.
 */
export async function isOlderOutput({ path, kind, project, isUsual = false }: FoundFolder): Promise<boolean> {
  if (kind === 'site') return isAsPublished(publishedNote(project.root, path), path)
  const files = readdirSync(path)
  if (kind === 'report')
    return files.join() === 'index.html' && reportStart.test(readFileSync(join(path, 'index.html'), 'utf8'))
  const isWhole = ['routes.json', 'site.json'].every((file) => existsSync(join(path, file)))
  return isUsual && isWhole && files.every((file) => olderContent.has(file))
}
