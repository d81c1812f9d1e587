import { expect, test } from 'vitest'
import { packData } from './packData.ts'
import type { PackedSite } from './packedAddress.ts'

const site: PackedSite = {
  base: '/docs/',
  files: new Set(['index.html', 'zh/faq/index.html', 'faq/index.html', 'search/zh-1.json', 'sidebars/zh/a-1.json']),
}

test('addresses of a page are told from where it lies, and what a packed site cannot have is left out', () => {
  const page = {
    frame: {
      base: '/docs/',
      home: '/docs/',
      search: '/docs/search/zh-1.json',
      start: [
        { label: '/docs/', url: '/docs/faq' },
        { label: 'Out', url: 'https://example.com/' },
      ],
      announcement: { html: '<a href="/docs/faq">' },
      changes: { file: '/docs/changes/zh.json' },
      serviceWorker: '/docs/sw.js',
    },
    path: '/faq',
    sidebar: { path: '/faq', prefix: '/docs/zh', file: '/docs/sidebars/zh/a-1.json' },
    headings: [{ id: 'url', level: 2 }],
    updated: null,
  }
  expect(packData(page, site, 'zh/faq/index.html', (html) => html.toUpperCase())).toEqual({
    frame: {
      base: '../',
      home: '../index.html',
      search: '../search/zh-1.json',
      start: [
        { label: '/docs/', url: '../faq.html' },
        { label: 'Out', url: 'https://example.com/' },
      ],
      announcement: { html: '<A HREF="/DOCS/FAQ">' },
    },
    path: '/faq',
    sidebar: { path: '/faq.html', prefix: '.', file: '../sidebars/zh/a-1.json' },
    headings: [{ id: 'url', level: 2 }],
    updated: null,
  })
})
