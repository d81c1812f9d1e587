import { expect, it } from 'vitest'
import type { Origin, Route } from '../../generator/index.ts'
import { dividePages } from './dividePages.ts'

const now: Origin = { page: 'page', sidebar: 'sidebar' }
const route = { path: '/a', url: '/a' } as Route

/** The division of a page whose two files were published with these origins, and its reused files. */
function divided(html: Origin | undefined, markdown: Origin | undefined, isThere = true) {
  const files = new Map([
    ['a/index.html', html],
    ['a.md', markdown],
  ])
  const kept: string[] = []
  const publishing = {
    known: (path: string) => ({ digest: '', forms: {}, origin: files.get(path) }),
    keep(paths: readonly string[]) {
      if (isThere) kept.push(...paths)
      return isThere
    },
  }
  const { changed, besides } = dividePages([route], publishing, new Map([[route.url, now]]))
  return { changed: changed.length, besides: besides.length, kept }
}

it('keeps a page whose input is the same', () => {
  expect(divided(now, now)).toEqual({ changed: 0, besides: 0, kept: ['a/index.html', 'a.md'] })
})

it('keeps all but the sidebar where only that has changed, with the Markdown version', () => {
  const old = { ...now, sidebar: 'old' }
  expect(divided(old, old)).toEqual({ changed: 0, besides: 1, kept: ['a.md'] })
  expect(divided(now, old)).toEqual({ changed: 0, besides: 0, kept: ['a/index.html', 'a.md'] })
})

it('renders a page whose input has changed, that is new, or that is not as it was published', () => {
  const other = { changed: 1, besides: 0, kept: [] }
  expect(divided({ ...now, page: 'old' }, now)).toEqual(other)
  expect(divided(now, { ...now, page: 'old' })).toEqual(other)
  expect(divided(undefined, undefined)).toEqual(other)
  expect(divided(now, now, false)).toEqual(other)
})
