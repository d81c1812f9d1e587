import type { ChangeNote } from '../../../generator/contract/history.ts'
import { openNotes } from '../../../generator/contract/history.ts'
import { historyOf } from '../../server/content/history.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import { Link } from '../Link.tsx'
import { Prose } from '../prose/Prose.tsx'

interface Props {
  readonly api: string
  /** Id of the operation or channel. */
  readonly of: string
}

/** What the changelogs tell of an operation or channel, newest first. */
export function ChangeHistory({ api, of }: Props) {
  const { locale } = useArticle()
  return <ChangeNotes notes={historyOf(api, of, locale)} />
}

/** Dated notes, each with a link to its entry; all but the first ones are closed. */
export function ChangeNotes({ notes }: { readonly notes: readonly ChangeNote[] }) {
  const words = useWords()
  const earlier = notes.slice(openNotes)
  if (notes.length === 0) return null
  return (
    <div className="history">
      <p className="history-title">{words.text('reference.history')}</p>
      <NoteList notes={notes.slice(0, openNotes)} />
      {earlier.length === 0 ? null : (
        <details className="nested">
          <summary>{words.text('reference.history.earlier', { count: earlier.length })}</summary>
          <NoteList notes={earlier} />
        </details>
      )}
    </div>
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
