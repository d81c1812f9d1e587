import { Fragment, type ReactNode } from 'react'
import type { ExternalDocs } from '../../../generator/contract/annotations.ts'
import type { XmlHints } from '../../../generator/contract/schema.ts'
import { type Condition, readConditions } from '../../../generator/model/view/conditions.ts'
import type { Field } from '../../../generator/model/view/field.ts'
import { valueText } from '../../../generator/model/view/valueText.ts'
import { useArticle } from '../articleContext.tsx'
import type { ArticleMessages } from '../messages.ts'
import { plainText } from '../prose/Prose.tsx'
import { NameList } from './NameList.tsx'
import { OutsideLink } from './OutsideLink.tsx'

/** Further notes about a field: what its members ask of each other, its form in XML, external documentation. */
export function FieldHints({ field: { schema, element } }: { readonly field: Pick<Field, 'schema' | 'element'> }) {
  const { words } = useArticle()
  const { xml, externalDocs } = schema
  const { dependencies = [] } = element
  const { conditions } = readConditions(element)
  return (
    <>
      {dependencies.map(({ property, requires }) => (
        <p key={property}>
          {words.rich('reference.dependency', {
            property: <code key="property">{property}</code>,
            names: <NameList key="names" names={requires} />,
          })}
        </p>
      ))}
      {conditions.map((condition) => (
        <ConditionNote key={JSON.stringify(condition)} condition={condition} />
      ))}
      {xml && Object.keys(xml).length > 0 ? <p className="xml">{xmlText(xml, words)}</p> : null}
      {externalDocs ? (
        <p>
          <ReadMore docs={externalDocs} />
        </p>
      ) : null}
    </>
  )
}

/** `price` is required when `type` is `LIMIT`. */
function ConditionNote({ condition: { when, requires, forbids, allows } }: { readonly condition: Condition }) {
  const { words } = useArticle()
  const list = (names: readonly string[], type: 'conjunction' | 'disjunction') =>
    words.intl.formatList(
      names.map((name) => <code key={name}>{name}</code>),
      { type },
    )
  const parts = when.map(({ name, values, mayBeAbsent }) => (
    <Fragment key={name}>
      {words.rich('reference.condition.is', {
        kind: values.length === 0 ? 'sent' : mayBeAbsent ? 'absent' : 'is',
        name: <code key="name">{name}</code>,
        values: <Fragment key="values">{list(values.map(valueText), 'disjunction')}</Fragment>,
      })}
    </Fragment>
  ))
  const sentences = [
    ...(requires.length > 0 ? [{ id: 'reference.condition.requires', names: requires, values: [] } as const] : []),
    ...(forbids.length > 0 ? [{ id: 'reference.condition.forbids', names: forbids, values: [] } as const] : []),
    ...allows.map(({ name, values }) => ({ id: 'reference.condition.allows', names: [name], values }) as const),
  ]
  return sentences.map(({ id, names, values }) => (
    <p key={id + names}>
      {words.rich(id, {
        count: names.length,
        names: <Fragment key="names">{list(names, 'conjunction')}</Fragment>,
        values: <Fragment key="values">{list(values.map(valueText), 'disjunction')}</Fragment>,
        when: <Fragment key="when">{words.intl.formatList(parts)}</Fragment>,
      })}
    </p>
  ))
}

/** A link to the external documentation that a spec names. */
export function ReadMore({ docs: { url, description } }: { readonly docs: ExternalDocs }) {
  const article = useArticle()
  const text = description ? plainText(description, article) : article.words.text('reference.externalDocs')
  return <OutsideLink href={url}>{text}</OutsideLink>
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
