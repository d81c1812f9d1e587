import { describe, expect, it } from 'vitest'
import { checkRouteLock, lockText } from './routeLock.ts'

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
