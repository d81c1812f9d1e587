import type { ExternalDocs } from '../../contract/annotations.ts'
import type { Json } from '../../contract/json.ts'
import type { SchemaNode, XmlHints } from '../../contract/schema.ts'
import { isSafeAddress } from '../../markdown/safeAddress.ts'
import { type Condition, readConditions } from '../../model/view/conditions.ts'
import type { Field } from '../../model/view/fieldTree.ts'
import { valueText } from '../../model/view/valueText.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { type MarkdownContext, nameText } from './markdownContext.ts'
import { link, text } from './markdownParts.ts'
import { codeSpan } from './markdownText.ts'

/** What else is said of a field, a line each: what its members ask of each other, how it is written as XML, where to read more. */
export function fieldHints({ schema, element }: Pick<Field, 'schema' | 'element'>, context: MarkdownContext): string[] {
  const { labels, say } = context
  const { xml, externalDocs, contentEncoding, contentMediaType } = schema
  const { dependencies = [] } = element
  const content = [contentMediaType, contentEncoding].filter((part) => part !== undefined)
  return [
    ...dependencies.map(({ property, requires }) =>
      say('reference.dependency', {
        property: codeSpan(property),
        names: requires.map(codeSpan).join(labels.enumerationComma),
      }),
    ),
    ...readConditions(element).conditions.flatMap((condition) => conditionTexts(condition, context)),
    ...(content.length > 0
      ? [`${labels.contentSchema}${labels.colon}${content.map(codeSpan).join(labels.enumerationComma)}`]
      : []),
    ...(xml && Object.keys(xml).length > 0 ? [`XML${labels.colon}${xmlText(xml, labels)}`] : []),
    ...(externalDocs ? [readMore(externalDocs, context)] : []),
  ]
}

/** `price` is required when `type` is `LIMIT`, a line for each kind of consequence. */
function conditionTexts({ when, requires, forbids, allows }: Condition, { locale, say }: MarkdownContext): string[] {
  const list = (values: readonly Json[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(locale, { type }).format(values.map((value) => codeSpan(valueText(value))))
  const parts = when.map(({ name, values, mayBeAbsent }) =>
    say('reference.condition.is', {
      kind: values.length === 0 ? 'sent' : mayBeAbsent ? 'absent' : 'is',
      name: codeSpan(name),
      values: list(values, 'disjunction'),
    }),
  )
  const question = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
  const written = (id: 'requires' | 'forbids' | 'allows', names: readonly string[], values: readonly Json[] = []) =>
    names.length === 0
      ? []
      : [
          say(`reference.condition.${id}`, {
            names: list(names, 'conjunction'),
            count: names.length,
            values: list(values, 'disjunction'),
            when: question,
          }),
        ]
  return [
    ...written('requires', requires),
    ...written('forbids', forbids),
    ...allows.flatMap(({ name, values }) => written('allows', [name], values)),
  ]
}

/** A link to where a spec says that more is to be read. */
export function readMore({ url, description }: ExternalDocs, context: MarkdownContext): string {
  const shown = description ? nameText(description, context) : url
  const children = isSafeAddress(url) ? link(url, shown) : text(shown)
  return stringifyMarkdown([{ type: 'paragraph', children }]).trim()
}

/** How a parameter or a part of a body is written. */
export function serializationLabels({ serialization }: SchemaNode, labels: MarkdownContext['labels']): string[] {
  if (!serialization) return []
  const { form, contentType, allowReserved, allowEmptyValue } = serialization
  return [
    ...(form === undefined ? [] : [`${labels.written} ${codeSpan(form)}`]),
    ...(contentType === undefined ? [] : [`${labels.as} ${codeSpan(contentType)}`]),
    ...(allowReserved ? [labels.allowReserved] : []),
    ...(allowEmptyValue ? [labels.allowEmptyValue] : []),
  ]
}

/** The words are those of the specification, as in the document itself. */
function xmlText(xml: XmlHints, { comma }: MarkdownContext['labels']): string {
  return Object.entries(xml)
    .map(([key, value]) => (value === true ? key : `${key} ${codeSpan(String(value))}`))
    .join(comma)
}
