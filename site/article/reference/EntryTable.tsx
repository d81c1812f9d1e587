import { localized } from '../../../generator/contract/locales.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { firstSentence } from '../../../generator/markdown/firstSentence.ts'
import { type EntryRow, listedRows } from '../../../generator/model/view/entryRows.ts'
import { findPage } from '../../../generator/model/view/findPage.ts'
import { rateFigure } from '../../../generator/model/view/rateBudgets.ts'
import { useArticle } from '../articleContext.tsx'
import { entryHref } from '../links.ts'
import { langOf, plainText } from '../prose/Prose.tsx'
import { breakableName } from './breakableName.tsx'
import { HeadRow } from './HeadRow.tsx'
import { Method } from './Method.tsx'
import { PathTemplate } from './PathTemplate.tsx'

/** The calls or channels of the page: name, method and path, rate limit, and a sentence about each. */
export function EntryTable() {
  const { route, reference } = useArticle()
  const found = findPage(route, reference.apis)
  if (!found) return null
  const rows = listedRows(found.page, found.api)
  // Where everything is deprecated, a mark on each row tells nothing.
  const hasMarks = rows.some(({ deprecation }) => !deprecation)
  const hasLimits = rows.some(({ rateLimit }) => rateLimit)
  const name = rows.some(({ kind }) => kind === 'operation') ? 'reference.entries.call' : 'reference.entries.channel'
  const limit = hasLimits ? (['reference.rateLimit.limit'] as const) : []
  return (
    <table className="stacking-table entry-table">
      <HeadRow ids={[name, ...limit, 'reference.entries.about']} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.anchor} row={row} api={found.api} hasLimits={hasLimits} hasMarks={hasMarks} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly row: EntryRow
  readonly api: Api
  readonly hasLimits: boolean
  readonly hasMarks: boolean
}

function Row({ row, api, hasLimits, hasMarks }: RowProps) {
  const article = useArticle()
  const { words } = article
  const { kind, id, anchor, title, method, path, rateLimit, deprecation, isElsewhere } = row
  const name = plainText(title, article)
  const isNamed = name !== path
  const href = isElsewhere ? entryHref(kind, id, api, article) : `#${anchor}`
  return (
    <tr>
      <th scope="row">
        {/* What has no title is called by its address. */}
        <a href={href}>{isNamed ? breakableName(name) : <PathTemplate path={path} />}</a>{' '}
        {hasMarks && deprecation ? <s>{words.text('reference.deprecated')}</s> : null}
        <span className="entry-call">
          <Method method={method} />{' '}
          {isNamed ? (
            <code>
              <PathTemplate path={path} />
            </code>
          ) : null}
        </span>
      </th>
      {hasLimits ? <td>{rateLimit ? rateFigure(rateLimit) : null}</td> : null}
      <td>
        <About row={row} />
      </td>
    </tr>
  )
}

function About({ row: { description } }: { readonly row: EntryRow }) {
  const article = useArticle()
  if (!description) return null
  const { text, locale } = localized(description, article.locale, article.defaultLocale)
  return <span {...langOf(locale, article)}>{firstSentence(text)}</span>
}
