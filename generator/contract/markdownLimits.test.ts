import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parseMarkdown.ts'
import { markdownLimits, parseablePart } from './markdownLimits.ts'

describe('the part of a text that can be parsed', () => {
  it.each([
    ['a text', 'One *two* `three`.'],
    ['a long table', `| a | b |\n| - | - |\n${'| `A_B` | x |\n'.repeat(1000)}`],
    ['a long list', '- `a`: *b* [c](/d)\n'.repeat(1000)],
    ['many paragraphs', '**a** b\n\n'.repeat(2000)],
    ['a long paragraph', 'word '.repeat(15_000)],
  ])('is all of %s', (_, text) => {
    expect(parseablePart(text)).toBe(text)
  })

  it.each([
    ['lines', 'a\n\n'.repeat(5000), 'a\n\n'.repeat(2500)],
    ['tags in one paragraph', '<b> '.repeat(2000), '<b> '.repeat(1000)],
    ['marks over the lines of a paragraph', '*a\n'.repeat(3000), '*a\n'.repeat(2000)],
    ['cells in a row', '|a'.repeat(3000), '|a'.repeat(2000)],
    ['quotations in each other', `a\n\n${'> '.repeat(5000)}`, 'a\n\n'],
    ['lists in each other', '- '.repeat(5000), ''],
  ])('ends where there are too many %s', (_, text, part) => {
    expect(parseablePart(text)).toBe(`${part}…`)
  })

  it('is what is parsed', () => {
    const { children } = parseMarkdown('> '.repeat(50_000))
    expect(children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text', value: '…' }] }])
  })

  it('can be parsed however its marks are nested', () => {
    const half = '*'.repeat(markdownLimits.marks / 2)
    expect(() => parseMarkdown(`${half}a${half}`)).not.toThrow()
    expect(() =>
      parseMarkdown(`${'['.repeat(markdownLimits.marks / 4)}a${'](b)'.repeat(markdownLimits.marks / 4)}`),
    ).not.toThrow()
  })
})
