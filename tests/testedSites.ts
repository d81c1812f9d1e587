import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { contentFolderOf } from '../scripts/site/cacheFolder.ts'
import { buildAndServe, type ServedSite, serveBuilt } from './crawl/serveBuilt.ts'
import { copyMeridianWithHistory } from './datedMeridian.ts'

/** Serves this repository's own site. EXCHANGE_DOCS_SITE names a folder in which it is built already. */
export async function serveOwn(folder: string): Promise<ServedSite> {
  const ready = process.env['EXCHANGE_DOCS_SITE']
  if (ready) return serveBuilt(ready, contentFolderOf({ kind: 'project', root: engineRoot }))
  return buildAndServe({ root: engineRoot, out: join(folder, 'site') })
}

/**
 * Serves the site of the invented company below a path, so that tests of it hold under any base. EXCHANGE_DOCS_MERIDIAN
 * names a folder in which the first test that needs it leaves it for the others of a run.
 */
export async function serveInvented(folder: string): Promise<ServedSite> {
  const shared = process.env['EXCHANGE_DOCS_MERIDIAN'] ?? folder
  const project = { root: join(shared, 'project'), out: join(shared, 'site') }
  if (existsSync(project.out)) return serveBuilt(project.out, contentFolderOf({ kind: 'project', root: project.root }))
  await copyMeridianWithHistory(project.root)
  return buildAndServe({ ...project, environment: { MERIDIAN_BASE: '/docs/' } })
}
