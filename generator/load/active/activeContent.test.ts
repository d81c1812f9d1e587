import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { activeContent } from './activeContent.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`

function found(content: string | Uint8Array, file = 'a.svg'): string[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return activeContent(file, bytes).map(({ line, column, message }) => `${line}:${column} ${message}`)
}

it.each([
  [
    'shapes, text and styles',
    svg('<style>.a{fill:url(#g)}</style><g class="a" style="fill:url(\'#g\')"><text>x</text></g>'),
  ],
  ['a gradient of another', svg('<linearGradient id="a" xlink:href="#b"/><use href="#c"/>')],
  ['a link to a page', svg('<a href="https://example.com/?a=b:c"><text>x</text></a><a href="/faq"/>')],
  ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['an embedded font', svg('<style>@font-face{src:url("data:font/woff2;base64,AA")}</style>')],
  ['movement', svg('<circle r="1"><animate attributeName="r" values="1;2" dur="1s"/></circle>')],
  ['filters', svg('<filter id="f"><feGaussianBlur stdDeviation="1"/><feDropShadow dx="1"/></filter>')],
  [
    'the notes of an editor',
    svg(
      '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:script/></r:RDF></metadata><i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape"/>',
    ),
  ],
  [
    'a declaration and the document type of editors',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- made -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('')}`,
  ],
  ['a prefix for SVG', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
  ['a byte order mark', `\ufeff${svg('')}`],
  [
    'text that looks like an element',
    svg('<text>&lt;script&gt;</text><desc><![CDATA[<script>]]></desc><!-- <script> -->'),
  ],
])('takes a drawing with %s', (_, text) => {
  expect(found(text)).toEqual([])
})

it.each([
  ['<script>x()</script>', 'The file has an element <script>, which is no part of a plain drawing.'],
  ['<g><foreignObject/></g>', 'The file has an element <foreignObject>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', 'The file has an element <x:script>'],
  ['<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>', 'The file has an element <x:script>'],
  ['<x:script xmlns:x="http://www.w3.org/&#x31;999/xhtml"/>', 'The file has an element <x:script>'],
  ['<script xmlns="http://www.w3.org/1999/xhtml"/>', 'The file has an element <script>'],
  ['<metadata><script xmlns="http://www.w3.org/1999/xhtml"/></metadata>', 'The file has an element <script>'],
  ['<g xmlns:x="http://www.w3.org/2000/svg"><x:script xmlns:x=""/></g>', 'The file has an element <x:script>'],
  ['<y:script/>', 'The file has an element <y:script>'],
  ['<iframe/>', 'The file has an element <iframe>'],
  ['<handler/>', 'The file has an element <handler>'],
  ['<math xmlns="http://www.w3.org/1998/Math/MathML"/>', 'The file has an element <math>'],
  ['<g onclick="x()"/>', 'The attribute "onclick" of <g> runs a script.'],
  ['<g ONLOAD="x()"/>', 'The attribute "ONLOAD" of <g> runs a script.'],
  ['<a href="javascript:x()"/>', 'The attribute "href" of <a> leads to "javascript:x()".'],
  ['<a xlink:href=" java&#x9;script&#58;x()"/>', 'The attribute "href" of <a> leads to " java\tscript:x()".'],
  ['<a xmlns:k="http://www.w3.org/1999/xlink" k:href="data:text/html,x"/>', 'The attribute "href" of <a> leads to'],
  ['<use href="other.svg#a"/>', 'The attribute "href" of <use> leads to "other.svg#a".'],
  ['<use xlink:href="data:image/svg+xml,x#a"/>', 'The attribute "href" of <use> leads to'],
  ['<image href="https://evil.example/a.png"/>', 'The attribute "href" of <image> leads to'],
  ['<image href="data:image/svg+xml;base64,AA"/>', 'The attribute "href" of <image> leads to'],
  ['<a><animate attributeName="href" to="javascript:x()"/></a>', '<animate> changes "href" while it is shown.'],
  ['<a><set attributeName=" xlink:href" to="x"/></a>', '<set> changes " xlink:href" while it is shown.'],
  ['<set attributeName="onclick" to="x"/>', '<set> changes "onclick" while it is shown.'],
  ['<style>@import "https://evil.example/a.css";</style>', 'The element <style> loads another file: "@import'],
  ['<style><![CDATA[@\\69mport "a.css";]]></style>', 'The element <style> loads another file: "@import'],
  ['<style>@im<!-- -->port "a.css";</style>', 'The element <style> loads another file: "@import'],
  ['<style>a{b:u\\72l(\n "//evil.example/a")}</style>', 'The element <style> loads another file: "url('],
  ['<style>a{b:image-set("a.png" 1x)}</style>', 'The element <style> loads another file: "image-set('],
  ['<g style="fill:URL(https://evil.example/a)"/>', 'The attribute "style" of <g> loads another file: "URL('],
  ['<rect fill="url(b.svg#a)"/>', 'The attribute "fill" of <rect> loads another file: "url(b.svg#a)".'],
  ['<animate attributeName="fill" to="url(//evil.example/#a)"/>', 'The attribute "to" of <animate> loads another'],
  ['<g xml:base="https://evil.example/"/>', '<g> has another base.'],
  ['<g><?xml-stylesheet href="a.xsl"?></g>', 'An <?xml-stylesheet?> rewrites the file by a program.'],
])('refuses %s', (inside, message) => {
  const [first = '', ...others] = found(svg(`\n  ${inside}`))
  expect(first).toMatch(/^2:\d+ /)
  expect(first).toContain(message)
  expect(others).toEqual([])
})

const hostile = svg('<script>x()</script>')

it.each([
  [
    'a style sheet that is a program',
    `<?xml-stylesheet type="text/xsl" href="#a"?>${svg('')}`,
    'An <?xml-stylesheet?>',
  ],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "<script>x()</script>">]>${svg('')}`, 'The document type declares entities'],
  ['an entity that nothing declares', svg('&a;'), "The file is no XML that can be read: Named entity isn't defined"],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, 'The file says that it is UTF-7.'],
  ['UTF-16', Buffer.from(`\ufeff${hostile}`, 'utf16le'), 'The file is no text in UTF-8'],
  ['UTF-16 without a mark', Buffer.from(hostile, 'utf16le'), 'The file is no XML that can be read'],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from(svg('')), Buffer.from([0xff])]),
    'The file is no text in UTF-8',
  ],
  ['compressed bytes', gzipSync(hostile), 'The file is no text in UTF-8'],
  ['a mistake behind a script', `${hostile}<`, 'The file is no XML that can be read'],
  ['HTML', '<!doctype html><script>x()</script>', 'The file is no XML that can be read'],
  ['HTML that XML can read', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'The file holds <html>, and no SVG'],
  ['no namespace', '<svg><path/></svg>', 'The file holds <svg>, and no SVG'],
  ['nothing', '', 'The file is no XML that can be read'],
  ['endless nesting', '<g>'.repeat(100_000), 'The file is no XML that can be read'],
])('refuses an SVG with %s', (_, content, message) => {
  expect(found(content).join()).toContain(message)
})

it('checks what a file holds, however it is called', () => {
  expect(found(hostile, 'a.png')).toHaveLength(2)
  expect(found(Buffer.from(`\ufeff ${hostile}`, 'utf16le'), 'a.JPG')).toHaveLength(1)
  expect(found(Buffer.from('89504e470d0a1a0a3c73637269', 'hex'), 'a.png')).toEqual([])
  expect(found(gzipSync(hostile), 'a.svgz')).toHaveLength(1)
  expect(found(hostile, 'a.SVG')).toHaveLength(1)
})

it('takes XML of any kind, and none with elements of a page', () => {
  expect(found('<?xml version="1.0"?><users><user>A1</user></users>', 'BingSiteAuth.xml')).toEqual([])
  expect(found('<feed><x:script xmlns:x="http://www.w3.org/1999/xhtml"/></feed>', 'feed.xml')).toHaveLength(1)
  expect(found('<html xmlns="http://www.w3.org/1999/xhtml"/>', 'page.xhtml')).toHaveLength(1)
})

it('takes an HTML file without scripts, as other services ask for', () => {
  expect(found('google-site-verification: google1.html', 'google1.html')).toEqual([])
  expect(found('<title>Old</title><img src="/a.png"><a href="/faq">FAQ</a>', 'old/index.html')).toEqual([])
})

it.each([
  ['<p>\n<script src="/a.js"></script>', '2:1 The file has an element <script>.'],
  ['<img src=x onerror=x()>', '1:1 The attribute "onerror" of <img> runs a script.'],
  ['<template><script></script></template>', '1:11 The file has an element <script>.'],
  ['<a href="&#106;avascript:x()">', '1:1 The attribute "href" of <a> leads to "javascript:x()".'],
  ['<form action=javascript:x()>', '1:1 The attribute "action" of <form> leads to "javascript:x()".'],
  ['<iframe srcdoc=x></iframe>', '1:1 The file has an element <iframe>.'],
  ['<svg><a><animate attributeName=href to=javascript:x()>', '1:9 <animate> changes "href" while it is shown.'],
])('refuses the HTML %s', (text, message) => {
  expect(found(text, 'a.html')).toEqual([message])
})
