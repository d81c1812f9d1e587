/** A path below the base as a link of the page: `/spot/` under `/docs/` becomes `/docs/spot/`. */
export function withBase(path: string, base: string): string {
  return base.replace(/\/$/, '') + path
}

/** The path below the base, or nothing when the path lies outside of it. */
export function withoutBase(path: string, base: string): string | undefined {
  const prefix = base.replace(/\/$/, '')
  if (path === prefix) return '/'
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined
}

/** Whether a link of the configuration leads out of the site. */
export function isExternal(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(href)
}
