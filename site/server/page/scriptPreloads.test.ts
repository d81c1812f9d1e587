import { expect, it } from 'vitest'
import { scriptPreloads } from './scriptPreloads.ts'

const manifest = {
  'site/pages/+client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'site/browser/start/startShell.tsx': { file: 'assets/shell.js' },
}

it('names what the entry imports, and nothing that waits for the reader', () => {
  expect(scriptPreloads(manifest, '/docs/')).toEqual(['/docs/assets/shared.js'])
})

it('names nothing in development', () => {
  expect(scriptPreloads(undefined, '/')).toEqual([])
})
