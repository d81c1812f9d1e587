import type { SourceLocation } from '../../../generator/contract/diagnostics.ts'
import { fillLink } from '../../server/content/fillLink.ts'
import { useArticle } from '../articleContext.tsx'
import { OutsideItem } from './OutsideLink.tsx'
import { reportAddress } from './reportAddress.ts'

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
  const article = useArticle()
  const { site, words } = article
  const { edit } = site.links
  const report = reportAddress(article, { anchor, operation: id })
  if (single || (edit === undefined && report === undefined)) return null
  return (
    <ul className="maintenance">
      <OutsideItem href={edit && fillLink(edit, { file, line: String(line) })}>
        {words.text('reference.editSource')}
      </OutsideItem>
      <OutsideItem href={report}>{words.text('reference.report')}</OutsideItem>
    </ul>
  )
}
