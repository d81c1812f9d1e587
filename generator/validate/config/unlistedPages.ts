import { isMenu, type SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { findKeys } from '../../contract/findKeys.ts'
import { normalizePath, type RouteTable } from '../../contract/routes.ts'
import type { RawConfig } from '../../load/readConfig.ts'

interface UnlistedInput {
  readonly config: Pick<SiteConfig, 'sidebars' | 'navbar'>
  readonly routes: RouteTable
  readonly source: Pick<RawConfig, 'file' | 'text'>
}

/** Most pages that the message names. */
const most = 10

/** Pages that readers find by search and links alone: no sidebar lists them, and the navbar does not lead to them. */
export function checkUnlistedPages({ config, routes, source }: UnlistedInput): Diagnostic[] {
  if (Object.keys(config.sidebars).length === 0) return []
  const { start, end } = config.navbar
  const links = [...start, ...end].flatMap((item) => (isMenu(item) ? item.items : [item]))
  const linked = new Set(links.map(({ href }) => normalizePath(href.replace(/[?#].*/, ''))))
  const unlisted = routes.routes.filter(
    ({ locale, kind, sidebar, path }) =>
      locale === routes.defaultLocale &&
      kind !== 'home' &&
      kind !== 'schema' &&
      sidebar === undefined &&
      !linked.has(normalizePath(path)),
  )
  if (unlisted.length === 0) return []
  const names = unlisted.slice(0, most).map(({ path }) => path)
  const rest = unlisted.length > most ? ` and ${unlisted.length - most} more` : ''
  const message = `No sidebar lists ${names.join(', ')}${rest}.`
  const hint = "Add the paths to `sidebars`. `{ label: { en: 'API' }, api: 'id' }` lists all pages of an API."
  const place = findKeys(source.text, ['sidebars'])
  return [{ code: 'page-unlisted', severity: 'warning', message, hint, file: source.file, ...place }]
}
