import fc from 'fast-check'
import type { RootContent } from 'mdast'
import { describe, expect, it } from 'vitest'
import { proseToMarkdown } from '../pages/mdx/prose.ts'
import { isPlainSentence } from './plainSentence.ts'

describe('isPlainSentence', () => {
  it.each(['Id of the order.', 'Price in `USDT`, at most 8 decimals.', '委托数量，单位为张。', 'Ask (sell) side'])(
    'takes %s',
    (text) => {
      expect(isPlainSentence(text)).toBe(true)
    },
  )

  it.each([
    '',
    '1. First',
    '- item',
    'a *b*',
    'a\nb',
    'See https://a.example',
    'see www.example.com',
    'a_b_',
    '`a`',
    'a `{b}`',
    'a &amp; b',
  ])('leaves %j to the parser', (text) => {
    expect(isPlainSentence(text)).toBe(false)
  })

  it('takes only what Markdown reads as one paragraph of text and code', () => {
    const letter = fc.constantFrom(...'abzé中1902 ,.;:\'"%/()?-`=_www.http://，。（）'.split(''))
    const word = fc.constantFrom('`GTC`', '`a.b`', 'www.', 'http://', 'a@b.example', '1. ', '- ', 'setext', '---')
    const text = fc
      .array(fc.oneof({ weight: 6, arbitrary: letter }, word), { maxLength: 24 })
      .map((parts) => parts.join('').trim())
    fc.assert(
      fc.property(text, (prose) => {
        fc.pre(isPlainSentence(prose))
        expect(proseToMarkdown(prose).map(shapeOf)).toEqual([`paragraph ${prose}`])
      }),
      { numRuns: 2_000 },
    )
  })
})

function shapeOf(block: RootContent): string {
  if (block.type !== 'paragraph') return block.type
  const texts = block.children.map((node) => {
    if (node.type === 'text') return node.value
    return node.type === 'inlineCode' ? `\`${node.value}\`` : `<${node.type}>`
  })
  return `paragraph ${texts.join('')}`
}
