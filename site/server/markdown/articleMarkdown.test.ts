import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../generator/markdown/parseMarkdown.ts'
import { articleMarkdown } from './articleMarkdown.ts'

const page = {
  addressOf: (href: string) => (href.startsWith('#') ? `https://x.example/page.md${href}` : href),
  labels: { programs: (links: string) => `Full scripts: ${links}`, comma: ', ' },
}

const written = (markup: string) => articleMarkdown(markup, page).trimEnd()

describe('articleMarkdown', () => {
  it.each([
    ['a heading whose text links to itself', '<h2><a class="heading-link" href="#a">A &amp; b</a></h2>', '## A & b'],
    ['a link, with its full address', '<p>See <a href="#b">b</a>.</p>', 'See [b](https://x.example/page.md#b).'],
    ['a number without its groups', '<data value="2000000">2,000,000</data>', '2000000'],
    ['code that may break anywhere', '<code>/<wbr/>v1/<wbr/><var>{id}</var></code>', '`/v1/{id}`'],
    ['marks that only a stylesheet holds apart', '<p><code>a</code><b>required</b></p>', '`a` **required**'],
    ['nothing of controls', '<p>a<button type="button">Copy</button></p><svg><title>b</title></svg>', 'a'],
    [
      'what a component of the project says before its script runs, without its controls',
      '<div data-island="own-Sum"><form class="needs-script"><label>a</label></form><p>1 + 1 = 2</p></div>',
      '1 + 1 = 2',
    ],
    ['nothing of tools', '<div data-island="console"><p>Loading</p></div>', ''],
    ['Chinese sentences without a space between them', '<p>甲。<span> 乙</span></p>', '甲。乙'],
    [
      'a cell of Chinese sentences in one line',
      '<table><tr><td><p>甲。</p><p>乙：<a href="/c">丙</a></p></td></tr></table>',
      '| 甲。乙：[丙](/c) |\n| - |',
    ],
    ['a list in a list', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>', '1. a\n   - b\n2. c'],
    ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    [
      'a callout with a title of its own',
      '<div class="callout" data-kind="danger" aria-label="Danger"><p class="callout-title">Mind</p><p>a</p></div>',
      '> [!CAUTION] Mind\n> a',
    ],
    [
      'a table, whose cells may hold bars and lists',
      '<table><tr><th>A</th><th style="text-align:right">B</th></tr><tr><td>x|y</td><td><ul><li>1</li><li>2</li></ul></td></tr></table>',
      '| A | B |\n| - | -: |\n| x\\|y | 1, 2 |',
    ],
    [
      'code with its language and no colours',
      '<figure class="code" data-language="json"><figcaption><span>Reply</span><span>JSON</span></figcaption><pre><code id="c">{ <span class="hl-a">"a&lt;b"</span>: 1 }</code></pre></figure>',
      '**Reply**\n\n```json\n{ "a<b": 1 }\n```',
    ],
    [
      'a fact with what it means',
      '<ul class="facts"><li><span class="fact">50/s <em>assumed</em></span><span role="tooltip">Not published.</span></li></ul>',
      '- 50/s *assumed* — Not published.',
    ],
    [
      'a call',
      '<div class="endpoint"><span class="method">GET</span><code><span>https://a.example</span><wbr/><b>/v1</b></code></div>',
      '```http\nGET https://a.example/v1\n```',
    ],
    [
      'a response beneath the heading above it',
      '<h3>Responses</h3><details class="response"><summary><code>200</code> OK<small>application/json</small></summary><p>a</p></details>',
      '### Responses\n\n#### `200` OK\n\n**application/json**\n\na',
    ],
  ])('writes %s', (_, markup, markdown) => {
    expect(written(markup)).toBe(markdown)
  })

  it('writes fields with their facts, values and own fields', () => {
    const value = '<div class="values"><dl><div><dt><code>x</code></dt><dd>Means x.</dd></div></dl></div>'
    const inner =
      '<details class="nested"><summary>1 field</summary><dl class="fields"><div><dt><code><span>[0]</span>b</code></dt><dd></dd></div></dl></details>'
    const markup = `<dl class="fields"><div id="a"><dt><code>a</code><a class="anchor" href="#a"></a> <span class="type">string</span><b>required</b> <span>≤ 4</span><template data-markdown="">for example <code>q</code></template></dt><dd><p>Text.</p><p class="certainty">unconfirmed</p>${value}${inner}</dd></div></dl>`
    expect(written(markup)).toBe(
      '- `a` — string, **required**, ≤ 4, for example `q`, unconfirmed\n\n  Text.\n\n  - `x` — Means x.\n\n  - `[0] b`',
    )
  })

  it('shows the command of a sample, and names the programs in other languages', () => {
    const panel = (name: string, value: string) =>
      `<label><input type="radio" value="${value}"/>${name}</label><div class="tab-panel"><figure class="code" data-language="${value}"><figcaption><span>${name}</span></figcaption><pre><code>${value} code</code></pre></figure><details class="values whole-program"><summary>Show</summary><p class="samples-program"><a href="/s.${value}" download="">s</a></p></details></div>`
    expect(written(`<div class="tabs">${panel('Python', 'python')}${panel('cURL', 'bash')}</div>`)).toBe(
      '```bash\nbash code\n```\n\nFull scripts: [Python](/s.python), [cURL](/s.bash)',
    )
  })

  it.each([
    '1. no list',
    '- no list',
    '# no heading',
    '+',
    'a*b* _c_ snake_case `d` [e](f) <g> &amp; \\* ~~h~~ ![i](j)',
    '2 * 3 < 4 & 5',
    '---',
    '> no quotation',
  ])('writes the text %s so that it reads as it is', (text) => {
    const markup = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
    expect(parseMarkdown(written(markup)).children).toMatchObject([
      { type: 'paragraph', children: [{ type: 'text', value: text }] },
    ])
  })
})
