/** The beginning of the names of the caches that a site published below a base keeps pages in. */
export function cachePrefix(base: string): string {
  return `exchange-docs ${base} `
}
