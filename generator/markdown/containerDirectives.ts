import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Extension } from 'micromark-util-types'
import type { Processor } from 'unified'

const colon = 58
const containers = [directive().flow?.[colon] ?? []].flat().slice(0, 1)

/**
 * Reads `:::note` and nothing else of the syntax of directives: a colon before a word, as in `key:value` or `10:30`, stays
 * text.
 */
export function containerDirectives(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [colon]: containers } }]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}
