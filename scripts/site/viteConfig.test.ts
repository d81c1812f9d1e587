import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { viteConfigOf } from './viteConfig.ts'

test('what the bundler keeps goes into the project when the engine is installed there', async () => {
  const root = await temporaryFolder({})
  const engine = join(root, 'node_modules', 'exchange-docs')
  await mkdir(engine, { recursive: true })
  expect(viteConfigOf({ root }, engine)).toEqual({
    root: engine,
    logLevel: 'warn',
    cacheDir: join(root, 'node_modules', '.cache', 'exchange-docs', 'vite'),
  })
})

test('the bundler keeps its own ways in the repository of the engine', () => {
  expect(viteConfigOf({ root: '/srv/docs' }, '/srv/engine')).toEqual({ root: '/srv/engine', logLevel: 'warn' })
})
