import { expect, it } from 'vitest'
import { checkAddresses } from './checkAddresses.ts'
import { readPage } from './readPage.ts'

function problemsOf(body: string): string[] {
  const html: Readonly<Record<string, string>> = {
    'index.html': '<p id="top">',
    'guide/index.html': `<p id="rain">${body}`,
    'guide/api/index.html': '<p id="列表">',
    'zh/console/index.html': '<p id="console">',
  }
  const pages = new Map(Object.entries(html).map(([file, text]) => [file, readPage(text)]))
  const files = new Set([...pages.keys(), 'a b.png', 'guide/rain.zip'])
  return checkAddresses('guide/index.html', {
    ...{ files, pages, base: '/docs/', origin: 'https://docs.example.com' },
  }).map(({ code, message, hint }) => `${code} ${message} ${hint}`)
}

it.each([
  '<a href="/docs/">',
  '<a href="/docs/guide/api">',
  '<a href="/docs/guide/api/">',
  '<a href="api/">',
  '<a href="api/#%E5%88%97%E8%A1%A8">',
  '<a href="">',
  '<a href="#">',
  '<a href="#rain">',
  '<a href="#build=listRain&amp;q.a=1">',
  '<a href="/docs/zh/console#api=rain&amp;operation=list">',
  '<a href="rain.zip?v=1">',
  '<a href="https://docs.example.com/docs/#top">',
  '<a href="https://example.com/elsewhere">',
  '<a href="mailto:rain@example.com">',
  '<img src="/docs/a%20b.png">',
  '<img src="data:image/png;base64,AA">',
])('takes %s', (body) => {
  expect(problemsOf(body)).toEqual([])
})

it.each([
  [
    '<a href="/docs/snow">',
    'link-broken <a> "/docs/snow" leads to a file that the site does not have. Correct the link.',
  ],
  ['<a href="/guide/">', 'link-broken <a> "/guide/" leads out of the site, which begins at /docs/. Correct the link.'],
  [
    '<a href="https://docs.example.com/docs/x">',
    'link-broken <a> "https://docs.example.com/docs/x" leads to a file that',
  ],
  ['<a href="http://[">', 'link-broken <a> "http://[" is no address.'],
  ['<a href="#rains">', 'anchor-broken <a> "#rains" names an anchor that the page does not have. Did you mean #rain?'],
  ['<a href="/docs/#x">', 'anchor-broken <a> "/docs/#x" names an anchor that /index.html does not have.'],
  ['<img src="b.png">', 'page-file-missing <img> "b.png" leads to a file that the site does not have. Add the file'],
  ['<link rel="stylesheet" href="/docs/x.css">', 'page-file-missing <link> "/docs/x.css" leads to a file'],
])('refuses %s', (body, problem) => {
  expect(problemsOf(body)).toEqual([expect.stringContaining(problem)])
})
