import type { Download } from '../../generator/contract/downloads.ts'
import { readContent } from './content.ts'

/** Everything that readers may take with them. */
export function readDownloads(): readonly Download[] {
  return readContent('downloads.json')
}
