import { existsSync, type Stats } from 'node:fs'
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { marked } from '../../../tests/fixtures/marks.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { claimFolder, isFree, markOf, removeOwn } from './ownFolder.ts'

// A mount cannot be made without rights: a folder of this name claims to be on another disk.
vi.mock('node:fs', async (load) => {
  const real = await load<typeof import('node:fs')>()
  const lstatSync = (path: string, options?: { throwIfNoEntry?: false }): Stats | undefined => {
    const found = real.lstatSync(path, options)
    return found && path.includes('mounted') ? Object.assign(found, { dev: found.dev + 1 }) : found
  }
  return { ...real, lstatSync }
})

test('a folder that is new or empty becomes our own, and stays it', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'empty'))
  for (const folder of [join(root, 'empty'), join(root, 'deep/new')]) {
    expect(isFree(folder)).toBe(true)
    claimFolder(folder, 'report')
    claimFolder(folder, 'report')
    expect([isFree(folder), markOf(folder)]).toEqual([false, 'report'])
  }
})

test.each<[string, Record<string, string>]>([
  ['any file', { 'photo.jpg': 'mine' }],
  ['a mark of another use', marked('', 'content')],
  ['a mark that says something else', { '.exchange-docs': 'site\n' }],
  ['a folder with the name of the mark', { '.exchange-docs/photo.jpg': 'mine' }],
])('a folder with %s is nothing that a site may replace or delete', async (_, files) => {
  const folder = await temporaryFolder(files)
  expect(() => claimFolder(folder, 'site')).toThrow('was not made by this program')
  await expect(removeOwn(folder, 'site')).rejects.toThrow('was not made by this program')
  expect(await readdir(folder, { recursive: true })).toEqual(expect.arrayContaining(Object.keys(files)))
})

test('neither a link to a folder of ours nor a mark that is a link makes a folder our own', async () => {
  const root = await temporaryFolder({ ...marked('ours'), 'theirs/photo.jpg': 'mine' })
  await symlink(join(root, 'ours'), join(root, 'link'))
  await symlink(join(root, 'ours/.exchange-docs'), join(root, 'theirs/.exchange-docs'))
  expect([markOf(join(root, 'link')), markOf(join(root, 'theirs'))]).toEqual([undefined, undefined])
})

test('links in a folder are deleted with it, and what they lead to stays', async () => {
  const root = await temporaryFolder({ ...marked('ours'), 'ours/index.html': 'home', 'theirs/photo.jpg': 'mine' })
  await symlink(join(root, 'theirs'), join(root, 'ours/link'))
  await removeOwn(join(root, 'ours'), 'site')
  expect(existsSync(join(root, 'ours'))).toBe(false)
  expect(await readFile(join(root, 'theirs/photo.jpg'), 'utf8')).toBe('mine')
})

test.each(['mounted', 'ours/mounted'])('nothing is deleted where another disk is mounted: %s', async (mount) => {
  // Another test of the same process may have loaded it with the real disk.
  vi.resetModules()
  const own = await import('./ownFolder.ts')
  const [folder = ''] = mount.split('/')
  const root = await temporaryFolder({ ...marked(folder), [`${mount}/photo.jpg`]: 'mine' })
  await expect(own.removeOwn(join(root, folder), 'site')).rejects.toThrow('is a mount point')
  expect(await readFile(join(root, mount, 'photo.jpg'), 'utf8')).toBe('mine')
})
