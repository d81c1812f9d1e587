import type { Encoding } from '../../contract/operation.ts'
import type { ContentOutline } from '../../model/view/contentOutline.ts'
import { readMore } from './fieldHints.ts'
import { type MarkdownContext, nameText } from './markdownContext.ts'
import { fieldItems } from './markdownFields.ts'
import { codeSpan } from './markdownText.ts'

/** What belongs to a body but to none of its fields: headers of its parts, parts without a name, examples elsewhere. */
export function contentNotes({ content, parts }: ContentOutline, context: MarkdownContext): string[] {
  const { encodings = [], externalExamples = [] } = content
  const { labels } = context
  const unnamed = encodings.filter(({ part }) => part.startsWith('['))
  return [
    ...(unnamed.length > 0
      ? [`${labels.unnamedParts}${labels.colon.trim()}\n${unnamed.map(partLine).join('\n')}`]
      : []),
    ...parts.flatMap(({ part, headers }) =>
      headers.length > 0
        ? [`${labels.partHeaders} ${codeSpan(part)}${labels.colon.trim()}`, fieldItems(headers, context)]
        : [],
    ),
    ...externalExamples.map(({ name, summary, url }) => {
      const title = summary ? nameText(summary, context) : name
      return `${labels.elsewhere}${labels.colon}${readMore({ url, description: { en: title } }, context)}`
    }),
  ]
}

function partLine({ part, contentType }: Encoding): string {
  return `- ${codeSpan(part)}${contentType === undefined ? '' : ` — ${codeSpan(contentType)}`}`
}
