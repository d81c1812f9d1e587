import { expect, test } from 'vitest'
import type { PackedSite } from './packedAddress.ts'
import { packHtml } from './packHtml.ts'

const site: PackedSite = {
  base: '/docs/',
  files: new Set(['index.html', 'faq/index.html', 'assets/a.css', 'operations/a.json', 'samples/a.py']),
}

function packed(html: string): string {
  return packHtml(html, site, 'faq/index.html')
}

test('links and assets are told from where the page lies, all else stays byte for byte', () => {
  const page = (root: string, self: string, home: string) =>
    `<!doctype html><html lang=en><head><link rel="stylesheet" href="${root}assets/a.css"><title>a &amp; b</title></head>` +
    `<body><p title="/docs/faq">/docs/faq <a class=x href="${home}">Home</a> <a href="${self}#a">A</a>` +
    `<a href="https://example.com/docs/">Out</a><code>href="/docs/"</code><br/>` +
    `<a href="${root}samples/a.py" download></a><button data-copy-text="/docs/faq"></button></body></html>`
  expect(packed(page('/docs/', '/docs/faq', '/docs/'))).toBe(page('./', '', './index.html'))
})

test('the data of the page and the props of islands are rewritten as what they are', () => {
  expect(
    packed('<script id="page-data" type="application/json">{"url":"/docs/faq","title":"\\u003cb>"}</script>'),
  ).toBe('<script id="page-data" type="application/json">{"url":"./faq.html","title":"\\u003cb>"}</script>')
  expect(packed('<div data-props="{&quot;file&quot;:&quot;/docs/operations/a.json&quot;}"></div>')).toBe(
    '<div data-props="{&quot;file&quot;:&quot;./operations/a.json&quot;}"></div>',
  )
  expect(packed('<script>var a = "/docs/"</script><div data-props="no json"></div>')).toBe(
    '<script>var a = "/docs/"</script><div data-props="no json"></div>',
  )
})

test('nothing leads to the console, which needs a server', () => {
  expect(packed('<p data-online><a href="/docs/console#api=spot">Connect</a></p><p>Text</p>')).toBe('<p>Text</p>')
  expect(
    packed('<div data-props="{&quot;locale&quot;:&quot;en&quot;,&quot;console&quot;:&quot;/console&quot;}"></div>'),
  ).toBe('<div data-props="{&quot;locale&quot;:&quot;en&quot;}"></div>')
})

test('a redirect leads to the file', () => {
  expect(packed('<meta http-equiv="refresh" content="0; url=/docs/"><meta name="a" content="/docs/">')).toBe(
    '<meta http-equiv="refresh" content="0; url=./index.html"><meta name="a" content="/docs/">',
  )
})
