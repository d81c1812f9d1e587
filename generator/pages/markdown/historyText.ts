import type { Api } from '../../contract/reference.ts'
import { type MarkdownContext, proseText } from './markdownContext.ts'
import { headingLine } from './markdownText.ts'

/** What the changelogs tell of an operation or channel, each line with a link to the entry. */
export function historyText(id: string, api: Api, level: number, context: MarkdownContext): string[] {
  const notes = context.historyOf(api.id, id)
  if (notes.length === 0) return []
  const lines = notes.map(
    ({ date, text, path }) =>
      `- [${date}](${context.addressOf(path)})${context.labels.colon}${proseText(text, context).replaceAll('\n', ' ')}`,
  )
  return [headingLine(level, context.labels.history), lines.join('\n')]
}
