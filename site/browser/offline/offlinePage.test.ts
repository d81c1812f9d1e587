import { expect, test } from 'vitest'
import { offlinePage, textsFor, titleOf } from './offlinePage.ts'
import type { OfflineSite, OfflineTexts } from './offlineSite.ts'

function texts(lang: string, prefix: string): OfflineTexts {
  return { lang, dir: 'ltr', prefix, title: 'Offline', text: 'Not kept.', retry: 'Retry', pages: 'Kept', none: 'None.' }
}

const site: OfflineSite = {
  build: '1',
  base: '/docs/',
  brand: 'A & B',
  assets: ['assets/a.js', 'assets/a.css'],
  languages: [texts('en', ''), texts('zh-Hans', 'zh/')],
}

test.each([
  ['/docs/', 'en'],
  ['/docs/zhang', 'en'],
  ['/docs/zh', 'zh-Hans'],
  ['/docs/zh/faq', 'zh-Hans'],
])('at %s a reader reads %s', (path, lang) => {
  expect(textsFor(site, path)?.lang).toBe(lang)
})

test('the page names what is kept, and no text of it becomes markup', () => {
  const html = offlinePage(site, texts('en', ''), [{ address: 'https://a.example/docs/faq?"', title: '<b>FAQ</b>' }])
  expect(html).toContain('<a href="https://a.example/docs/faq?&#34;">&#60;b&#62;FAQ&#60;/b&#62;</a>')
  expect(html).toContain('<link rel="stylesheet" href="/docs/assets/a.css">')
  expect(html).not.toContain('<script')
  expect(offlinePage(site, texts('en', ''), [])).toContain('<p>None.</p>')
})

test('the page has the logo of the project, else its name, with a link to the home page', () => {
  const logo = { light: { src: '/docs/images/day.svg' }, dark: { src: '/docs/images/night.svg' } }
  expect(offlinePage(site, texts('en', ''), [])).toContain('<a class="brand" href="/docs/">A &#38; B</a>')
  const html = offlinePage({ ...site, logo }, texts('zh-Hans', 'zh/'), [])
  expect(html).toContain(
    '<a class="brand" href="/docs/zh/"><picture><source media="(prefers-color-scheme: dark)" srcset="/docs/images/night.svg"><img src="/docs/images/day.svg" alt="A &#38; B"></picture></a>',
  )
  expect(html).toContain("img-src 'self' data:")
})

test('the title of a document is its own, without the site’s', () => {
  expect(titleOf('<head><title>Fees &#38; limits · Docs</title>')).toBe('Fees & limits')
  expect(titleOf('{"a":1}')).toBeUndefined()
})
