import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { readVersions } from './readVersions.ts'

const entry = { name: '1.0', label: { en: '1.0' }, date: '2026-01-31', main: '/spot/', locales: ['en', 'zh'] }

test('a project without a list has no versions', async () => {
  expect(await readVersions(await temporaryFolder(), ['routes.lock.json'])).toEqual({ value: [], diagnostics: [] })
})

test('each version knows the pages it had when it was frozen', async () => {
  const root = await temporaryFolder({
    'versions.json': JSON.stringify([entry]),
    'versions/1.0/routes.lock.json': '{ "/": [], "/spot/": ["fees"] }',
  })
  expect(await readVersions(root, ['routes.lock.json'])).toEqual({
    value: [{ ...entry, paths: ['/', '/spot/'] }],
    diagnostics: [],
  })
})

test.each([
  ['no JSON', '['],
  ['no list', '{}'],
  ['an entry without languages', JSON.stringify([{ ...entry, locales: [] }])],
  ['an entry without a name', JSON.stringify([{ ...entry, name: undefined }])],
])('a list that is %s is reported', async (_, text) => {
  const { value, diagnostics } = await readVersions(await temporaryFolder({ 'versions.json': text }), ['lock.json'])
  expect(value).toEqual([])
  expect(diagnostics).toMatchObject([
    { code: 'versions-invalid', severity: 'error', message: 'versions.json is no list of versions.' },
  ])
})

test('a listed version whose folder is gone is reported', async () => {
  const root = await temporaryFolder({ 'versions.json': JSON.stringify([entry]) })
  const { value, diagnostics } = await readVersions(root, ['routes.lock.json'])
  expect(value).toEqual([])
  expect(diagnostics).toMatchObject([
    {
      code: 'versions-invalid',
      file: 'versions.json',
      message: 'Version 1.0 is in the list, but versions/1.0/routes.lock.json cannot be read.',
      hint: 'Restore versions/1.0, or take the version out of the list.',
    },
  ])
})

test('a version that was frozen for other readers is not listed, and one for everybody is', async () => {
  const lists = { 'versions.json': JSON.stringify([entry, { ...entry, name: '0.9' }]) }
  const root = await temporaryFolder({
    ...lists,
    'versions/1.0/routes.partner.lock.json': '{ "/partners": [] }',
    'versions/0.9/routes.lock.json': '{ "/": [] }',
  })
  const namesFor = async (...locks: string[]) => {
    const { value, diagnostics } = await readVersions(root, locks)
    expect(diagnostics).toEqual([])
    return value.map(({ name, paths }) => [name, ...paths])
  }
  expect(await namesFor('routes.lock.json')).toEqual([['0.9', '/']])
  expect(await namesFor('routes.partner.lock.json', 'routes.lock.json')).toEqual([
    ['1.0', '/partners'],
    ['0.9', '/'],
  ])
})
