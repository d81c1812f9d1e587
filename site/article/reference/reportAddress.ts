import { currentVersion } from '../../../generator/contract/versions.ts'
import { fillLink } from '../../server/content/fillLink.ts'
import { readVersions } from '../../server/content/versions.ts'
import { withBase } from '../../shared/url.ts'
import type { Article } from '../articleContext.tsx'

interface ReportedPart {
  readonly anchor: string
  /** Id of the operation or channel. */
  readonly operation?: string
  /** Anchor of the field. */
  readonly field?: string
}

/** Address for reports of a mistake in a part of the page, if the project has set one. */
export function reportAddress({ site, route }: Article, part: ReportedPart): string | undefined {
  const { report } = site.links
  if (report === undefined) return undefined
  const { anchor, operation = '', field = '' } = part
  const url = `${site.origin}${withBase(route.url, site.base)}#${anchor}`
  const version = readVersions()?.own ?? currentVersion
  return fillLink(report, { title: route.title, url, operation, field, language: route.locale, version })
}
