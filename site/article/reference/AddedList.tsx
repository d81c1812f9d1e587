import type { Api } from '../../../generator/contract/reference.ts'
import { type Addition, additionsOn } from '../../../generator/model/view/additions.ts'
import { useApi, useArticle, useWords } from '../articleContext.tsx'
import { pageHref } from '../links.ts'
import { EntryLink } from './EntryLink.tsx'

interface Props {
  readonly api?: string
  /** The day of `x-since`. */
  readonly day: string
}

/** The additions to an API on a day, field by field, behind a disclosure. */
export function AddedList({ api: apiId, day }: Props) {
  const api = useApi(apiId)
  const words = useWords()
  const additions = additionsOn(api, day)
  if (additions.length === 0) return null
  return (
    <details className="values in-words">
      <summary>{words.text('reference.additions')}</summary>
      <div>
        <ul>
          {additions.map((addition) => (
            <AddedEntry key={`${addition.row.kind} ${addition.row.id}`} addition={addition} api={api} />
          ))}
        </ul>
      </div>
    </details>
  )
}

function AddedEntry({ addition, api }: { readonly addition: Addition; readonly api: Api }) {
  const { row, page, isWhole, sent, received } = addition
  const words = useWords()
  return (
    <li>
      <EntryLink row={row} api={api} /> <code>{row.method}</code>
      {isWhole ? ` · ${words.text('reference.additions.whole')}` : null}
      {sent.length > 0 ? (
        <> · {words.rich('reference.additions.sent', { fields: <FieldLinks fields={sent} page={page} /> })}</>
      ) : null}
      {received.length > 0 ? (
        <> · {words.rich('reference.additions.received', { fields: <FieldLinks fields={received} page={page} /> })}</>
      ) : null}
    </li>
  )
}

function FieldLinks({ fields, page }: { readonly fields: Addition['sent']; readonly page: string }) {
  const article = useArticle()
  const links = fields.map(({ name, anchor }) => (
    <a key={anchor} href={pageHref(`${page}#${anchor}`, article)}>
      <code>{name}</code>
    </a>
  ))
  return <>{article.words.intl.formatList(links)}</>
}
