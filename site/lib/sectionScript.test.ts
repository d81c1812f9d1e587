import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { scriptPaths, scriptUrl } from './sectionScript.ts'

let root: string

beforeEach(async () => {
  root = realpathSync(await temporaryFolder({ 'project/assets/book.ts': '', 'project/assets/faq.js': '' }))
  vi.stubEnv('EXCHANGE_DOCS_ENGINE', root)
  vi.stubEnv('EXCHANGE_DOCS_PROJECT', join(root, 'project'))
})

afterEach(() => {
  vi.unstubAllEnvs()
})

it('lists each script once, though sections share it', () => {
  const section = { label: { en: 'A' }, landing: '/', items: [] }
  const sidebars = {
    spot: { ...section, script: 'assets/book.ts' },
    futures: { ...section, script: 'assets/book.ts' },
    faq: { ...section, script: 'assets/faq.js' },
    plain: section,
  }
  expect(scriptPaths({ sidebars })).toEqual([join(root, 'project/assets/book.ts'), join(root, 'project/assets/faq.js')])
})

it('gives the address of what the build made of a script, below the base', () => {
  const built = { 'project/assets/book.ts': { file: 'assets/book-C4tWJ2ty.js' } }
  expect(scriptUrl('assets/book.ts', built, '/docs/')).toBe('/docs/assets/book-C4tWJ2ty.js')
})

it('gives the address of the source itself in development', () => {
  expect(scriptUrl('assets/book.ts', undefined, '/docs/')).toBe(`/docs/@fs${root}/project/assets/book.ts`)
})

it('does not go on with a build that left a script out', () => {
  expect(() => scriptUrl('assets/book.ts', {}, '/')).toThrow('the client build holds no project/assets/book.ts')
})
