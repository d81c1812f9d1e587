import { expect, test } from 'vitest'
import type { SiteConfig } from '../../contract/config.ts'
import { answersOf } from '../testing.ts'
import { siteRecords } from './siteRecords.ts'

const config: Pick<SiteConfig, 'locales' | 'search' | 'console' | 'messages' | 'links'> = {
  locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'zh', label: '中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
  ],
  links: {},
  search: {
    provider: 'local',
    synonyms: [],
    entries: [
      {
        kind: 'absent',
        title: { en: 'OCO orders', zh: 'OCO 订单' },
        asked: { en: 'OCO, one cancels the other', zh: '二选一' },
        text: { en: 'Place two orders.', zh: '请提交两笔订单。' },
        href: '/orders#types',
      },
    ],
  },
}

const recordsOf = (own: Partial<typeof config> = {}, locale = 'en') =>
  siteRecords(locale, { config: { ...config, ...own }, routes: [], hasApis: true })

test('what is not offered is found by each of its names, in the language of the reader', async () => {
  const records = recordsOf({}, 'zh')
  expect((await answersOf('oco order', { records: recordsOf() }))[0]).toBe('/orders#types')
  expect((await answersOf('one cancels the other', { records }))[0]).toBe('/zh/orders#types')
  expect((await answersOf('二选一', { records }))[0]).toBe('/zh/orders#types')
  expect(JSON.stringify(recordsOf())).not.toContain('二选一')
  expect(records.at(-1)).toMatchObject({ kind: 'absent', heading: 'OCO 订单', text: '请提交两笔订单。' })
})

test('a site with a console finds it by what readers call it', async () => {
  const records = recordsOf({ console: { servers: ['page'] } })
  expect((await answersOf('api playground', { records }))[0]).toBe('/console')
  expect(recordsOf().map(({ url }) => url)).not.toContain('/console')
})

test.each(['en', 'zh'])('texts of the interface are sentences in %s, and no code of messages', (locale) => {
  for (const servers of [['page' as const], [{ origin: 'https://a.example', use: 'account' as const }]])
    for (const { heading, text } of recordsOf({ console: { servers } }, locale))
      expect(heading + text).not.toMatch(/[{}]/)
})

test('files for language models and skills for agents are found', async () => {
  expect((await answersOf('llms.txt', { records: recordsOf() }))[0]).toBe('/llms.txt')
  expect((await answersOf('agent skill', { records: recordsOf() }))[0]).toBe('/.well-known/agent-skills/index.json')
})
