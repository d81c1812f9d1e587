import type { SiteConfig } from '../../../generator/contract/config.ts'
import { type LocaleCode, localized } from '../../../generator/contract/locales.ts'
import { memoizeByObject } from '../../../generator/contract/memoize.ts'
import { normalizePath } from '../../../generator/contract/routes.ts'
import {
  currentVersion,
  type SiteVersion,
  type VersionTable,
  versionPath,
} from '../../../generator/contract/versions.ts'
import type { PageVersions, VersionLink } from '../../shared/pageData.ts'
import { withBase } from '../../shared/url.ts'

export interface VersionsInput {
  readonly site: SiteConfig
  readonly versions: VersionTable | undefined
  readonly locale: LocaleCode
  /** The page at hand; missing where nothing is published. */
  readonly path?: string
}

/** Address of the page in each version; the main page of a version that does not have it. */
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

const pathsOf = memoizeByObject(({ paths }: SiteVersion) => new Map(paths.map((own) => [normalizePath(own), own])))

/** The version's own form of a path: with or without a slash at the end. */
function pathIn(version: SiteVersion, path: string): string | undefined {
  return pathsOf(version).get(normalizePath(path))
}
