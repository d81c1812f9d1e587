import { expect, test } from 'vitest'
import type { Route, RouteTable } from '../../contract/routes.ts'
import { fillConfig } from '../../load/fillConfig.ts'
import type { ListedVersion } from '../../load/readVersions.ts'
import { buildVersionTable } from './versionTable.ts'

const frozen: ListedVersion = {
  name: '1.0',
  label: { en: 'One' },
  date: '2026-11-21',
  main: '/',
  locales: ['en'],
  paths: ['/', '/gone'],
}

function routesTo(...paths: string[]): RouteTable {
  return { defaultLocale: 'en', routes: paths.map((path) => ({ path }) as Route), sidebars: [] }
}

const config = fillConfig({ brand: { name: 'Acme' }, versions: { id: 'rest', current: { main: '/faq/' } } })

test('there is no table while there is one version', () => {
  expect(buildVersionTable({ config, routes: routesTo('/', '/faq'), frozen: [] })).toEqual({
    value: undefined,
    diagnostics: [],
  })
})

test('the current version is first, and each has its pages, each path once', () => {
  const { value, diagnostics } = buildVersionTable({
    config,
    routes: routesTo('/', '/faq', '/', '/faq'),
    frozen: [frozen],
  })
  expect(diagnostics).toEqual([])
  expect(value).toEqual({
    own: 'current',
    id: 'rest',
    origin: 'http://localhost:4173',
    base: '/',
    versions: [
      { name: 'current', label: { en: 'Next' }, main: '/faq/', prefix: '', locales: ['en'], paths: ['/', '/faq'] },
      { name: '1.0', label: { en: 'One' }, main: '/', prefix: '/1.0', locales: ['en'], paths: ['/', '/gone'] },
    ],
  })
})

test('a main page that does not exist is reported', () => {
  expect(buildVersionTable({ config, routes: routesTo('/'), frozen: [] }).diagnostics).toMatchObject([
    { code: 'config-invalid', message: 'versions.current.main is /faq/, which is no page of the site.' },
  ])
})

test('a page that came to lie where a version is published is reported', () => {
  const { diagnostics } = buildVersionTable({ config, routes: routesTo('/faq', '/1.0/new'), frozen: [frozen] })
  expect(diagnostics).toMatchObject([
    { code: 'versions-invalid', file: 'versions.json', message: '"1.0" is where the page /1.0/new lies.' },
  ])
})

test('a version that is listed twice is reported', () => {
  const { diagnostics } = buildVersionTable({ config, routes: routesTo('/faq'), frozen: [frozen, frozen] })
  expect(diagnostics).toMatchObject([{ code: 'versions-invalid', message: 'Version 1.0 has been cut already.' }])
})
