import type { BlockContent, Blockquote, DefinitionContent, Paragraph, RootContent } from 'mdast'
import type { AlertKind } from '../../markdown/alerts.ts'

const markers: Readonly<Record<AlertKind, string>> = { note: 'NOTE', tip: 'TIP', warning: 'WARNING', danger: 'CAUTION' }

/** A GitHub alert in plain Markdown; the marker is written raw, since an escaped bracket would not be a marker. */
export function alertQuote(kind: AlertKind, title: string | undefined, children: readonly RootContent[]): Blockquote {
  const [first, ...rest] = children
  const marker = `[!${markers[kind]}]${title === undefined ? '' : ` ${title}`}`
  const blocks =
    first?.type === 'paragraph'
      ? [markedParagraph(`${marker}\n`, first.children), ...rest]
      : [markedParagraph(marker, []), ...children]
  return { type: 'blockquote', children: blocks as (BlockContent | DefinitionContent)[] }
}

function markedParagraph(marker: string, children: Paragraph['children']): Paragraph {
  return { type: 'paragraph', children: [{ type: 'html', value: marker }, ...children] }
}

export function isAlertKind(kind: string): kind is AlertKind {
  return Object.hasOwn(markers, kind)
}
