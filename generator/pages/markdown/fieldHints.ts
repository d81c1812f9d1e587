import type { ExternalDocs, SchemaNode, XmlHints } from '../../contract/reference.ts'
import { isSafeAddress } from '../../markdown/safeAddress.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { type MarkdownContext, nameText } from './markdownContext.ts'
import { link, text } from './markdownParts.ts'
import { codeSpan } from './markdownText.ts'

/** What else is said of a field, a line each: which fields it asks for, how it is written as XML, where to read more. */
export function fieldHints(schema: SchemaNode, context: MarkdownContext): string[] {
  const { labels } = context
  const { dependencies = [], xml, externalDocs, contentEncoding, contentMediaType } = schema
  const content = [contentMediaType, contentEncoding].filter((part) => part !== undefined)
  return [
    ...dependencies.map(
      ({ property, requires }) =>
        `${codeSpan(property)} ${labels.requires} ${requires.map(codeSpan).join(labels.comma)}${labels.stop.trim()}`,
    ),
    ...(content.length > 0
      ? [`${labels.contentSchema}${labels.colon}${content.map(codeSpan).join(labels.comma)}`]
      : []),
    ...(xml && Object.keys(xml).length > 0 ? [`XML${labels.colon}${xmlText(xml, labels)}`] : []),
    ...(externalDocs ? [readMore(externalDocs, context)] : []),
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
