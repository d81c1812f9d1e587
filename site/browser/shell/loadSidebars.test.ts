import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Sidebar } from '../../../generator/contract/routes.ts'
import { createLoadedSidebars } from './loadSidebars.ts'

const file = '/assets/sidebars/spot.json'
const sidebar: Sidebar = { id: 'spot', locale: 'en', label: 'Spot', landing: '/spot', items: [] }

afterEach(() => vi.unstubAllGlobals())

describe('the sidebars in the browser', () => {
  it('give one answer for a file that was waited for: React replays a render with the hooks of its first try', async () => {
    vi.stubGlobal('fetch', async () => Response.json(sidebar))
    const { source } = createLoadedSidebars()
    const first = source(file)
    expect(await first).toEqual(sidebar)
    expect(source(file)).toBe(first)
  })

  it('give a file at once that was prepared before it was asked for', async () => {
    vi.stubGlobal('fetch', async () => Response.json(sidebar))
    const { source, prepare } = createLoadedSidebars()
    await prepare(file)
    expect(source(file)).toEqual(sidebar)
  })

  it('ask for a file once', async () => {
    const fetched = vi.fn(async () => Response.json(sidebar))
    vi.stubGlobal('fetch', fetched)
    const { source, prepare } = createLoadedSidebars()
    await Promise.all([prepare(file), source(file), prepare(file)])
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
