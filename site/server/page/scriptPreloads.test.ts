import { expect, it } from 'vitest'
import { scriptPreloads } from './scriptPreloads.ts'

const manifest = {
  'site/pages/+client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'site/i18n/shell/en.json': { file: 'assets/en.js' },
  'site/i18n/shell/zh.json': { file: 'assets/zh.js' },
}

it('names what the entry imports and the texts of the page’s language', () => {
  expect(scriptPreloads(manifest, 'zh', '/docs/')).toEqual(['/docs/assets/shared.js', '/docs/assets/zh.js'])
})

it('names the English texts for a language that has none', () => {
  expect(scriptPreloads(manifest, 'fr', '/')).toEqual(['/assets/shared.js', '/assets/en.js'])
})

it('names nothing in development', () => {
  expect(scriptPreloads(undefined, 'en', '/')).toEqual([])
})
