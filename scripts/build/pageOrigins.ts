import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Origin, PageKey, Route } from '../../generator/index.ts'
import { engineKey } from '../command/commandLine.ts'
import { hashOf } from './cacheEntry.ts'
import { recordFile } from './keptCompilation.ts'

export interface OriginSources {
  readonly keyOf: (route: Route) => PageKey
  /** Folder with the bundles of client and server. */
  readonly compiled: string
  /** The list of the sections' scripts. */
  readonly scripts: string
}

/** Tells of each page what it is made from, the engine and the bundles included: the same digest means the same page. */
export async function pageOrigins({ keyOf, compiled, scripts }: OriginSources): Promise<(route: Route) => Origin> {
  // Bundles that are not kept are never the same.
  const bundles = await readFile(join(compiled, recordFile)).catch(() => randomUUID())
  const common = hashOf(engineKey(), process.version, bundles, await readFile(scripts))
  return (route) => hashOf(common, keyOf(route))
}
