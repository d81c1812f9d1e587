import { describe, expect, it } from 'vitest'
import type { VersionTable } from '../../../generator/contract/versions.ts'
import { buildVersions } from './buildVersions.ts'
import { site } from './testing.ts'

const versions: VersionTable = {
  own: 'current',
  id: 'rest',
  origin: 'https://docs.example.com',
  base: '/docs/',
  versions: [
    {
      name: 'current',
      label: { en: 'Next', zh: '最新版' },
      main: '/changelog',
      prefix: '',
      locales: ['en', 'zh'],
      paths: ['/', '/faq', '/trading/'],
    },
    { name: '1.0', label: { en: '1.0' }, main: '/', prefix: '/1.0', locales: ['en'], paths: ['/', '/trading', '/old'] },
  ],
}

function linksAt(path: string | undefined, locale: string): string[] {
  const input = { site, versions, locale, ...(path !== undefined && { path }) }
  return buildVersions(input).items.map(({ label, url, hasPage }) => `${label} ${url}${hasPage ? ' same' : ''}`)
}

describe('buildVersions', () => {
  it('leads to the same page in each version, in the form that version has it', () => {
    expect(linksAt('/trading/', 'en')).toEqual(['Next /docs/trading/ same', '1.0 /docs/1.0/trading same'])
  })

  it('leads to the main page of a version that does not have the page', () => {
    expect(linksAt('/faq', 'en')).toEqual(['Next /docs/faq same', '1.0 /docs/1.0/'])
    expect(linksAt('/old', 'en')).toEqual(['Next /docs/changelog', '1.0 /docs/1.0/old same'])
  })

  it('keeps the language where the version has it', () => {
    expect(linksAt('/trading/', 'zh')).toEqual(['最新版 /docs/zh/trading/ same', '1.0 /docs/1.0/trading same'])
  })

  it('leads to the main pages from where nothing is published', () => {
    expect(linksAt(undefined, 'en')).toEqual(['Next /docs/changelog', '1.0 /docs/1.0/'])
  })

  it('has no links when there is one version', () => {
    expect(buildVersions({ site, versions: undefined, locale: 'en', path: '/faq' })).toEqual({
      id: 'default',
      own: 'current',
      items: [],
    })
  })
})
