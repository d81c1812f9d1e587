import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { escapeMarkdown } from './escapeMarkdown.ts'

/** The texts outside code and the kinds of nodes of an escaped text, as GitHub reads it. */
function readOf(text: string) {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(escapeMarkdown(text))
  const texts: string[] = []
  const shown: string[] = []
  const kinds = new Set<string>()
  visit(tree, (node) => {
    kinds.add(node.type)
    if (node.type === 'text') texts.push(node.value)
    if (node.type === 'text' || node.type === 'inlineCode') shown.push(node.value)
  })
  return { outside: texts.join(''), shown: shown.join(''), kinds }
}

it.each([
  'Ask @everyone of @org/team',
  'See https://evil.example/x?a=1 and http://b.example',
  'www.evil.example',
  'write to someone@evil.example or <mailto:a@b.example>',
  'closes #1, org/repository#27 and GH-12',
  '`@team` *and* (@other), [@third](https://a.example)',
])('mentions and links nothing in %s, and shows all of it', (text) => {
  const { outside, shown, kinds } = readOf(text)
  expect(outside).not.toMatch(/@\w|:\/\/|www\.|#\d|GH-\d/i)
  expect(kinds).not.toContain('link')
  expect(shown).toBe(text)
})

it('keeps other texts as text', () => {
  expect(escapeMarkdown('Place *one* order {id} <b>')).toBe('Place \\*one\\* order \\{id\\} \\<b\\>')
})
