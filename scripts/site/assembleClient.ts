import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { interfaceTexts, type SiteConfig } from '../../generator/index.ts'
import { type OfflineWorkerInput, offlineWorker } from '../../site/bundle/offlineWorker.ts'
import { favicon, faviconFile } from '../../site/server/content/favicon.ts'
import { offlineWorkerFile, workerScripts, workersFolder } from '../../site/shared/offlineWorkerFile.ts'
import { filesBelow } from '../command/filesBelow.ts'

interface ClientParts extends Pick<OfflineWorkerInput, 'images'> {
  readonly config: SiteConfig
  /** Folder with the bundles. */
  readonly compiled: string
  /** Folder with the compiled scripts of the sections. */
  readonly scripts: string
  /** Folder for client files of this site alone. */
  readonly client: string
}

/** Files of the bundles that are not published unchanged: notes of the bundler, and workers. */
const unpublished = new RegExp(`^(?:\\.vite|${workersFolder})/`)

/**
 * Collects the files that browsers load besides pages. Writes only this site's own. Returns the files of the bundles,
 * which many sites share, by their paths in the site.
 */
export async function assembleClient(parts: ClientParts): Promise<ReadonlyMap<string, string>> {
  const { config, images, compiled, scripts, client } = parts
  const bundle = join(compiled, 'client')
  const files = filesBelow(bundle).filter((file) => !unpublished.test(file))
  const own = existsSync(join(scripts, 'assets')) ? filesBelow(join(scripts, 'assets')) : []
  const sources = new Map([
    ...files.map((file) => [file, join(bundle, file)] as const),
    ...own.map((file) => [`assets/${file}`, join(scripts, 'assets', file)] as const),
  ])
  await mkdir(client, { recursive: true })
  if (config.brand.favicon === undefined) await writeFile(join(client, faviconFile), favicon(config.brand.name))
  const { fileName } = config.offline ? workerScripts.keeping : workerScripts.removing
  const worker = offlineWorker({
    site: config,
    images,
    script: await readFile(join(bundle, fileName), 'utf8'),
    assets: [...sources.keys()].filter((file) => /^assets\/.*\.(?:js|css)$/.test(file)).sort(),
    texts: Object.fromEntries(config.locales.map(({ code }) => [code, interfaceTexts.offline.textsIn(code)])),
  })
  await writeFile(join(client, offlineWorkerFile), worker)
  return sources
}
