import type { Json } from '../../contract/json.ts'
import type { ExternalDocs, SchemaNode, XmlHints } from '../../contract/reference.ts'
import { isSafeAddress } from '../../markdown/safeAddress.ts'
import { type Condition, type MemberValues, readConditions } from '../../model/view/conditions.ts'
import type { Field } from '../../model/view/fieldTree.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { type MarkdownContext, nameText } from './markdownContext.ts'
import { link, text } from './markdownParts.ts'
import { codeSpan } from './markdownText.ts'
import { inBrackets } from './punctuation.ts'

/** What else is said of a field, a line each: what its members ask of each other, how it is written as XML, where to read more. */
export function fieldHints({ schema, element }: Pick<Field, 'schema' | 'element'>, context: MarkdownContext): string[] {
  const { labels } = context
  const { xml, externalDocs, contentEncoding, contentMediaType } = schema
  const { dependencies = [] } = element
  const content = [contentMediaType, contentEncoding].filter((part) => part !== undefined)
  return [
    ...dependencies.map(
      ({ property, requires }) =>
        `${codeSpan(property)} ${labels.requires} ${requires.map(codeSpan).join(labels.comma)}${labels.stop.trim()}`,
    ),
    ...readConditions(element).conditions.flatMap((condition) => conditionTexts(condition, labels)),
    ...(content.length > 0
      ? [`${labels.contentSchema}${labels.colon}${content.map(codeSpan).join(labels.comma)}`]
      : []),
    ...(xml && Object.keys(xml).length > 0 ? [`XML${labels.colon}${xmlText(xml, labels)}`] : []),
    ...(externalDocs ? [readMore(externalDocs, context)] : []),
  ]
}

/** `price` required when `type` = `LIMIT`, a line for each kind of consequence. */
function conditionTexts({ when, requires, forbids, allows }: Condition, labels: MarkdownContext['labels']): string[] {
  const membersText = ({ name, values }: MemberValues) =>
    values.length === 0 ? codeSpan(name) : `${codeSpan(name)} = ${values.map(valueSpan).join(' / ')}`
  const question = when
    .map((member) => membersText(member) + (member.mayBeAbsent ? inBrackets(labels.orAbsent, labels) : ''))
    .join(labels.comma)
  const written = (template: string, names: readonly string[]) =>
    names.length === 0
      ? []
      : [template.replace('{names}', () => names.join(labels.comma)).replace('{when}', () => question)]
  return [
    ...written(labels.requiredWhen, requires.map(codeSpan)),
    ...written(labels.notAllowedWhen, forbids.map(codeSpan)),
    ...written(labels.onlyWhen, allows.map(membersText)),
  ].map((line) => line + labels.stop.trim())
}

function valueSpan(value: Json): string {
  return codeSpan(typeof value === 'string' ? value : JSON.stringify(value))
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
