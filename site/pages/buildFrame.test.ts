import { describe, expect, it } from 'vitest'
import { buildFrame } from './buildFrame.ts'
import { site, table } from './testing.ts'

describe('buildFrame', () => {
  it('leads to the pages of its own language, below the base', () => {
    const { home, start } = buildFrame(site, table, 'zh')
    expect(home).toBe('/docs/zh/')
    expect(start).toEqual([{ label: '交易', url: '/docs/zh/trading/', section: 'trading' }])
  })

  it('keeps the place on a page that a link names', () => {
    expect(buildFrame(site, table, 'en').end[0]).toEqual({ label: 'Help', url: '/docs/faq#fees' })
  })

  it('marks what leads to another site', () => {
    const [, menu] = buildFrame(site, table, 'en').end
    expect(menu).toEqual({ label: 'SDK', items: [{ label: 'Java', url: 'https://example.org/java', external: true }] })
  })
})
