import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../generator/markdown/parseMarkdown.ts'
import { rehypeReplays } from './rehype-replays.ts'

const html = unified().use(remarkRehype).use(rehypeReplays).use(rehypeStringify)

it.each([
  ['[See it](/console#replay=a): the mock plays it.', true],
  ['A gap. [See it](/console#replay=a).', false],
  ['[The console](/console) plays it.', false],
])('marks a paragraph that begins with a replay: %s', (markdown, isMarked) => {
  const text = html.stringify(html.runSync(parseMarkdown(markdown)))
  expect(text.startsWith('<p data-replay="">')).toBe(isMarked)
})
