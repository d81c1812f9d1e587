import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nextEdit, watchSources } from './watchSources.ts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'exchange-docs-sources-'))
  await mkdir(join(root, 'guides'))
  for (const file of ['guides/a.mdx', 'site.config.ts', 'other.txt']) await writeFile(join(root, file), 'before')
})

afterEach(() => rm(root, { recursive: true, force: true }))

/** The watcher of a server, which reports nothing by itself. */
function silentWatcher(): ViteDevServer['watcher'] {
  return Object.assign(new EventEmitter(), { add: () => undefined }) as unknown as ViteDevServer['watcher']
}

test.each(['guides/a.mdx', 'guides/new.mdx', 'site.config.ts'])(
  'a save of %s is told before the watcher of the server has listed it',
  async (file) => {
    let end = () => {}
    const edited = new Promise((done) => {
      end = watchSources({ kind: 'project', root }, silentWatcher(), done).end
    })
    await writeFile(join(root, file), 'after')
    expect(await edited).toBe(file)
    end()
  },
)

test('a spec alone is watched too', async () => {
  let end = () => {}
  const edited = new Promise((done) => {
    end = watchSources({ kind: 'specs', root, specs: ['other.txt'] }, silentWatcher(), done).end
  })
  await writeFile(join(root, 'other.txt'), 'after')
  expect(await edited).toBe('other.txt')
  end()
})

test.each([
  ['a spec in the root', 'openapi.yaml', 'openapi.yaml'],
  ['a spec of a service', 'services/pay/openapi.yaml', 'services/pay/openapi.yaml'],
  ['a file outside', '../shared.yaml', '../shared.yaml'],
  ['a catalog whose folder is not there yet', 'i18n/zh.po', 'i18n'],
])('%s is told when the project is made from it', async (_name, file, told) => {
  const project = join(root, 'project')
  await mkdir(join(project, 'services/pay'), { recursive: true })
  let end = () => {}
  const edited = new Promise((done) => {
    const sources = watchSources({ kind: 'project', root: project }, silentWatcher(), done)
    sources.follow([join(project, file)])
    end = sources.end
  })
  await mkdir(dirname(join(project, file)), { recursive: true })
  await writeFile(join(project, file), 'after')
  expect(await edited).toBe(told)
  end()
})

test('a file is told that another replaces at each save', async () => {
  const file = join(root, 'openapi.yaml')
  await writeFile(file, 'before')
  const told: string[] = []
  const { follow, end } = watchSources({ kind: 'project', root }, silentWatcher(), () => {
    told.push(readFileSync(file, 'utf8'))
  })
  follow([file])
  for (const text of ['first', 'the second']) {
    await writeFile(join(root, 'draft'), text)
    await rename(join(root, 'draft'), file)
    await expect.poll(() => told.at(-1)).toBe(text)
  }
  end()
})

test('a broken project is tried again when a file is saved that it may import, but not what a build makes', async () => {
  await mkdir(join(root, 'dist'))
  let count = 0
  const edited = nextEdit({ kind: 'project', root }).then(() => (count += 1))
  await writeFile(join(root, 'dist/index.html'), 'made')
  await new Promise((done) => setTimeout(done, 200))
  expect(count).toBe(0)
  await writeFile(join(root, 'other.txt'), 'after')
  await edited
})

test('a save right after another is told, which the watcher of the server passes over', async () => {
  const watcher = silentWatcher()
  const file = join(root, 'guides/a.mdx')
  const told: string[] = []
  const { end } = watchSources({ kind: 'project', root }, watcher, (path) => {
    told.push(`${path} ${readFileSync(file, 'utf8')}`)
  })
  await writeFile(file, '')
  watcher.emit('all', 'change', file)
  await writeFile(file, 'whole')
  await expect.poll(() => told.at(-1)).toBe('guides/a.mdx whole')
  const count = told.length
  watcher.emit('all', 'change', file)
  expect(told).toHaveLength(count)
  end()
})

test('what the watcher of the server tells of the project is passed on, and nothing else', () => {
  const watcher = silentWatcher()
  const told: string[] = []
  watchSources({ kind: 'project', root }, watcher, (path) => told.push(path))
  for (const file of ['guides/a.mdx', 'other.txt', 'site.config.ts']) watcher.emit('all', 'change', join(root, file))
  expect(told).toEqual(['guides/a.mdx', 'site.config.ts'])
})
