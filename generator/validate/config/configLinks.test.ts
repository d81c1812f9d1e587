import { expect, test } from 'vitest'
import { checkConfigLinks } from './configLinks.ts'

const text = `search: { entries: [{ href: '/gone' }], questions: [{ of: ['/kept'] }] }
console: { examples: [{ href: '/console#build=gone' }] }`

test('a link of the configuration that leads nowhere is reported where it is written', () => {
  const entry = { kind: 'absent', title: { en: 'A' }, asked: { en: 'a' }, text: { en: 'b' }, href: '/gone' } as const
  const found = checkConfigLinks({
    config: {
      search: { provider: 'local', synonyms: [], entries: [entry], questions: [{ of: ['/kept'], asked: { en: 'a' } }] },
      console: { servers: ['page'], examples: [{ label: { en: 'A' }, href: '/console#build=gone' }] },
    },
    checkLink: (url) => [{ code: 'link-broken', message: `"${url}" leads to no page.`, hint: 'Correct it.' }],
    source: { file: 'site.config.ts', text },
  })
  expect(found).toMatchObject([
    { severity: 'error', code: 'link-broken', message: '"/gone" leads to no page.', line: 1 },
    { severity: 'error', code: 'link-broken', message: '"/kept" leads to no page.', line: 1 },
    { severity: 'error', code: 'link-broken', message: '"/console#build=gone" leads to no page.', line: 2 },
  ])
})

test.each(['/spot/', '/spot/#build=list', '/console', '/console#'])(
  'an example that opens nothing in the console is reported: %s',
  (href) => {
    const found = checkConfigLinks({
      config: {
        search: { provider: 'local', synonyms: [] },
        console: { servers: ['page'], examples: [{ label: { en: 'A' }, href }] },
      },
      checkLink: () => [],
      source: { file: 'site.config.ts', text: `console: { examples: [{ href: '${href}' }] }` },
    })
    expect(found).toMatchObject([{ severity: 'error', message: `"${href}" opens nothing in the console.`, line: 1 }])
  },
)
