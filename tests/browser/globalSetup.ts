import { serveInvented, serveOwn } from '../testedSites.ts'
import { createWorkspace } from '../workspace.ts'

/**
 * Builds this repository's site and the one of the invented company once for all tests and serves each on a free port.
 * EXCHANGE_DOCS_SITE and EXCHANGE_DOCS_MERIDIAN name folders with sites that are built already, to save the time while
 * writing tests.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const workspace = await createWorkspace()
  const [site, other] = await Promise.all([serveOwn(workspace.newFolder()), serveInvented(workspace.newFolder())])
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
