import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../contract/config.ts'
import type { RouteTable } from '../../contract/routes.ts'
import { checkRouteLock, lockText, movedByPatterns } from './routeLock.ts'

const locked = { '/a/': ['one', 'two'], '/b': [] }

function addresses(current: Record<string, string[]>, redirects: Record<string, string> = {}): string[] {
  return checkRouteLock({ file: 'routes.lock.json', locked, current, redirects }).map(
    ({ message }) => message.split(' ')[0] ?? '',
  )
}

describe('the lock of published addresses', () => {
  it('is content with more than was published, with or without a slash at the end', () => {
    expect(addresses({ '/a': ['one', 'two', 'three'], '/b': [], '/c': [] })).toEqual([])
  })

  it('names pages and anchors that would vanish', () => {
    expect(addresses({ '/a/': ['one'] })).toEqual(['/a/#two', '/b'])
  })

  it('lets go pages that a pattern leads from, but no anchors', () => {
    const redirects = { '/b/*': '/c/:splat' }
    const gone = { '/b/one': ['first'], '/d': [] }
    const found = checkRouteLock({ file: 'routes.lock.json', locked: gone, current: {}, redirects })
    expect(found.map(({ message }) => message)).toEqual(['/d is published and would vanish.'])
    const withoutAnchor = checkRouteLock({
      file: 'routes.lock.json',
      locked: gone,
      current: { '/b/one': [], '/d': [] },
      redirects,
    })
    expect(withoutAnchor.map(({ message }) => message)).toEqual(['/b/one#first is published and would vanish.'])
  })

  it('names the published pages of each language that patterns lead from', () => {
    const locales = [{ code: 'en' }, { code: 'zh' }] as unknown as SiteConfig['locales']
    const redirects = { '/b/kept': '/kept', '/b/*': '/c/:splat', '/zh/b/*': '/zh/c/:splat' }
    const routes = [{ url: '/b/there' }] as unknown as RouteTable['routes']
    expect(
      movedByPatterns({ '/b/one': [], '/b/there': [], '/b/kept': [] }, { routes }, { redirects, locales }),
    ).toEqual({
      '/b/one': '/c/one',
      '/zh/b/one': '/zh/c/one',
      '/zh/b/there': '/zh/c/there',
      '/zh/b/kept': '/zh/c/kept',
    })
  })

  it('lets go what a redirect leads from', () => {
    expect(addresses({ '/a/': ['one'] }, { '/a/#two': '/a/', '/b': '/a/' })).toEqual([])
  })

  it('says nothing of the anchors of a page that could not be read', () => {
    const unread = new Set(['/a'])
    const found = checkRouteLock({ file: 'routes.lock.json', locked, current: { '/a/': [] }, redirects: {}, unread })
    expect(found.map(({ message }) => message.split(' ')[0])).toEqual(['/b'])
  })

  it('knows an entry that was locked by an id which is no anchor', () => {
    const current = { '/a': ['place-order'] }
    expect(
      checkRouteLock({ file: 'routes.lock.json', locked: { '/a': ['place order'] }, current, redirects: {} }),
    ).toEqual([])
  })

  it('is written with a line a path', () => {
    expect(lockText(locked)).toBe('{\n  "/a/": ["one","two"],\n  "/b": []\n}\n')
  })
})
