import { join } from 'node:path'
import { engineRoot } from '../../scripts/commandLine.ts'
import { contentFolderOf } from '../../scripts/generateContent.ts'
import { buildAndServe, serveBuilt } from '../crawl/serveBuilt.ts'
import { createWorkspace } from '../workspace.ts'

/**
 * Builds this repository's site once for all tests and serves it on a free port. EXCHANGE_DOCS_SITE names a folder with a
 * site that is built already, to save the time while writing tests.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const ready = process.env['EXCHANGE_DOCS_SITE']
  const workspace = await createWorkspace()
  const site = ready
    ? await serveBuilt(ready, contentFolderOf({ kind: 'project', root: engineRoot }))
    : await buildAndServe({ root: engineRoot, out: join(workspace.path, 'site') })
  process.env['SITE_ORIGIN'] = site.origin
  process.env['SITE_ROUTES'] = JSON.stringify(
    site.routes.map(({ url, path, locale, kind, title, operations }) => ({
      url,
      path,
      locale,
      kind,
      title,
      operations,
    })),
  )
  return async () => {
    await site.close()
    await workspace.remove()
  }
}
