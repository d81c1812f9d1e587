import type { SourceLocation } from '../../../generator/contract/diagnostics.ts'
import { currentVersion } from '../../../generator/contract/versions.ts'
import { fillLink } from '../../server/content/fillLink.ts'
import { readVersions } from '../../server/content/versions.ts'
import { withBase } from '../../shared/url.ts'
import { useArticle } from '../articleContext.tsx'
import { OutsideLink } from './OutsideLink.tsx'

interface Props {
  /** Id of the operation or channel. */
  readonly id: string
  readonly anchor: string
  readonly source: SourceLocation
  /** The page shows nothing else, and its foot has the links. */
  readonly single: boolean
}

/** The end of an operation or channel on a page of several: links to edit its source and to report a mistake. */
export function MaintenanceLinks({ id, anchor, source: { file, line }, single }: Props) {
  const { site, route, words } = useArticle()
  const { edit, report } = site.links
  const version = readVersions()?.own ?? currentVersion
  const url = `${site.origin}${withBase(route.url, site.base)}#${anchor}`
  if (single || (edit === undefined && report === undefined)) return null
  return (
    <ul className="maintenance">
      {edit !== undefined && (
        <li>
          <OutsideLink href={fillLink(edit, { file, line: String(line) })}>
            {words.text('reference.editSource')}
          </OutsideLink>
        </li>
      )}
      {report !== undefined && (
        <li>
          <OutsideLink
            href={fillLink(report, { title: route.title, url, operation: id, language: route.locale, version })}
          >
            {words.text('reference.report')}
          </OutsideLink>
        </li>
      )}
    </ul>
  )
}
