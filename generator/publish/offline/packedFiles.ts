import type { PackedSite } from './packedAddress.ts'
import { packHtml } from './packHtml.ts'
import { packSearchIndex, packSidebar } from './packLists.ts'

/** Files that only web servers, search engines, returning visitors or the console read. */
const leftOut = [
  /(?:^|\/)\./,
  /\.(?:br|gz)$/,
  /^(?:_headers|_redirects|robots\.txt|sitemap[^/]*\.xml)$/,
  /^changes\//,
  /(?:^|\/)offline-worker\.js$/,
  // The console sends, which a page without a server cannot.
  /^(?:[^/]+\/)?console\//,
]

/** The files of a site that are packed, in the order of their names. */
export function packedFiles(files: readonly string[]): string[] {
  return files.filter((file) => !leftOut.some((pattern) => pattern.test(file))).sort()
}

/** Whether a file names others by address, so that it has to be rewritten. */
export function isRewritten(file: string): boolean {
  return file.endsWith('.html') || /(?:^|\/)(?:sidebars|search)\/[^?]*\.json$/.test(file)
}

/** The text of a file as it is packed. */
export function packFile(file: string, text: string, site: PackedSite): string {
  if (file.endsWith('.html')) return packHtml(text, site, file)
  return /(?:^|\/)sidebars\//.test(file) ? packSidebar(text) : packSearchIndex(text, site, file)
}
