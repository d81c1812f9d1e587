import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { findScripts } from './findScripts.ts'

const section = { label: { en: 'Orders' }, landing: '/', items: [] }

test('a section without a script is not asked about', async () => {
  expect(findScripts(await temporaryFolder(), { orders: section })).toEqual(new Map())
})

test('a script is a file of the project, or nowhere', async () => {
  const root = await temporaryFolder({ 'assets/book.js': '', 'assets/folder.js/a.js': '' })
  const sidebars = {
    one: { ...section, script: 'assets/book.js' },
    two: { ...section, script: 'assets/books.js' },
    three: { ...section, script: 'assets/folder.js' },
  }
  expect(findScripts(root, sidebars)).toEqual(
    new Map([
      ['one', 'project'],
      ['two', 'nowhere'],
      ['three', 'nowhere'],
    ]),
  )
})

test('a link to a file elsewhere leads out of the project', async () => {
  const outside = await temporaryFolder({ 'secret.js': '' })
  const root = await temporaryFolder({ 'assets/book.js': '' })
  await symlink(join(outside, 'secret.js'), join(root, 'assets/linked.js'))
  const found = findScripts(root, { orders: { ...section, script: 'assets/linked.js' } })
  expect(found.get('orders')).toBe('outside')
})
