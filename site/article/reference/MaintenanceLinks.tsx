import type { SourceLocation } from '../../../generator/contract/diagnostics.ts'
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
  const url = `${site.origin}${withBase(route.url, site.base)}#${anchor}`
  if (single || (edit === undefined && report === undefined)) return null
  return (
    <ul className="maintenance">
      {edit !== undefined && (
        <li>
          <OutsideLink href={fill(edit, { file, line: String(line) })}>
            {words.text('reference.editSource')}
          </OutsideLink>
        </li>
      )}
      {report !== undefined && (
        <li>
          <OutsideLink href={fill(report, { title: route.title, url, operation: id })}>
            {words.text('reference.report')}
          </OutsideLink>
        </li>
      )}
    </ul>
  )
}

/** Fills `{name}` in an address of the configuration; each value is percent-encoded, a path keeps its slashes. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const encoded = encodeURIComponent(values[name] ?? placeholder)
    return name === 'file' ? encoded.replaceAll('%2F', '/') : encoded
  })
}
