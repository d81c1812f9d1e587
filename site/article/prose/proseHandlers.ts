import type { Blockquote, Html, Paragraph, Parents } from 'mdast'
import { defaultHandlers, type Options } from 'remark-rehype'
import { alertOf } from '../../../generator/markdown/alerts.ts'
import type { ArticleMessages } from '../messages.ts'
import { calloutAttributes } from './calloutKinds.ts'

type Handlers = NonNullable<Options['handlers']>
type Handler = NonNullable<Handlers['html']>

/** How prose becomes HTML where it is not as usual: raw HTML is shown as the text that it is, GitHub alerts are callouts. */
export function proseHandlers(words: ArticleMessages): Handlers {
  return { html: htmlAsText, blockquote: quoteOrCallout(words) }
}

const blockParents: readonly string[] = ['root', 'blockquote', 'listItem', 'footnoteDefinition']

const htmlAsText: Handler = (state, { value }: Html, parent: Parents | undefined) => {
  const text = { type: 'text', value } as const
  const isBlock = parent && blockParents.includes(parent.type)
  return state.one(isBlock ? { type: 'paragraph', children: [text] } : text, parent)
}

function quoteOrCallout(words: ArticleMessages): Handler {
  return (state, quote: Blockquote) => {
    const alert = alertOf(quote)
    if (!alert) return defaultHandlers.blockquote(state, quote)
    const { className, ...attributes } = calloutAttributes(alert.kind, words)
    const title: Paragraph = {
      type: 'paragraph',
      data: { hProperties: { className: ['callout-title'] } },
      children: [{ type: 'text', value: attributes['aria-label'] }],
    }
    return defaultHandlers.blockquote(state, {
      type: 'blockquote',
      data: { hName: 'div', hProperties: { className: [className], ...attributes } },
      children: [title, ...alert.children],
    })
  }
}
