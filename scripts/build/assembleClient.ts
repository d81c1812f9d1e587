import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { interfaceTexts, type SiteConfig } from '../../generator/index.ts'
import { type OfflineWorkerInput, offlineWorker } from '../../site/build/offlineWorker.ts'
import { favicon, faviconFile } from '../../site/server/content/favicon.ts'
import { offlineWorkerFile, workerScripts, workersFolder } from '../../site/shared/offlineWorkerFile.ts'

export interface ClientParts extends Pick<OfflineWorkerInput, 'images'> {
  readonly config: SiteConfig
  /** Folder with the bundles. */
  readonly compiled: string
  /** Folder with what the sections' scripts became. */
  readonly scripts: string
  /** Where the client's files go. */
  readonly client: string
}

/** Puts together what browsers load besides pages: the bundles, which many sites share, and what is this site's own. */
export async function assembleClient({ config, images, compiled, scripts, client }: ClientParts): Promise<void> {
  const bundle = join(compiled, 'client')
  const workers = join(bundle, workersFolder)
  await cp(bundle, client, { recursive: true, filter: (path) => path !== workers })
  const own = join(scripts, 'assets')
  if (existsSync(own)) await cp(own, join(client, 'assets'), { recursive: true })
  if (config.brand.favicon === undefined) await writeFile(join(client, faviconFile), favicon(config.brand.name))
  const { fileName } = config.offline ? workerScripts.keeping : workerScripts.removing
  const worker = offlineWorker({
    site: config,
    images,
    script: await readFile(join(bundle, fileName), 'utf8'),
    assets: await listAssets(client),
    texts: Object.fromEntries(config.locales.map(({ code }) => [code, interfaceTexts.offline.textsIn(code)])),
  })
  await writeFile(join(client, offlineWorkerFile), worker)
}

/** Scripts and styles, below the base. */
async function listAssets(client: string): Promise<string[]> {
  const files = await readdir(join(client, 'assets'), { recursive: true })
  return files
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => `assets/${file.replaceAll('\\', '/')}`)
    .sort()
}
