import { expect, test } from 'vitest'
import { isRewritten, packedFiles } from './packedFiles.ts'

test('what only servers, search engines and returning visitors need is left out, the rest is sorted', () => {
  const files = ['zh/index.html', 'index.html', 'index.html.br', 'index.md.gz', '.vite/manifest.json', 'a/.b/c']
  const others = [
    '_headers',
    'robots.txt',
    'sitemap.xml',
    'changes/en.json',
    'offline-worker.js',
    'zh/console/index.html',
    'specs/a/robots.txt',
  ]
  expect(packedFiles([...files, ...others])).toEqual(['index.html', 'specs/a/robots.txt', 'zh/index.html'])
})

test('pages, sidebars and search indexes are rewritten, of frozen versions too', () => {
  const files = ['a/index.html', 'sidebars/en/a-1.json', '2.0/search/en-1.json', 'specs/a/openapi.json', 'a.md']
  expect(files.filter(isRewritten)).toEqual(['a/index.html', 'sidebars/en/a-1.json', '2.0/search/en-1.json'])
})
