import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { builtBase } from './builtBase.ts'

test('a built site is served below the path that it was built for, any other folder at the root', async () => {
  const page = '<script id="page-data">{"frame":{"base":"/docs/"}}</script>'
  const root = await temporaryFolder({ 'site/404.html': page, 'other/404.html': 'Not found' })
  expect(await builtBase(join(root, 'site'))).toBe('/docs/')
  expect(await builtBase(join(root, 'other'))).toBe('/')
  expect(await builtBase(join(root, 'nothing'))).toBe('/')
})
