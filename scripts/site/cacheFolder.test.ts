import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { cacheFolder, isInstalled } from './cacheFolder.ts'

describe('the cache', () => {
  test('is in the engine when that is a repository of its own', () => {
    const engine = resolve('/srv/engine')
    expect(isInstalled(engine)).toBe(false)
    expect(cacheFolder('/srv/docs', engine)).toBe(join(engine, '.cache'))
  })

  test('is among the packages of the project that has installed the engine', async () => {
    const root = await temporaryFolder({})
    await mkdir(join(root, 'node_modules'))
    const engine = join(root, 'node_modules', 'exchange-docs')
    expect(cacheFolder(root, engine)).toBe(join(root, 'node_modules', '.cache', 'exchange-docs'))
  })

  test('leaves no folder of packages behind in a project without one', async () => {
    const root = await temporaryFolder({})
    const engine = resolve('/usr/lib/node_modules/exchange-docs')
    expect(cacheFolder(root, engine)).toMatch(new RegExp(`^${join(tmpdir(), 'exchange-docs-')}[0-9a-f]{12}$`))
    expect(cacheFolder(root, engine)).not.toBe(cacheFolder(`${root}/other`, engine))
  })
})
