import { anchorOf } from '../../contract/ids.ts'
import type { Api, Content, Encoding, SchemaNode } from '../../contract/reference.ts'
import { buildFieldTree, type Direction } from '../../model/view/fieldTree.ts'
import { readMore } from './fieldHints.ts'
import { type MarkdownContext, nameText } from './markdownContext.ts'
import { fieldList } from './markdownFields.ts'
import { codeSpan } from './markdownText.ts'

interface Place {
  readonly api: Api
  readonly anchor: string
  readonly direction: Direction
}

/** What belongs to a body but to none of its fields: headers of its parts, parts without a name, examples elsewhere. */
export function contentNotes(
  { encodings = [], externalExamples = [] }: Content,
  place: Place,
  context: MarkdownContext,
): string[] {
  const { labels } = context
  const unnamed = encodings.filter(({ part }) => part.startsWith('['))
  return [
    ...(unnamed.length > 0 ? [`${labels.unnamedParts}:\n${unnamed.map(partLine).join('\n')}`] : []),
    ...encodings.flatMap((encoding) => partHeaders(encoding, place, context)),
    ...externalExamples.map(({ name, summary, url }) => {
      const title = summary ? nameText(summary, context) : name
      return `${labels.elsewhere}: ${readMore({ url, description: { en: title } }, context)}`
    }),
  ]
}

function partLine({ part, contentType }: Encoding): string {
  return `- ${codeSpan(part)}${contentType === undefined ? '' : ` — ${codeSpan(contentType)}`}`
}

function partHeaders(
  { part, headers }: Encoding,
  { api, anchor, direction }: Place,
  context: MarkdownContext,
): string[] {
  if (headers.length === 0) return []
  const properties = headers.map(({ name, required, schema, description }) => ({
    name,
    required,
    schema: { ...schema, ...(description ? { description } : {}) },
  }))
  const schema: SchemaNode = { types: ['object'], properties }
  const tree = buildFieldTree(schema, { schemas: api.schemas, anchor: anchorOf(anchor, part, 'headers'), direction })
  return [`${context.labels.partHeaders} ${codeSpan(part)}:`, ...fieldList(tree, context)]
}
