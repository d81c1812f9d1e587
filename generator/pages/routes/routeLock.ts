import type { SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { anchorOf } from '../../contract/ids.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import { leadsOn, movedByPattern } from '../../contract/movedAddress.ts'
import { normalizePath, type RouteTable } from '../../contract/routes.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { addressesOn } from '../../model/view/addresses.ts'

/** Name of the lock: each audience has another site. */
export function lockFileOf({ audience }: { readonly audience?: string | undefined }): string {
  return audience === undefined ? 'routes.lock.json' : `routes.${audience}.lock.json`
}

/** Names of the locks that a frozen version may have: the audience's own, or the public lock. */
export function lockFilesOf(config: { readonly audience?: string | undefined }): readonly string[] {
  return [...new Set([lockFileOf(config), lockFileOf({})])]
}

/** Every published path with the anchors of its operations, channels and headings. */
type RouteLock = Readonly<Record<string, readonly string[]>>

/** The lock of a site as it is now. Guides give the anchors of the default language. */
export function lockRoutes({ routes, defaultLocale }: RouteTable, guides: readonly Guide[]): RouteLock {
  const own = routes.filter(({ locale }) => locale === defaultLocale)
  const entries = own.map((route) => [route.path, anchorsOf(route, guides, defaultLocale)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function anchorsOf(route: RouteTable['routes'][number], guides: readonly Guide[], locale: LocaleCode): string[] {
  const headings = guides.find((guide) => guide.locale === locale && guide.path === route.path)?.headings ?? []
  return [...addressesOn(route).map(({ anchor }) => anchor), ...headings.map(({ id }) => id)]
}

/** The text of the lock file: one line a path, so that a change reads well. */
export function lockText(lock: RouteLock): string {
  const lines = Object.entries(lock).map(([path, anchors]) => `  ${JSON.stringify(path)}: ${JSON.stringify(anchors)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

interface LockCheck {
  /** Name of the lock. */
  readonly file: string
  readonly locked: RouteLock
  readonly current: RouteLock
  /** Redirects: old path, with or without an anchor, to new path. */
  readonly redirects: Readonly<Record<string, string>>
  /** Paths, without a slash at the end, of guides that cannot be parsed: their anchors are not known. */
  readonly unread?: ReadonlySet<string>
}

/** Published addresses that would vanish without a redirect. */
export function checkRouteLock({ file, locked, current, redirects, unread }: LockCheck): Diagnostic[] {
  const now = new Map(Object.entries(current).map(([path, anchors]) => [normalizePath(path), new Set(anchors)]))
  const isRedirected = (address: string) => leadsOn(address, redirects)
  return Object.entries(locked).flatMap(([path, anchors]) => {
    const present = now.get(normalizePath(path))
    if (!present) return isRedirected(path) ? [] : [vanished(path, file)]
    if (unread?.has(normalizePath(path))) return []
    return anchors
      .filter((anchor) => !present.has(anchorOf(anchor)) && !isRedirected(`${path}#${anchor}`))
      .map((anchor) => vanished(`${path}#${anchor}`, file))
  })
}

/** Addresses of removed pages, in each language, that patterns redirect, with their targets. */
export function movedByPatterns(
  locked: RouteLock,
  { routes }: Pick<RouteTable, 'routes'>,
  { redirects, locales }: Pick<SiteConfig, 'redirects' | 'locales'>,
): Record<string, string> {
  const current = new Set(routes.map(({ url }) => normalizePath(url)))
  const published = Object.keys(locked).flatMap((path) =>
    ['', ...locales.slice(1).map(({ code }) => `/${code}`)].map((home) => home + path),
  )
  return Object.fromEntries(
    published.flatMap((address) => {
      const target = movedByPattern(encodeURI(address), Object.entries(redirects))
      return target === undefined || redirects[address] !== undefined || current.has(normalizePath(address))
        ? []
        : [[address, target]]
    }),
  )
}

function vanished(address: string, file: string): Diagnostic {
  return {
    code: 'route-vanished',
    severity: 'error',
    message: `${address} is published and would vanish.`,
    hint: 'Add a redirect in the configuration, or bring the page back. If it was never published, run `npm run generate -- --lock`.',
    file,
    line: 1,
    column: 1,
  }
}
