import { EventEmitter } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchSources } from './watchSources.ts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'exchange-docs-sources-'))
  await mkdir(join(root, 'guides'))
  for (const file of ['guides/a.mdx', 'site.config.ts', 'other.txt']) await writeFile(join(root, file), 'before')
})

afterEach(() => rm(root, { recursive: true, force: true }))

/** The watcher of a server, which says only what it is made to say. */
function silentWatcher(): ViteDevServer['watcher'] {
  return Object.assign(new EventEmitter(), { add: () => undefined }) as unknown as ViteDevServer['watcher']
}

test.each(['guides/a.mdx', 'guides/new.mdx', 'site.config.ts'])(
  'a save of %s is told before the watcher of the server has listed it',
  async (file) => {
    let end = () => {}
    const edited = new Promise((done) => {
      end = watchSources({ kind: 'project', root }, silentWatcher(), done)
    })
    await writeFile(join(root, file), 'after')
    expect(await edited).toBe(file)
    end()
  },
)

test('a spec alone is watched too', async () => {
  let end = () => {}
  const edited = new Promise((done) => {
    end = watchSources({ kind: 'specs', root, specs: ['other.txt'] }, silentWatcher(), done)
  })
  await writeFile(join(root, 'other.txt'), 'after')
  expect(await edited).toBe('other.txt')
  end()
})

test('what the watcher of the server tells of the project is passed on, and nothing else', () => {
  const watcher = silentWatcher()
  const told: string[] = []
  watchSources({ kind: 'project', root }, watcher, (path) => told.push(path))
  watcher.emit('ready')
  for (const file of ['guides/a.mdx', 'other.txt', 'site.config.ts']) watcher.emit('all', 'change', join(root, file))
  expect(told).toEqual(['guides/a.mdx', 'site.config.ts'])
})
