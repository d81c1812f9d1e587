import { localePrefix } from '../../../generator/contract/locales.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { type Ending, type EndingDay, endingDays, endingsPath } from '../../../generator/model/view/endings.ts'
import { withBase } from '../../shared/url.ts'
import { useApi, useArticle, useWords } from '../articleContext.tsx'
import { Table } from '../elements.tsx'
import { Prose } from '../prose/Prose.tsx'
import { EndText } from './DeprecationBanner.tsx'
import { EntryLink } from './EntryLink.tsx'
import { HeadRow } from './HeadRow.tsx'
import { ReplacementLink } from './ReplacementLink.tsx'

/** Longer lists wait behind a disclosure. */
const mostShown = 6

/** The last days of an API's calls and channels, with their replacements. */
export function EndingList({ api: apiId }: { readonly api?: string }) {
  const api = useApi(apiId)
  const { words, site, locale, defaultLocale } = useArticle()
  const days = endingDays(api)
  if (days.length === 0) return null
  return (
    <>
      <Table>
        <HeadRow ids={['reference.endings.day', 'reference.endings.entries']} />
        <tbody>
          {days.map((day) => (
            <DayRow key={`${day.since} ${day.sunset}`} day={day} api={api} />
          ))}
        </tbody>
      </Table>
      <p>
        <a href={withBase(localePrefix(locale, defaultLocale) + endingsPath, site.base)} type="application/json">
          {words.text('reference.endings.file')}
        </a>
      </p>
    </>
  )
}

function DayRow({ day, api }: { readonly day: EndingDay; readonly api: Api }) {
  const article = useArticle()
  const isShort = day.entries.length <= mostShown
  const list = (
    <ul className="plain-list">
      {day.entries.map((entry) => (
        <EndingItem key={`${entry.kind} ${entry.id}`} entry={entry} api={api} hasNote={isShort} />
      ))}
    </ul>
  )
  return (
    <tr>
      <td>
        <EndText deprecation={day} article={article} />
      </td>
      <td>
        {isShort ? (
          list
        ) : (
          <details>
            <summary>{article.words.text('reference.endings.count', { count: day.entries.length })}</summary>
            {list}
          </details>
        )}
      </td>
    </tr>
  )
}

interface EndingItemProps {
  readonly entry: Ending
  readonly api: Api
  /** Whether it says what to do where nothing takes its place; in a long list the page of the entry alone does. */
  readonly hasNote: boolean
}

function EndingItem({ entry, api, hasNote }: EndingItemProps) {
  const words = useWords()
  const { replacements, note } = entry.deprecation
  const links = replacements.map((name) => <ReplacementLink key={name} name={name} kind={entry.kind} api={api} />)
  return (
    <li>
      <EntryLink row={entry} api={api} /> <code>{entry.method}</code>
      {links.length === 0 ? (
        <Prose value={hasNote ? note : undefined} as="p" />
      ) : (
        <>
          {' → '}
          {words.intl.formatList(links, { type: 'disjunction' })}
        </>
      )}
    </li>
  )
}
