import { parseFragment, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { compactHtml } from './compactHtml.ts'

const pages = {
  list: '<ul><li>One</li><li><p>Two</p><ul><li>Inner</li></ul></li></ul><ol><li><p>A</p><p>B</p></li></ol>',
  fields:
    '<dl><div id="a"><dt><code>a</code></dt><dd><p>Text</p><div><dl><dt>b</dt><dd>c</dd></dl></div></dd></div></dl>',
  table:
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><th>1</th><td><p>2</p></td></tr><tr><td></td></tr></tbody></table>',
  paragraphs: '<div><p>One</p><p>Two</p><pre>Three</pre></div><p>Four</p><details open=""><p>Five</p></details>',
  inline:
    '<a href="#"><p>One</p></a><p>Two</p> <p>Three</p>Four<span hidden=""></span><button disabled=""><p>5</p></button>',
  cells: '<template><tr><td>1</td></tr></template><div><p>1</p></div><p>2</p><svg><path d=""/></svg>',
}

describe('compact HTML', () => {
  it.each(Object.entries(pages))('parses to the same document: %s', (_, html) => {
    const compact = compactHtml(html)
    expect(compact.length).toBeLessThan(html.length)
    expect(serialize(parseFragment(compact))).toBe(serialize(parseFragment(html)))
  })

  it('leaves out end tags and empty values', () => {
    expect(compactHtml(pages.paragraphs)).toBe(
      '<div><p>One<p>Two<pre>Three</pre></div><p>Four<details open><p>Five</details>',
    )
    expect(compactHtml('<ul><li>One</li><li>Two</li></ul>')).toBe('<ul><li>One<li>Two</ul>')
  })

  it('keeps what only looks like markup', () => {
    const text = '<code>a=""</code><p title="&lt;/li&gt;">&lt;li&gt;</p> <b></b>'
    expect(compactHtml(text)).toBe(text)
  })
})
