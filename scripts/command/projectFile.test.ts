import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { UsageError } from './commandLine.ts'
import { writeProjectFile } from './projectFile.ts'

test('a file is written with the folders it lies in, also behind a link that stays in the project', async () => {
  const root = await temporaryFolder({ 'shared/kept.po': '' })
  await symlink('shared', join(root, 'i18n'))
  await writeProjectFile(root, 'i18n/new/zh.po', 'text')
  expect(await readFile(join(root, 'shared/new/zh.po'), 'utf8')).toBe('text')
})

test('a project whose own folder is a link is written to', async () => {
  const root = await temporaryFolder({ 'project/site.config.ts': '' })
  await symlink('project', join(root, 'link'))
  await writeProjectFile(join(root, 'link'), 'zh.po', 'text')
  expect(await readFile(join(root, 'project/zh.po'), 'utf8')).toBe('text')
})

test.each([
  ['a link to a file', 'file/zh.po'],
  ['a link to a folder', 'folder/zh.po'],
  ['a folder behind a link to a folder', 'folder/new/zh.po'],
  ['a link to nothing', 'nothing/zh.po'],
])('nothing is written out of the project by %s', async (_, file) => {
  const root = await temporaryFolder({
    'outside/zh.po': 'mine',
    'project/file/other.po': '',
    'project/nothing/a.po': '',
  })
  const project = join(root, 'project')
  await symlink(join(root, 'outside/zh.po'), join(project, 'file/zh.po'))
  await symlink(join(root, 'outside'), join(project, 'folder'))
  await symlink(join(root, 'outside/gone.po'), join(project, 'nothing/zh.po'))
  await expect(writeProjectFile(project, file, 'text')).rejects.toThrow(UsageError)
  expect(await readFile(join(root, 'outside/zh.po'), 'utf8')).toBe('mine')
})

test('a new file takes the place of none', async () => {
  const root = await temporaryFolder({ 'zh.po': 'mine' })
  await expect(writeProjectFile(root, 'zh.po', 'text', { isNew: true })).rejects.toThrow('EEXIST')
  expect(await readFile(join(root, 'zh.po'), 'utf8')).toBe('mine')
})
