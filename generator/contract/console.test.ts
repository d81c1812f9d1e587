import { describe, expect, it } from 'vitest'
import type { SiteConfig } from './config.ts'
import { hasMocksAlone } from './console.ts'

type Servers = NonNullable<SiteConfig['console']>['servers']

describe('hasMocksAlone', () => {
  const mock = { origin: 'http://127.0.0.1:8080', use: 'mock' } as const
  const account = { origin: 'https://api.example.com', use: 'account' } as const
  const cases: readonly (readonly [name: string, servers: Servers, isAlone: boolean])[] = [
    ['the page and a mock', ['page', mock], true],
    ['a real server beside the page', ['page', account], false],
  ]
  it.each(cases)('judges %s', (_, servers, isAlone) => {
    expect(hasMocksAlone({ console: { servers } })).toBe(isAlone)
  })
})
