import { parseFragment, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { compactHtml } from './compactHtml.ts'

test.each([
  ['<a href="/spot/" class="anchor">Spot</a>', '<a href=/spot/ class=anchor>Spot</a>'],
  ['<input type="radio" checked="" value="go"/>', '<input type=radio checked value=go>'],
  [
    '<a aria-label="Link to side" title="it&#x27;s" href="?a=b"></a>',
    '<a aria-label="Link to side" title=it&#x27;s href="?a=b"></a>',
  ],
  ['<div data-props="{&quot;a&quot;:1}"></div>', `<div data-props='{"a":1}'></div>`],
  ['<ul><li>One</li><li><p>Two</p></li></ul>', '<ul><li>One<li><p>Two</ul>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  [
    '<table><thead><tr><th scope="col">a</th><td></td></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<table><thead><tr><th scope=col>a<td><tbody><tr><td>b</table>',
  ],
])('%s is shorter', (html, shorter) => {
  expect(compactHtml(html)).toBe(shorter)
})

test.each([
  ['white space after an end tag', '<ul><li>One</li>\n<li>Two</li>\n</ul><p>a</p> <p>b</p>\n'],
  ['text and comments after a paragraph', '<div><p>a</p>b</div><div><p>a</p><!-- -->b</div>'],
  ['a paragraph before inline elements', '<div><p>a</p><a href="/b">b</a><p>c</p></div>'],
  ['a paragraph at the end of an inline element', '<ins><p>a</p></ins><own-part><p>a</p></own-part>'],
  ['drawings', '<svg viewBox="0 0 9 9"><path d="M0"/><g class="a"><path d="M1" id="b"/></g></svg>'],
  [
    'scripts and styles',
    '<script data-a="b">if(i<l)x="<p class=\\"a\\"></p><p>"</script><style>a{content:"<b c=\\"d\\">"}</style>',
  ],
  [
    'quotes in values',
    '<div data-props="{&quot;file&quot;:&quot;/a.json&quot;}" title="a &lt;b c=&quot;d&quot;&gt; it&#x27;s"></div><p title="it\'s &quot;"></p>',
  ],
  ['quotes in texts', '<pre><code>a="b" <span class="hl-s">"c"</span>=""</code></pre>'],
])('a browser makes the same tree of %s', (_, html) => {
  expect(serialize(parseFragment(compactHtml(html)))).toBe(serialize(parseFragment(html)))
})
