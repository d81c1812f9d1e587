import { expect, it, test } from 'vitest'
import { articleHtml, compiledHtml } from '../../tests/markdown/articleHtml.ts'

it.each([
  ['headings with ids', '---\ntitle: A\n---\n\n# Orders [#all]\n\n## Limit *orders*\n\n## Limit orders\n\n### 价格'],
  ['what stands in lines', 'See https://example.com, `a` **b** ~~c~~ \\* &amp; <Tab>x</Tab>  \nand ![d](e.png "f").'],
  ['links and their definitions', '[a](/b "c") [d][] [e]\n\n[d]: <https://example.com/?a&b>\n[e]: #f "g"'],
  ['footnotes', 'One[^1], two[^b], one again[^1].\n\n[^1]: Note.\n[^b]: Two\n\n    paragraphs.'],
  ['tables', '| | b |\n| - | -: |\n| `x` \\| | 1 |\n| | |'],
  ['lists', '3. a\n4. b\n\n   c\n\n- [ ] todo\n- [x] done\n\n---\n\n> quote\n> > in it'],
  ['code', '```json title="Body"\n{"a": "<b>"}\n```\n\n```\n```\n\n- ```js\n  a\n  ```'],
  ['pictures of other sites', '![a](https://example.com/a.png) [![b](//example.com/b)](/c)'],
  [
    'components',
    '<Callout kind="note" title="&amp; \'b\'" open>\n  ## In it\n\n  - a\n</Callout>\n\n<Cards><Card href="/a" /></Cards>',
  ],
  ['tags alone in a line', '<Tab label="a"/> <Tab label="b"/>\n\n<Tab>a *b*</Tab>\n\n<Tab>\na\n</Tab>'],
  ['an attribute over lines', '<Callout title="a\n  b" />\n\n<Callout\n  title="c"\n/>'],
  ['fragments', '<>a</>\n\n<>\n\nb\n\n</>'],
  ['comments', '{/* a */}\n\nb {/* c */} d\n\n<Tabs>{/* e */}</Tabs>\n\n{/* f */}'],
  [
    'texts and numbers in braces',
    "a {1} {'b'} {true} {null}\n\n{2}\n\n<Tab label={3} open={false} title={'c'} of={null} />",
  ],
  ['callouts', '> [!TIP]\n> A *b*\n\n:::note[C *d*]\n\n- e\n\n:::\n\nAt 10:30 a:b'],
  [
    'plain HTML',
    'H<sub>2</sub>O <kbd style="color:red" onclick="x()">Enter</kbd><br/>\n\n<details open>\n<summary>a</summary>\n\nb *c*\n</details>\n\n<img src="https://example.com/a.png" alt="d" />',
  ],
  ['nothing', ''],
])('renders %s as MDX does', async (_, text) => {
  expect(articleHtml(text)).toBe(await compiledHtml(text))
})

test('a component that is not there is named', () => {
  expect(() => articleHtml('<Nowhere />')).toThrow('There is no component <Nowhere>.')
})

test('plain HTML keeps no attribute that runs or styles, and no address that runs', () => {
  const html = articleHtml('<kbd style="color:red" onclick="x()" title="t">Enter</kbd> <a href="javascript:x()">a</a>')
  expect(html).toContain('<kbd title="t">Enter</kbd>')
  expect(html).not.toMatch(/style|onclick|javascript/)
})
