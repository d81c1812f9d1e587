import type { RateLimit } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { type EntryRow, listedRows } from '../../../generator/model/view/entryRows.ts'
import { findPage } from '../../../generator/model/view/findPage.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import { AssumedLegend } from './CertaintyNote.tsx'
import { EntryLink, EntryPath, EntrySentence } from './EntryLink.tsx'
import { HeadRow } from './HeadRow.tsx'
import { Method } from './Method.tsx'
import { shortRequestsText } from './rateLimitText.ts'

/** The calls or channels of the page: name, method and path, rate limit, and a sentence about each. */
export function EntryTable() {
  const { route, reference } = useArticle()
  const found = findPage(route, reference.apis)
  if (!found) return null
  const rows = listedRows(found.page, found.api)
  // Where everything is deprecated, a mark on each row is of no use.
  const hasMarks = rows.some(({ deprecation }) => !deprecation)
  const hasLimits = rows.some(({ rateLimit }) => rateLimit)
  const name = rows.some(({ kind }) => kind === 'operation') ? 'reference.entries.call' : 'reference.entries.channel'
  const limit = hasLimits ? (['reference.rateLimit.limit'] as const) : []
  return (
    <>
      <table className="stacking-table entry-table">
        <HeadRow ids={[name, ...limit, 'reference.entries.about']} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.anchor} row={row} api={found.api} hasLimits={hasLimits} hasMarks={hasMarks} />
          ))}
        </tbody>
      </table>
      {rows.some(({ rateLimit }) => rateLimit?.certainty) ? <AssumedLegend /> : null}
    </>
  )
}

interface RowProps {
  readonly row: EntryRow
  readonly api: Api
  readonly hasLimits: boolean
  readonly hasMarks: boolean
}

function Row({ row, api, hasLimits, hasMarks }: RowProps) {
  const words = useWords()
  const { anchor, method, rateLimit, deprecation, isElsewhere } = row
  return (
    <tr>
      <th scope="row">
        <EntryLink row={row} api={api} href={isElsewhere ? undefined : `#${anchor}`} />{' '}
        {hasMarks && deprecation ? <s>{words.text('reference.deprecated')}</s> : null}
        <span className="entry-call">
          <Method method={method} /> <EntryPath row={row} />
        </span>
      </th>
      {hasLimits ? <td>{rateLimit ? <ShortLimit limit={rateLimit} /> : null}</td> : null}
      <td>
        <EntrySentence row={row} as="span" />
      </td>
    </tr>
  )
}

/** The figure alone; the mark of an assumed one explains itself to a pointer, and the legend to all readers. */
function ShortLimit({ limit }: { readonly limit: RateLimit }) {
  const words = useWords()
  const figure = shortRequestsText(limit, words)
  return limit.certainty ? <abbr title={words.text('reference.rateLimit.assumed.legend')}>≈{figure}</abbr> : figure
}
