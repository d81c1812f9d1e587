import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Another test may have loaded the modules already.
beforeEach(() => vi.resetModules())
afterEach(() => vi.doUnmock('satteri'))

test('the reference reads where the native parser has no build for the machine', async () => {
  vi.doMock('satteri', () => {
    throw new Error('Cannot find native binding.')
  })
  const { readNatively } = await import('./readNatively.ts')
  expect(readNatively('*a*', 'markdown')).toBeUndefined()
  const { parseMarkdown } = await import('./parseMarkdown.ts')
  const { parseMdx } = await import('./parseMdx.ts')
  for (const parse of [parseMarkdown, parseMdx]) expect(parse('*a*').children).toMatchObject([{ type: 'paragraph' }])
})

test('the native parser reads what is not in doubt', async () => {
  const { readNatively } = await import('./readNatively.ts')
  expect(readNatively('*a*', 'markdown')).toBeDefined()
  expect(readNatively('<A>\n  *a*\n</A>', 'mdx')).toBeDefined()
})
