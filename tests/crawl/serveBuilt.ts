import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { SiteConfig } from '../../generator/contract/config.ts'
import type { Route, RouteTable } from '../../generator/contract/routes.ts'
import { serveSite } from '../../scripts/serve/serveSite.ts'
import { contentFolderOf } from '../../scripts/site/cacheFolder.ts'
import { runCommand } from '../runCommand.ts'

/** A built site behind a server, with the route table it was built from. */
export interface ServedSite {
  readonly folder: string
  /** Scheme, host and port of the test server. */
  readonly origin: string
  readonly base: string
  readonly config: SiteConfig
  readonly routes: readonly Route[]
  readonly close: () => Promise<void>
}

export interface BuildInput {
  /** Folder of the project. */
  readonly root: string
  /** Where the site goes. */
  readonly out: string
  readonly environment?: Readonly<Record<string, string>>
  /** Value of `--compress`; most tests need no compressed files. */
  readonly compress?: 'fast' | 'none'
}

/** Builds a project by the command line and serves it on a free port. */
export async function buildAndServe({
  root,
  out,
  environment = {},
  compress = 'none',
}: BuildInput): Promise<ServedSite> {
  const { code, stdout, stderr } = await runCommand(
    'build',
    ['--project', root, '--out', out, '--compress', compress],
    { environment },
  )
  if (code !== 0) throw new Error(`build ended with ${code}\n${stdout}\n${stderr}`)
  return serveBuilt(out, contentFolderOf({ kind: 'project', root }))
}

/** Serves a built site on a free port; `content` is the folder of content that it was built from. */
export async function serveBuilt(folder: string, content: string): Promise<ServedSite> {
  const config: SiteConfig = await readJson(join(content, 'site.json'))
  const { routes }: RouteTable = await readJson(join(content, 'routes.json'))
  const server = await serveSite({ folder, base: config.base, port: 0 })
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { folder, origin: `http://localhost:${port}`, base: config.base, config, routes, close }
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}
