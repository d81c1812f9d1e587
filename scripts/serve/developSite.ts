import { createRequire } from 'node:module'
import { dev } from 'vike/api'
import { createMemory, type Project } from '../../generator/index.ts'
import { setSiteFolders } from '../../site/server/content/siteFolders.ts'
import { acceptOverIpv6, addressOf, type ListenAddress, loopback } from '../../tools/serve/index.ts'
import { originOf } from '../command/listenFlags.ts'
import { createProgress } from '../command/progress.ts'
import { foldersOf } from '../site/buildFolders.ts'
import { generateContent, type WrittenSite } from '../site/generateContent.ts'
import { openMemory } from '../site/projectMemory.ts'
import { vikeConfig, viteConfigOf } from '../site/viteConfig.ts'
import { followEdits } from './followEdits.ts'
import { followRedirects } from './followRedirects.ts'
import { guardRequests } from './guardRequests.ts'
import { nextEdit } from './watchSources.ts'

const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']

/** Serves the site of a project while it is being written; resolves when the server answers. */
export async function developSite(project: Project, address: ListenAddress): Promise<void> {
  const { content, memory: file } = foldersOf(project)
  const progress = createProgress()
  const stored = await openMemory(file)
  const memory = createMemory(stored)
  const { site, files, diagnostics } = await generateUntilWhole({ project, folder: content, progress, memory })
  await stored.save()
  setSiteFolders({ content, project: project.root })
  loadFastReact()
  const { host, port } = address
  // Vike opens a server to the network in a container and in CI, unless it has an address.
  const server = { host: addressOf(host), port, strictPort: true, cors: false }
  const plugins = [guardRequests({ project, host }), followRedirects()]
  const { viteServer } = await dev({ vikeConfig, viteConfig: { ...viteConfigOf(project), server, plugins } })
  const acceptAll = async () => (host === loopback ? acceptOverIpv6(() => viteServer.httpServer, port) : undefined)
  let other = await acceptAll()
  const restart = async () => {
    other?.close()
    await viteServer.restart()
    other = await acceptAll()
  }
  followEdits({ server: viteServer, restart, project, content, memory, site, files, printed: diagnostics })
  progress.done(`Open ${originOf(address)}${site.config.base} — saving a file updates the page.`)
}

/** Prints the errors of a broken project when the server starts, and tries again at each edit. */
async function generateUntilWhole(options: Parameters<typeof generateContent>[0]): Promise<WrittenSite> {
  for (;;) {
    const checked = await generateContent(options)
    if (checked) return checked
    options.progress.done('Correct what is listed above: the server starts when the project can be built.')
    await nextEdit(options.project)
  }
}

/**
 * Makes this process render with the React of published sites: React for development notes where each
 * element was made, which takes longer than all the rest of a page. In the browser React for development stays.
 */
function loadFastReact(): void {
  const require = createRequire(import.meta.url)
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  for (const name of modules) require(name)
  if (before === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = before
}
