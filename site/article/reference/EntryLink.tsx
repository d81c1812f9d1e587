import { localized } from '../../../generator/contract/locales.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { firstSentence } from '../../../generator/markdown/firstSentence.ts'
import type { EntryRow } from '../../../generator/model/view/entryRows.ts'
import { useArticle } from '../articleContext.tsx'
import { entryHref } from '../links.ts'
import { langOf, plainText } from '../prose/Prose.tsx'
import { breakableName } from './breakableName.tsx'
import { PathTemplate } from './PathTemplate.tsx'

interface Props {
  readonly row: EntryRow
  readonly api: Api
  /** An address on the page itself. */
  readonly href?: string | undefined
}

/** A link to an operation or channel by its title; an entry without a title is named by its address. */
export function EntryLink({ row, api, href }: Props) {
  const article = useArticle()
  const { kind, id, title, path } = row
  const name = plainText(title, article)
  const text = name === path ? <PathTemplate path={path} /> : breakableName(name)
  const address = href ?? entryHref(kind, id, api, article)
  return address === undefined ? text : <a href={address}>{text}</a>
}

/** The address of an operation or channel, unless none is stated or it is the title. */
export function EntryPath({ row: { title, path } }: { readonly row: EntryRow }) {
  const article = useArticle()
  return path === '' || plainText(title, article) === path ? null : (
    <code>
      <PathTemplate path={path} />
    </code>
  )
}

/** The first sentence about an operation or channel. */
export function EntrySentence({ row, as: Tag }: { readonly row: EntryRow; readonly as: 'p' | 'span' }) {
  const article = useArticle()
  if (!row.description) return null
  const { text, locale } = localized(row.description, article.locale, article.defaultLocale)
  return <Tag {...langOf(locale, article)}>{firstSentence(text)}</Tag>
}
