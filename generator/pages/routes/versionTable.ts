import type { SiteConfig } from '../../contract/config.ts'
import type { Checked, Diagnostic } from '../../contract/diagnostics.ts'
import { normalizePath, type RouteTable } from '../../contract/routes.ts'
import { versionNameProblem } from '../../contract/versionName.ts'
import { currentVersion, type VersionTable, versionList } from '../../contract/versions.ts'
import type { ListedVersion } from '../../load/readVersions.ts'

interface VersionTableInput {
  readonly config: SiteConfig
  readonly routes: RouteTable
  /** Newest first. */
  readonly frozen: readonly ListedVersion[]
}

/** The current version and the frozen ones, for the links between them; `undefined` when there is only the current one. */
export function buildVersionTable({ config, routes, frozen }: VersionTableInput): Checked<VersionTable | undefined> {
  const { id, current } = config.versions
  const paths = [...new Set(routes.routes.map(({ path }) => path))]
  const diagnostics = [...checkMain(current.main, paths), ...checkNames(frozen, config, paths)]
  if (frozen.length === 0) return { value: undefined, diagnostics }
  const locales = config.locales.map(({ code }) => code)
  const value = {
    own: currentVersion,
    id,
    origin: config.origin,
    base: config.base,
    versions: [
      { name: currentVersion, label: current.label, main: current.main, prefix: '', locales, paths },
      ...frozen.map(({ date, ...version }) => ({ ...version, prefix: `/${version.name}` })),
    ],
  }
  return { value, diagnostics }
}

/** Diagnostic for a main page that is no page of the site. The home page is the default, and a site need not have it. */
function checkMain(main: string, paths: readonly string[]): Diagnostic[] {
  if (main === '/' || paths.some((path) => normalizePath(path) === normalizePath(main))) return []
  const message = `versions.current.main is ${main}, which is no page of the site.`
  const hint = 'Name the path of a page, without a language in front.'
  return [{ code: 'config-invalid', severity: 'error', message, hint, file: 'site.config.ts', line: 1, column: 1 }]
}

/** Diagnostics for pages and languages that are newer than a frozen version and have its path. */
function checkNames(frozen: readonly ListedVersion[], config: SiteConfig, paths: readonly string[]): Diagnostic[] {
  const locales = config.locales.map(({ code }) => code)
  const addresses = [...paths, ...Object.keys(config.redirects)]
  return frozen.flatMap(({ name }, index): Diagnostic[] => {
    const earlier = frozen.slice(0, index).map((version) => version.name)
    const message = versionNameProblem(name, { versions: earlier, locales, paths: addresses })
    if (message === undefined) return []
    const hint = 'Give the page or language another path: the addresses of the version are published.'
    return [{ code: 'versions-invalid', severity: 'error', message, hint, file: versionList, line: 1, column: 1 }]
  })
}
