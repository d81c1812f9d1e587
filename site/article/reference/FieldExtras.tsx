import type { Field } from '../../../generator/model/view/field.ts'
import { useArticle } from '../articleContext.tsx'
import { MarkdownOnly } from '../MarkdownOnly.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { reportAddress } from './reportAddress.ts'

/** An example in the Markdown version: the page on the screen has examples of whole bodies beside the fields. */
export function FieldExample({ field: { schema } }: { readonly field: Field }) {
  const { words } = useArticle()
  const [example = null] = schema.examples ?? []
  if (typeof example === 'object') return null
  return <MarkdownOnly>{words.rich('reference.forExample', { example: <code>{String(example)}</code> })}</MarkdownOnly>
}

/** A link to report a mistake, where the address of the project asks for the field. */
export function FieldReport({ field: { anchor, name } }: { readonly field: Field }) {
  const article = useArticle()
  const address = article.site.links.report?.includes('{field}') && reportAddress(article, { anchor, field: anchor })
  if (!address) return null
  return (
    <span className="field-report">
      <OutsideLink href={address}>{article.words.text('reference.reportField', { name })}</OutsideLink>
    </span>
  )
}
