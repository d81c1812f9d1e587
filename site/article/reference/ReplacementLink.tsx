import type { Api } from '../../../generator/contract/reference.ts'
import type { EntryKind } from '../../../generator/model/view/addresses.ts'
import { findReplacement, type Replacement } from '../../../generator/model/view/replacements.ts'
import { useArticle } from '../articleContext.tsx'
import { plainText } from '../prose/Prose.tsx'
import { EntryLink } from './EntryLink.tsx'

interface Props {
  /** `id`, or `api#id` where it is another API's. */
  readonly name: string
  readonly kind: EntryKind
  readonly api: Api
}

/** A link to the replacement of an operation or channel, by its title; another API is named. */
export function ReplacementLink({ name, kind, api }: Props) {
  const article = useArticle()
  const found = findReplacement(name, kind, api, article.reference.apis)
  if (!found) return <code>{name}</code>
  return (
    <>
      <EntryLink row={found.row} api={found.api} />
      {found.api.id === api.id
        ? null
        : article.words.rich('reference.ofApi', { api: plainText(apiTitle(found), article) })}
    </>
  )
}

/** An API with REST and WebSocket has a title for each. */
function apiTitle({ row, api }: Replacement): Api['title'] {
  return row.kind === 'channel' ? (api.streaming?.title ?? api.title) : api.title
}
