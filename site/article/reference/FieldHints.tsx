import { Fragment, type ReactNode } from 'react'
import type { ExternalDocs } from '../../../generator/contract/annotations.ts'
import type { XmlHints } from '../../../generator/contract/schema.ts'
import type { Field } from '../../../generator/model/view/field.ts'
import { useArticle } from '../articleContext.tsx'
import type { ArticleMessages } from '../messages.ts'
import { plainText } from '../prose/Prose.tsx'
import { DependencyNotes, ObjectConditions } from './FieldConditions.tsx'
import { OutsideLink } from './OutsideLink.tsx'

/** Further notes about a field: dependencies between its members, its form in XML, external documentation. */
export function FieldHints({ field }: { readonly field: Field }) {
  const { words } = useArticle()
  const { xml, externalDocs } = field.schema
  return (
    <>
      <DependencyNotes field={field} />
      <ObjectConditions field={field} />
      {xml && Object.keys(xml).length > 0 ? <p className="xml">{xmlText(xml, words)}</p> : null}
      <ReadMore docs={externalDocs} />
    </>
  )
}

interface ReadMoreProps {
  readonly docs: ExternalDocs | undefined
  readonly as?: 'p' | 'li'
}

/** A link to the external documentation that a spec names, where it names any. */
export function ReadMore({ docs, as: Tag = 'p' }: ReadMoreProps) {
  const article = useArticle()
  if (!docs) return null
  const { url, description } = docs
  const text = description ? plainText(description, article) : article.words.text('reference.externalDocs')
  return (
    <Tag>
      <OutsideLink href={url}>{text}</OutsideLink>
    </Tag>
  )
}

function xmlText(
  { name, prefix, namespace, nodeType = 'element', wrapped }: XmlHints,
  words: ArticleMessages,
): ReactNode {
  const whole = [prefix, name].filter((part) => part !== undefined).join(':')
  const node = words.rich('reference.xml.node', { nodeType, name: whole === '' ? '' : <code key="name">{whole}</code> })
  const parts = [
    ...(whole !== '' || nodeType !== 'element' ? [node] : []),
    ...(namespace === undefined
      ? []
      : [words.rich('reference.xml.namespace', { namespace: <code key="namespace">{namespace}</code> })]),
    ...(wrapped ? [words.text('reference.xml.wrapped')] : []),
  ]
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity of their own
  const place = parts.map((part, index) => <Fragment key={index}>{index === 0 ? part : <>, {part}</>}</Fragment>)
  return words.rich('reference.xml', { place })
}
