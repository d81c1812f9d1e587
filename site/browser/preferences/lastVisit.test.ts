import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isUnseen, lastVisit, markAllSeen, markSeen, tidyLastVisit } from './lastVisit.ts'

const [january, february, march, april] = ['2026-01', '2026-02', '2026-03', '2026-04']
const base = '/docs/'

function published(updated: string) {
  return { base, updated }
}

function isNew(key: string, updated: string): boolean {
  return isUnseen(lastVisit(base), { key, updated })
}

let items: Map<string, string>

beforeEach(() => {
  items = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the last visit', () => {
  it('has nothing new the first time, and remembers what was published then', () => {
    expect(isNew('/a', march)).toBe(false)
    markSeen(published(february), { key: '/a', updated: january })
    expect(lastVisit(base)).toEqual({ since: february, seen: {} })
    expect(isNew('/a', february)).toBe(false)
    expect(isNew('/a', march)).toBe(true)
  })

  it('takes what was opened as seen, in a language with a later date too, until it changes again', () => {
    markSeen(published(january), undefined)
    markSeen(published(march), { key: '/a', updated: february })
    expect(isNew('/a', february)).toBe(false)
    expect(isNew('/a', march)).toBe(false)
    expect(isNew('/b', february)).toBe(true)
    expect(isNew('/a', april)).toBe(true)
  })

  it('takes a page as seen that is newer than what was known of the site', () => {
    markSeen(published(january), undefined)
    markSeen(published(february), { key: '/a', updated: march })
    expect(isNew('/a', march)).toBe(false)
  })

  it('writes nothing for a page that was not new', () => {
    markSeen(published(february), undefined)
    markSeen(published(march), { key: '/old', updated: january })
    expect(lastVisit(base)).toEqual({ since: february, seen: {} })
  })

  it('has seen everything when told so', () => {
    markSeen(published(january), undefined)
    markSeen(published(february), { key: '/a', updated: february })
    markAllSeen(published(march))
    expect(lastVisit(base)).toEqual({ since: march, seen: {} })
  })

  it('forgets pages that are gone, and keeps the others', () => {
    markSeen(published(january), undefined)
    markSeen(published(march), { key: '/gone', updated: february })
    markSeen(published(march), { key: '/a', updated: february })
    const dated = [
      { key: '/b', updated: march },
      { key: '/a', updated: february },
    ]
    tidyLastVisit(published(march), dated, false)
    expect(lastVisit(base)).toEqual({ since: january, seen: { '/a': march } })
  })

  it('starts anew once nothing is left to see', () => {
    markSeen(published(january), undefined)
    markSeen(published(march), { key: '/a', updated: march })
    tidyLastVisit(published(march), [{ key: '/a', updated: march }], false)
    expect(lastVisit(base)).toEqual({ since: march, seen: {} })
  })

  it('lets go of what a list that was cut off does not tell', () => {
    markSeen(published(january), undefined)
    const dated = [
      { key: '/a', updated: april },
      { key: '/b', updated: march },
    ]
    tidyLastVisit(published(april), dated, true)
    expect(lastVisit(base)).toEqual({ since: march, seen: {} })
  })

  it.each(['', 'null', '7', '{"since":1,"seen":{}}', '{"since":"2026-01","seen":{"/a":1}}', '{"since":"2026-01"}'])(
    'takes %j in the storage for a first visit',
    (text) => {
      items.set('last-visit:/docs/', text)
      expect(isNew('/a', march)).toBe(false)
      markSeen(published(february), undefined)
      expect(lastVisit(base)).toEqual({ since: february, seen: {} })
    },
  )

  it('is kept apart for each documentation on a host', () => {
    markSeen(published(january), undefined)
    markSeen({ base: '/other/', updated: april }, undefined)
    expect(isNew('/a', march)).toBe(true)
  })

  it('marks nothing where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('denied')
      },
      setItem() {
        throw new DOMException('denied')
      },
    })
    markSeen(published(january), undefined)
    markSeen(published(march), { key: '/a', updated: march })
    expect(isNew('/a', april)).toBe(false)
  })
})
