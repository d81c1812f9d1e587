import type { Api } from '../../../generator/contract/reference.ts'
import { useArticle } from '../articleContext.tsx'
import { entryHref } from '../links.ts'
import { plainText } from '../prose/Prose.tsx'
import { findReplacement, type Replacement } from './channel/channelLinks.ts'

interface Props {
  /** `id`, or `api#id` where it is another API's. */
  readonly name: string
  readonly kind: Replacement['kind']
  readonly api: Api
}

/** A link to what replaces an operation or channel, by its title; another API is named. */
export function ReplacementLink({ name, kind, api }: Props) {
  const article = useArticle()
  const found = findReplacement(name, kind, api, article)
  if (!found) return <code>{name}</code>
  const { title, id } = found.kind === 'operation' ? found.operation : found.channel
  const href = entryHref(found.kind, id, found.api, article)
  const text = plainText(title, article)
  return (
    <>
      {href === undefined ? text : <a href={href}>{text}</a>}
      {found.api.id === api.id
        ? null
        : article.words.rich('reference.ofApi', { api: plainText(apiTitle(found), article) })}
    </>
  )
}

/** An API with REST and WebSocket has a title for each. */
function apiTitle({ kind, api }: Replacement): Api['title'] {
  return kind === 'channel' ? (api.streaming?.title ?? api.title) : api.title
}
