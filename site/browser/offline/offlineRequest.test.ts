import { describe, expect, test } from 'vitest'
import { keptAddress, mayKeep, offlineRequest } from './offlineRequest.ts'

const site = { origin: 'https://docs.example.com', base: '/docs/' }

describe('a request is', () => {
  test.each([
    ['/docs/assets/entries/page.D8O1.js', 'hashed'],
    ['/docs/search/en-1abc.json', 'hashed'],
    ['/docs/2.0/sidebars/en/spot-1abc.json', 'hashed'],
    ['/docs/spot/api', 'fresh'],
    ['/docs/search/', 'fresh'],
    ['/docs/operations/spot/createOrder.json', 'fresh'],
    ['/docs/search/index.html', 'fresh'],
    ['/other/assets/a.js', 'foreign'],
  ])('%s: %s', (path, kind) => {
    expect(offlineRequest(new URL(path, site.origin), 'GET', site)).toBe(kind)
  })

  test('none of the site’s when it is another host’s or sends something', () => {
    expect(offlineRequest(new URL('https://example.org/docs/faq'), 'GET', site)).toBe('foreign')
    expect(offlineRequest(new URL('https://docs.example.com/docs/faq'), 'POST', site)).toBe('foreign')
  })
})

test.each(['/docs/faq', '/docs/faq/', '/docs/faq.html', '/docs/faq/index.html', '/docs/faq?a=1#b'])(
  '%s is kept as the page /docs/faq',
  (path) => {
    expect(keptAddress(new URL(path, site.origin))).toBe('https://docs.example.com/docs/faq')
  },
)

test('slashes within an address are passed once', () => {
  const path = `/docs${'/'.repeat(300_000)}a`
  expect(keptAddress(new URL(`https://docs.example.com${path}`))).toBe(`https://docs.example.com${path}`)
})

test('the home page of a site at the root has an address too', () => {
  expect(keptAddress(new URL('https://docs.example.com/'))).toBe('https://docs.example.com/')
})

describe('an answer may be kept', () => {
  const whole = { status: 200, type: 'basic', redirected: false, headers: new Headers({ 'content-type': 'text/html' }) }
  const answer = (more: Partial<Response>): Response => ({ ...whole, ...more }) as Response

  test('when it is a whole page or whole data', () => {
    expect(mayKeep(answer({}))).toBe(true)
    expect(mayKeep(answer({ headers: new Headers({ 'content-type': 'application/json; charset=utf-8' }) }))).toBe(true)
  })

  test.each<[string, Partial<Response>]>([
    ['an error', { status: 500 }],
    ['a part', { status: 206 }],
    ['what is not there', { status: 404 }],
    ['opaque', { type: 'opaque', status: 0 }],
    ['where a redirect led', { redirected: true }],
    ['an archive', { headers: new Headers({ 'content-type': 'application/zip' }) }],
  ])('but not %s', (_name, more) => {
    expect(mayKeep(answer(more))).toBe(false)
  })
})
