import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { VersionTable } from '../../../generator/contract/versions.ts'
import { contentFolder, readContent } from './content.ts'

const file = 'versions.json'

/**
 * All versions of the site and their pages; nothing when there is only one, and in development, where the frozen ones are
 * not there to lead to. Server side only: it grows with the site.
 */
export function readVersions(): VersionTable | undefined {
  if (import.meta.env.DEV) return undefined
  return existsSync(join(contentFolder(), file)) ? readContent<VersionTable>(file) : undefined
}
