import { useIntl } from 'react-intl'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** Actions on the page: edit, report, read as Markdown, follow; and the newest day in changelogs about it. */
function Actions() {
  const { editUrl, reportUrl, markdownUrl, feedUrl, changed } = usePage()
  const { formatMessage } = useIntl()
  const text = useText()
  const links = [
    ['shell.edit', editUrl],
    ['shell.report', reportUrl],
    ['shell.markdown', markdownUrl],
    ['shell.feed', feedUrl, 'application/atom+xml'],
  ] as const
  if (!changed && links.every(([, url]) => !url)) return null
  return (
    <ul className="page-links">
      {links.map(
        ([id, url, type]) =>
          url && (
            <li key={id}>
              <a href={url} type={type}>
                {text(id)}
              </a>
            </li>
          ),
      )}
      {changed && (
        <li className="page-date">
          {formatMessage({ id: 'shell.changed' }, { date: <time dateTime={changed.day}>{changed.text}</time> })}
        </li>
      )}
    </ul>
  )
}

/** The pages before and after in the section's reading order. */
function Neighbours() {
  const { previous, next } = usePage()
  const text = useText()
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={text('shell.navigation.neighbours')}>
      {previous && (
        <a href={previous.url} rel="prev">
          <span>{text('shell.previous')}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.url} rel="next">
          <span>{text('shell.next')}</span>
          {next.title}
        </a>
      )}
    </nav>
  )
}

/** Two plain links: their targets are the project's own. */
function Helpful() {
  const { helpful } = usePage()
  const text = useText()
  if (!helpful) return null
  return (
    <p className="helpful">
      {text('shell.helpful')} <a href={helpful.yes}>{text('shell.helpful.yes')}</a>{' '}
      <a href={helpful.no}>{text('shell.helpful.no')}</a>
    </p>
  )
}

export function PageFoot() {
  return (
    <footer className="page-foot">
      <Helpful />
      <Actions />
      <Neighbours />
    </footer>
  )
}
