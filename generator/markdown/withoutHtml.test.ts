import { expect, it } from 'vitest'
import { withoutHtml } from './withoutHtml.ts'

it.each([
  ['<b>Required scope: </b><code>tasks:read</code>', '**Required scope:&#x20;**`tasks:read`'],
  ['<b>a<b>b', '**ab**'],
  ['One<br>two <a href="https://x.example/a.html">List</a>', 'One\\\ntwo [List](https://x.example/a.html)'],
  ['<p>First.</p>\n<p>Second <i>one</i>.</p>', 'First.\n\nSecond *one*.'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['| a |\n| - |\n| b<br>c |', '| a |\n| - |\n| b c |'],
  ['<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', '| a |\n| - |\n| b |'],
  ['<!-- a note -->\n\nText', 'Text'],
  ['a <b>b</b>\n\n<script>alert(1)</script>\n\n<style>b{}</style>', 'a **b**'],
  ['At most 10<sup>8</sup> of H<sub>2</sub>O', 'At most 10⁸ of H₂O'],
  ['10<sup>2 k</sup>, x<sup>-n</sup>, y<sub>max</sub>, <sup>**8**</sup>', '10^(2 k), x⁻ⁿ, y_max, ⁸'],
  ['<span onclick="run()" style="x">a</span>', 'a'],
  ['<details><summary>More</summary>\n\nText\n\n</details>', 'More\n\nText'],
])('HTML that formats becomes Markdown: %s', (text, markdown) => {
  expect(withoutHtml(text)).toBe(markdown)
})

it.each([
  'Bearer <token> and Map<string, T>',
  'a < b',
  '`<b>`',
  '<https://x.example>',
  '<Callout>',
  '**a** | b',
  '<!-- open\n# Heading',
])('a text that holds no HTML stays as it is: %s', (text) => {
  expect(withoutHtml(text)).toBe(text)
})

it.each([
  ['<p>Use <code>GET</code>.</p> <note> <p>Mind it.</p> </note>', 'Use `GET`.\n\nMind it.'],
  ['A <b>b</b> with a <note>word</note> and <link/> more', 'A **b** with a word and more'],
  ['First <b>one</b>.\n\n<video src="x"></video>\n\nThird.', 'First **one**.\n\nThird.'],
  ['<p>Bearer <token>, <Map> of <b>keys</b></p>', 'Bearer \\<token>, \\<Map> of **keys**'],
])('an element that is not known loses its tags and keeps its content: %s', (text, markdown) => {
  expect(withoutHtml(text)).toBe(markdown)
})

it('a placeholder beside HTML stays a text', () => {
  expect(withoutHtml('<b>Send</b> Bearer <token>')).toBe('**Send** Bearer \\<token>')
})

it('an address that runs a script is left to those who show links, as in Markdown', () => {
  expect(withoutHtml('<a href="javascript:alert(1)">x</a>')).toBe('[x](javascript:alert\\(1\\))')
})
