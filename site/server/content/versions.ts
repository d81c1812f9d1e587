import type { VersionTable } from '../../../generator/contract/versions.ts'
import { readOptionalContent } from './content.ts'

/**
 * All versions of the site and their pages; nothing when there is only one, and in development, where the frozen ones are
 * not there to lead to. Server side only: it grows with the site.
 */
export function readVersions(): VersionTable | undefined {
  return import.meta.env.DEV ? undefined : readOptionalContent<VersionTable>('versions.json')
}
