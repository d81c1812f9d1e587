import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Origin, type PageKey, type Route, type RouteTable, sidebarKeys } from '../../generator/index.ts'
import { engineKey } from '../command/commandLine.ts'
import { hashOf } from './cacheEntry.ts'
import { recordFile } from './keptCompilation.ts'

interface OriginSources {
  readonly routes: RouteTable
  readonly keyOf: (route: Route) => PageKey
  /** Folder with the bundles of client and server. */
  readonly compiled: string
  /** The list of the sections' scripts. */
  readonly scripts: string
}

/** Hashes of the input of each page, by its URL. */
export type PageOrigins = ReadonlyMap<string, Origin>

/** Hashes the input of each page, engine and bundles included: the same hashes mean the same page. */
export async function pageOrigins({ routes, keyOf, compiled, scripts }: OriginSources): Promise<PageOrigins> {
  // Bundles without a record count as new.
  const bundles = await readFile(join(compiled, recordFile)).catch(() => randomUUID())
  const common = hashOf(engineKey(), process.version, bundles, await readFile(scripts))
  const sidebarOf = sidebarKeys(routes)
  const originOf = (route: Route) => ({ page: hashOf(common, keyOf(route)), sidebar: sidebarOf(route) })
  return new Map(routes.routes.map((route) => [route.url, originOf(route)]))
}
