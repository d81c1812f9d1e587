import { describe, expect, it } from 'vitest'
import { isExternal, withBase, withoutBase } from './url.ts'

describe('withBase', () => {
  it('puts the base before a path', () => {
    expect(withBase('/spot/', '/docs/')).toBe('/docs/spot/')
  })

  it('leaves a path at the root of the host as it is', () => {
    expect(withBase('/spot/', '/')).toBe('/spot/')
  })
})

describe('withoutBase', () => {
  it('takes the base away', () => {
    expect(withoutBase('/docs/spot/', '/docs/')).toBe('/spot/')
  })

  it('takes the base without its slash for the home page', () => {
    expect(withoutBase('/docs', '/docs/')).toBe('/')
  })

  it('gives nothing for a path that only begins like the base', () => {
    expect(withoutBase('/docs-old/spot', '/docs/')).toBeUndefined()
  })
})

describe('isExternal', () => {
  it.each(['https://example.com', 'mailto:a@example.com', '//example.com'])('knows %s to lead out', (href) => {
    expect(isExternal(href)).toBe(true)
  })

  it.each(['/faq', '#fees', 'faq'])('knows %s to stay', (href) => {
    expect(isExternal(href)).toBe(false)
  })
})
