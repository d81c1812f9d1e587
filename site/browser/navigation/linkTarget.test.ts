import { describe, expect, it } from 'vitest'
import { cleanUrl, isSamePage, type LinkLike, pageTarget } from './linkTarget.ts'

const origin = 'https://docs.example.com'

function link(href: string, more: Partial<LinkLike> = {}): LinkLike {
  const url = new URL(href, origin)
  return { href: url.href, origin: url.origin, pathname: url.pathname, target: '', download: '', ...more }
}

describe('pageTarget', () => {
  it('is the page a link of the site leads to, with query and hash', () => {
    expect(pageTarget(link('/faq?a=1#fees'), origin, '/')?.href).toBe('https://docs.example.com/faq?a=1#fees')
  })

  it('has no index.html and no .html', () => {
    expect(pageTarget(link('/spot/index.html'), origin, '/')?.pathname).toBe('/spot/')
    expect(pageTarget(link('/faq.html'), origin, '/')?.pathname).toBe('/faq')
  })

  it.each([
    ['another host', link('https://example.org/faq')],
    ['a path outside of the base', link('/blog/')],
    ['a file beside the pages', link('/docs/faq.md')],
    ['a new tab', link('/docs/faq', { target: '_blank' })],
    ['a link that asks for a page load', link('/docs/2.0/faq', { target: '_self' })],
    ['a download', link('/docs/faq', { download: 'faq' })],
  ])('is nothing for %s', (_what, element) => {
    expect(pageTarget(element, origin, '/docs/')).toBeUndefined()
  })
})

describe('isSamePage', () => {
  it('looks past the hash and the slash at the end', () => {
    expect(isSamePage(new URL('/spot/#fees', origin), new URL('/spot', origin))).toBe(true)
  })

  it('tells apart by the query', () => {
    expect(isSamePage(new URL('/spot?a=1', origin), new URL('/spot', origin))).toBe(false)
  })
})

describe('cleanUrl', () => {
  it('keeps what follows the path', () => {
    expect(cleanUrl(new URL('/faq.html?a=1#fees', origin)).href).toBe('https://docs.example.com/faq?a=1#fees')
  })
})
