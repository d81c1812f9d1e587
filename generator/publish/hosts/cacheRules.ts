/** Folders of a site, and of each version in it, with files named after a hash of their content. */
export const hashedFolders = ['assets', 'images', 'search', 'sidebars'] as const

/** Folders with files that keep their name when their content changes. */
export const namedFolders = ['changes', 'console', 'operations', 'recipes', 'reference', 'samples', 'specs'] as const

/** A name with a hash means the same bytes for ever. */
export const immutable = 'public, max-age=31536000, immutable'

/** Browsers may keep all other files, but ask before each use: 304 for an unchanged file. */
export const revalidated = 'no-cache'

/**
 * Matches hashed files by their path in a site, for the current version, and for a frozen version below its name. The same
 * text is understood by servers that know regular expressions.
 */
export const hashedPattern = `(?:(?!(?:${[...namedFolders, 'reference', '.well-known'].join('|').replace('.', '\\.')})/)[^/]+/)?(?:${hashedFolders.join('|')})/(?![^?]*\\.(?:html|md)\\b)[^?]*\\.[a-z\\d]+`

const hashed = new RegExp(`^${hashedPattern}$`)

/** Whether the file at a path of a site never changes: `assets/entry.D8O1WrTk.js`. */
export function isHashed(path: string): boolean {
  return hashed.test(path)
}

/** The value of `Cache-Control` for the file at a path of a site. */
export function cacheControlOf(path: string): string {
  return isHashed(path) ? immutable : revalidated
}
