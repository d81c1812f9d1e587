import type { SiteConfig } from '../../../generator/contract/config.ts'
import { type LocaleCode, localized } from '../../../generator/contract/locales.ts'
import { normalizePath } from '../../../generator/contract/routes.ts'
import {
  currentVersion,
  type SiteVersion,
  type VersionTable,
  versionPath,
} from '../../../generator/contract/versions.ts'
import type { PageVersions, VersionLink } from '../../shared/pageData.ts'
import { withBase } from '../../shared/url.ts'

const pathsOfVersion = new WeakMap<SiteVersion, ReadonlyMap<string, string>>()

export interface VersionsInput {
  readonly site: SiteConfig
  readonly versions: VersionTable | undefined
  readonly locale: LocaleCode
  /** The page at hand; missing where nothing is published. */
  readonly path?: string
}

/** Where the page is in each version. One without it is entered by its main page. */
export function buildVersions({ site, versions: table, locale, path }: VersionsInput): PageVersions {
  if (!table) return { id: site.versions.id, own: currentVersion, items: [] }
  const items = table.versions.map((version): VersionLink => {
    const same = path === undefined ? undefined : pathIn(version, path)
    return {
      name: version.name,
      label: localized(version.label, locale, version.locales[0] ?? locale).text,
      url: withBase(versionPath(version, same ?? version.main, locale), table.base),
      ...(same !== undefined && { hasPage: true }),
    }
  })
  return { id: table.id, own: table.own, items }
}

/** The version's own form of a path: with or without a slash at the end. */
function pathIn(version: SiteVersion, path: string): string | undefined {
  const known = pathsOfVersion.get(version) ?? new Map(version.paths.map((own) => [normalizePath(own), own]))
  pathsOfVersion.set(version, known)
  return known.get(normalizePath(path))
}
