import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { findNamedFiles } from './findNamedFiles.ts'

const brand = { name: 'Acme', title: { en: 'Acme' }, copyright: { en: '' } }
const section = { label: { en: 'Orders' }, landing: '/', items: [] }

it('finds nothing in a project that names no file', async () => {
  expect(await findNamedFiles('/nowhere', { brand, sidebars: { orders: section } })).toEqual([])
})

it('tells a script of the project from a folder, a link that leads out, and none', async () => {
  const outside = await temporaryFolder({ 'secret.js': '' })
  const root = await temporaryFolder({ 'assets/book.js': '', 'assets/folder.js/a.js': '' })
  await symlink(join(outside, 'secret.js'), join(root, 'assets/linked.js'))
  const scripts = ['book', 'books', 'folder', 'linked'].map((name) => `assets/${name}.js`)
  const sidebars = Object.fromEntries(scripts.map((script, at) => [`s${at}`, { ...section, script }]))
  const found = await findNamedFiles(root, { brand, sidebars })
  expect(found.map(({ keys, file, place }) => [keys.join('.'), file, place])).toEqual([
    ['sidebars.s0.script', 'assets/book.js', 'project'],
    ['sidebars.s1.script', 'assets/books.js', 'nowhere'],
    ['sidebars.s2.script', 'assets/folder.js', 'nowhere'],
    ['sidebars.s3.script', 'assets/linked.js', 'outside'],
  ])
})

it('tells files that export a component from those that do not, and from none', async () => {
  const root = await temporaryFolder({
    'declared.tsx': 'export function Gauge() { return <b>7</b> }',
    'constant.tsx': 'export const Gauge = () => null',
    'listed.tsx': 'const Needle = () => null\nexport { Dial, Needle as Gauge }',
    'default.tsx': 'export default function Gauge() { return null }',
    'other.tsx': 'export function Gauges() { return null }',
  })
  const placeOf = async (file: string) => {
    const [found] = await findNamedFiles(root, { brand, sidebars: {}, components: { Gauge: file } })
    return found?.place
  }
  expect(await placeOf('declared.tsx')).toBe('project')
  expect(await placeOf('constant.tsx')).toBe('project')
  expect(await placeOf('listed.tsx')).toBe('project')
  expect(await placeOf('default.tsx')).toBe('silent')
  expect(await placeOf('other.tsx')).toBe('silent')
  expect(await placeOf('missing.tsx')).toBe('nowhere')
})
