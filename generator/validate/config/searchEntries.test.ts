import { expect, test } from 'vitest'
import { checkSearchEntries } from './searchEntries.ts'

const text = "search: { entries: [{ href: '/gone' }] }"

test('an entry that leads to no page is reported where it is written', () => {
  const entry = { kind: 'absent', title: { en: 'A' }, asked: { en: 'a' }, text: { en: 'b' }, href: '/gone' } as const
  const found = checkSearchEntries({
    config: { search: { provider: 'local', synonyms: [], entries: [entry] } },
    checkLink: (url) => [{ code: 'link-broken', message: `"${url}" leads to no page.`, hint: 'Correct it.' }],
    source: { file: 'site.config.ts', text },
  })
  expect(found).toMatchObject([
    { severity: 'error', code: 'link-broken', message: '"/gone" leads to no page.', line: 1 },
  ])
})
