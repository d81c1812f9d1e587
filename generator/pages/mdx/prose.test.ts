import { evaluate } from '@mdx-js/mdx'
import { createElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { flowTag, stringifyMdx } from './mdxNodes.ts'
import { proseToMdx } from './prose.ts'

function mdxOf(markdown: string): string {
  const children = proseToMdx(markdown, 1) as Parameters<typeof flowTag>[2]
  return stringifyMdx({ title: 'Test' }, [flowTag('Operation', { of: 'x' }, children)])
}

function Operation({ children }: { readonly children?: ReactNode }) {
  return createElement('section', { className: 'Operation' }, children)
}

function Callout({ kind, children }: { readonly kind: string; readonly children?: ReactNode }) {
  return createElement('section', { className: `Callout ${kind}` }, children)
}

async function renderMdx(source: string): Promise<string> {
  const { default: Content } = await evaluate(source, { ...runtime, remarkPlugins: [remarkFrontmatter, remarkGfm] })
  return renderToStaticMarkup(createElement(Content, { components: { Operation, Callout } }))
}

/** HTML of spec prose: it is written as MDX, compiled, run and rendered. */
async function shown(markdown: string): Promise<string> {
  const html = await renderMdx(mdxOf(markdown))
  return html.replace(/^(?:<link rel="preload"[^>]*>)?<section class="Operation">\s*|\s*<\/section>$/g, '')
}

function decoded(html: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
    '&quot;': '"',
    '&#x27;': "'",
  }
  return html.replace(/<[^>]*>/g, ' ').replace(/&(?:lt|gt|amp|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

describe('prose that looks like code stays text', () => {
  test.each([
    ['braces', 'Path /orders/{id} and {1 + 1} and {process.exit()} and {}'],
    ['an unclosed brace', 'Open { and never closed'],
    ['a template literal', '$'.concat('{globalThis.broken = true}')],
    ['a script element', '<script>globalThis.broken = true</script>'],
    ['a script element in a sentence', 'Hello <script>alert(1)</script> there'],
    ['an element with a handler', '<img src="x" onerror="globalThis.broken = true">'],
    ['a component', '<Operation of="other"><Samples /></Operation>'],
    ['a closing tag that closes nothing', 'a </Operation> b'],
    ['a tag that is not closed', 'Type <b>bold and <i>more'],
    ['a comparison', 'if a <b and b> c then 1<2 && 3>2'],
    ['a generic type', 'Returns Map<string, List<Order>>'],
    ['an HTML comment', '<!-- a comment -->'],
    ['an HTML comment that is not closed', '<!-- a comment'],
    ['an HTML block of several lines', '<div>\n  text\n</div>'],
    ['an HTML block around a script', '<details>\n<script>\nglobalThis.broken = true\n</script>\n</details>'],
    ['processing instructions and CDATA', '<?php echo 1 ?> <![CDATA[ x ]]>'],
    ['an import', 'import x from "y"'],
    ['an import after an empty line', 'Text.\n\nimport fs from "node:fs"'],
    ['an export', 'export const broken = true'],
    ['an export of a default', 'export default function Page() { return null }'],
    ['an expression on a line of its own', '{globalThis.broken = true}'],
    ['a character reference', '&lt;script&gt; is not &amp;lt;'],
    ['front matter', 'title: x'],
  ])('%s', async (_, markdown) => {
    const html = await shown(markdown)
    expect(html).not.toMatch(/<(?!\/?(?:p|section)\b)/)
    const plain = markdown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    expect(decoded(html).replace(/\s+/g, ' ').trim()).toBe(plain.replace(/\s+/g, ' ').trim())
    expect(globalThis).not.toHaveProperty('broken')
  })

  test.each([
    ['in a heading', '# import {x} <b>', '<h2>import {x} &lt;b&gt;</h2>'],
    ['in a list', '- import {x}\n- export <b>', /<li>import \{x\}<\/li>\s*<li>export &lt;b&gt;<\/li>/],
    ['in a quotation', '> export const x = {1}\n> <script>', /<p>export const x = \{1\}<\/p>\s*<p>&lt;script&gt;<\/p>/],
    [
      'in a table',
      '| {a} | <b> |\n| --- | --- |\n| a \\| b | {c} |',
      /<th>\{a\}<\/th><th>&lt;b&gt;<\/th>.*<td>a \| b<\/td><td>\{c\}<\/td>/s,
    ],
    ['in emphasis', '**{a}** and *<b>*', '<p><strong>{a}</strong> and <em>&lt;b&gt;</em></p>'],
    ['in a link’s text', '[{a} <b>](/faq)', '<p><a href="/faq">{a} &lt;b&gt;</a></p>'],
    [
      'in an address',
      '[a](https://example.com/{id}?x=<y>)',
      '<p><a href="https://example.com/%7Bid%7D?x=%3Cy%3E">a</a></p>',
    ],
    ['in an image’s text', '![{a}](/a.png "{title}")', '<p><img src="/a.png" alt="{a}" title="{title}"/></p>'],
    ['in a footnote', 'a[^1]\n\n[^1]: {b} <c>', /\{b\} &lt;c&gt;/],
    [
      'in code',
      '`{a}` and `<b>`\n\n    import x\n\n~~~js\nexport {x} </script>\n~~~',
      /<code>\{a\}<\/code> and <code>&lt;b&gt;<\/code>.*<pre><code>import x\n<\/code>.*<code class="language-js">export \{x\} &lt;\/script&gt;\n/s,
    ],
  ])('%s', async (_, markdown, expected) => {
    const html = await shown(markdown)
    if (typeof expected === 'string') expect(html).toBe(expected)
    else expect(html).toMatch(expected)
  })
})

describe('addresses', () => {
  test.each([
    ['a link', '[click](javascript:alert(1))', '<p><em>click</em></p>'],
    ['a link with an escaped colon', '[click](javascript&colon;alert(1))', '<p><em>click</em></p>'],
    ['a link without text', 'a [](javascript:alert(1)) b', '<p>a  b</p>'],
    ['an automatic link', '<javascript:alert(1)>', '<p><em>javascript:alert(1)</em></p>'],
    ['a link by reference', '[click][x]\n\n[x]: javascript:alert(1)', '<p><em>click</em></p>'],
    ['an image with data in it', '![chart](data:image/svg+xml,<svg/onload=x>)', '<p>chart</p>'],
    ['an image by reference', '![chart][x]\n\n[x]: data:image/png;base64,AAAA', '<p>chart</p>'],
  ])('that are harmful go: %s', async (_, markdown, expected) => {
    expect(await shown(markdown)).toBe(expected)
  })

  test('that are harmless stay', async () => {
    expect(await shown('[a](/faq#b "Title") <https://example.com> www.example.com [r]\n\n[r]: /r')).toBe(
      '<p><a href="/faq#b" title="Title">a</a> <a href="https://example.com">https://example.com</a> <a href="http://www.example.com">www.example.com</a> <a href="/r">r</a></p>',
    )
  })
})

describe('structure', () => {
  test('headings of a description leave no level out, whichever they begin with', async () => {
    const levels = (text: string) => proseToMdx(text, 1).flatMap((node) => (node.type === 'heading' ? node.depth : []))
    expect(levels('## Idempotency\n\n#### Keys\n\n## Errors')).toEqual([2, 3, 2])
    expect(levels('### Last\n\n# First\n\n## Second')).toEqual([2, 2, 3])
    expect(levels('# One\n\n## Two')).toEqual([2, 3])
  })

  test('headings move below the page’s own', async () => {
    expect(await shown('# One\n\n## Two\n\n###### Six')).toBe('<h2>One</h2><h3>Two</h3><h4>Six</h4>')
  })

  test.each([
    ['NOTE', 'note'],
    ['TIP', 'tip'],
    ['IMPORTANT', 'note'],
    ['WARNING', 'warning'],
    ['CAUTION', 'danger'],
    ['warning', 'warning'],
  ])('an alert of the kind %s is a callout', async (marker, kind) => {
    expect(await shown(`> [!${marker}]\n> Use *care*.\n>\n> - {one}`)).toMatch(
      new RegExp(
        `<section class="Callout ${kind}"><p>Use <em>care</em>.</p>\\s*<ul>\\s*<li>\\{one\\}</li>\\s*</ul></section>`,
      ),
    )
  })

  test('a quotation with an unknown marker is a quotation', async () => {
    expect(await shown('> [!FOO]\n> Text.')).toContain('<blockquote>')
  })

  test('an alert in a list item stays there', async () => {
    expect(await shown('- one\n\n  > [!NOTE]\n  > two')).toMatch(
      /<li>\s*<p>one<\/p>\s*<section class="Callout note"><p>two<\/p><\/section>\s*<\/li>/,
    )
  })

  test('tables, code, task lists, strikethrough and footnotes are there', async () => {
    const html = await shown(
      '| a | b |\n| :-- | --: |\n| 1 | 2 |\n\n~~~json\n{"a": 1}\n~~~\n\n- [x] done\n\n~~old~~[^n]\n\n[^n]: Note.',
    )
    for (const part of [
      '<table>',
      '<td style="text-align:right">2</td>',
      '<code class="language-json">{&quot;a&quot;: 1}',
      'type="checkbox"',
      '<del>old</del>',
      'Note.',
    ]) {
      expect(html).toContain(part)
    }
  })

  test('markup that is not closed is text', async () => {
    expect(decoded(await shown('**bold `code [link](a *it')).trim()).toBe('**bold `code [link](a *it')
  })
})

describe('two texts on one page', () => {
  async function together(first: string, second: string): Promise<string> {
    const children = [...proseToMdx(first, 1), ...proseToMdx(second, 1)]
    return renderMdx(stringifyMdx({ title: 'Test' }, children))
  }

  test('do not share their link definitions', async () => {
    const html = await together('See [one][1].\n\n[1]: /a', 'See [two][1] and [x].\n\n[1]: /b')
    expect(html).toContain('<a href="/a">one</a>')
    expect(html).toContain('<a href="/b">two</a> and [x].')
  })

  test('do not share their footnotes', async () => {
    const html = await together('One[^1].\n\n[^1]: First note.', 'Two[^1].\n\n[^1]: Second note.')
    expect(html).toContain('First note.')
    expect(html).toContain('Second note.')
  })
})
