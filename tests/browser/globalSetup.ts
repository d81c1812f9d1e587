import { join } from 'node:path'
import { contentFolderOf } from '../../scripts/build/cacheFolder.ts'
import { engineRoot } from '../../scripts/command/commandLine.ts'
import { type BuildInput, buildAndServe, type ServedSite, serveBuilt } from '../crawl/serveBuilt.ts'
import { copyMeridianWithHistory } from '../datedMeridian.ts'
import { meridian } from '../meridian.ts'
import { createWorkspace } from '../workspace.ts'

/**
 * Builds this repository's site and the one of the invented company once for all tests and serves each on a free port.
 * EXCHANGE_DOCS_SITE and EXCHANGE_DOCS_MERIDIAN name folders with sites that are built already, to save the time while
 * writing tests. The invented company's site stands below a path, so that tests of it hold under any base.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const workspace = await createWorkspace()
  const own = { root: engineRoot, out: join(workspace.path, 'site') }
  // A site that is built already has been built from the fixture itself or from a copy with a history.
  const isReady = Boolean(process.env['EXCHANGE_DOCS_MERIDIAN'])
  const source = isReady ? meridian : await copyMeridianWithHistory(workspace.newFolder())
  const invented = { root: source, out: join(workspace.path, 'meridian'), environment: { MERIDIAN_BASE: '/docs/' } }
  const [site, other] = await Promise.all([
    serve(own, process.env['EXCHANGE_DOCS_SITE']),
    serve(invented, process.env['EXCHANGE_DOCS_MERIDIAN']),
  ])
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
  process.env['MERIDIAN_ADDRESS'] = other.origin + other.base
  process.env['MERIDIAN_FOLDER'] = other.folder
  return async () => {
    await Promise.all([site.close(), other.close()])
    await workspace.remove()
  }
}

async function serve(build: BuildInput, ready: string | undefined): Promise<ServedSite> {
  return ready ? serveBuilt(ready, contentFolderOf({ kind: 'project', root: build.root })) : buildAndServe(build)
}
