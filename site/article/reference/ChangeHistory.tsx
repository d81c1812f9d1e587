import type { ChangeNote } from '../../../generator/contract/history.ts'
import { historyOf } from '../../server/content/history.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import { Link } from '../Link.tsx'
import { Prose } from '../prose/Prose.tsx'

interface Props {
  readonly api: string
  /** Id of the operation or channel. */
  readonly of: string
}

/** Changelog entries about an operation or channel, newest first. */
export function ChangeHistory({ api, of }: Props) {
  const { locale } = useArticle()
  return <ChangeNotes notes={historyOf(api, of, locale)} />
}

/** Dated notes behind a disclosure, each with a link to its entry. */
export function ChangeNotes({ notes }: { readonly notes: readonly ChangeNote[] }) {
  const words = useWords()
  const [latest] = notes
  if (!latest) return null
  return (
    <details className="history nested">
      <summary>{words.text('reference.history', { count: notes.length, date: latest.date })}</summary>
      <NoteList notes={notes} />
    </details>
  )
}

function NoteList({ notes }: { readonly notes: readonly ChangeNote[] }) {
  return (
    <ul>
      {notes.map(({ date, text, path }) => (
        <li key={`${path} ${Object.values(text).join()}`}>
          <Link href={path}>
            <time dateTime={date}>{date}</time>
          </Link>
          <Prose value={text} as="span" />
        </li>
      ))}
    </ul>
  )
}
