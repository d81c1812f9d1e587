import { expect, test } from 'vitest'
import { answersOf, record } from '../testing.ts'
import { questionsByUrl, withQuestions } from './searchQuestions.ts'

const locale = { dir: 'ltr', calendar: 'gregory' } as const
const config = {
  locales: [
    { ...locale, code: 'en', label: 'English', lang: 'en' },
    { ...locale, code: 'zh', label: '中文', lang: 'zh-Hans' },
  ],
  search: {
    provider: 'local' as const,
    synonyms: [],
    questions: [
      { of: ['/history', '/rules#limits'], asked: { en: 'how long kept,retention', zh: '保留多久' } },
      { of: ['/history'], asked: { en: 'archive' } },
    ],
  },
}

test('an address has the words of the reader’s language and of the first one', () => {
  expect([...questionsByUrl('zh', config)]).toEqual([
    ['/zh/history', { asked: '保留多久', askedInDefault: 'how long kept,retention, archive' }],
    ['/zh/rules#limits', { asked: '保留多久', askedInDefault: 'how long kept,retention' }],
  ])
  expect(questionsByUrl('en', config).get('/rules#limits')).toEqual({ asked: 'how long kept,retention' })
})

test('a phrase of the first language is found in another one, one of its words beside many others is not', async () => {
  const section = record('/zh/history', 'heading', { locale: 'zh', heading: '历史' })
  const records = withQuestions([section], questionsByUrl('zh', config))
  expect(await answersOf('how long is it kept', { records })).toEqual(['/zh/history'])
  expect(await answersOf('secret kept safe from other people', { records })).toEqual([])
})

test('a section is found by words that it does not have, and its rows are not', async () => {
  const records = withQuestions(
    [
      record('/rules', 'page', { title: 'Rules' }),
      record('/rules#limits', 'heading', { heading: 'Limits' }),
      record('/rules#limits', 'value', { heading: 'BTC', names: ['BTC'] }),
    ],
    questionsByUrl('en', config),
  )
  expect(await answersOf('retention', { records })).toEqual(['/rules#limits'])
  expect(records.map(({ asked }) => asked)).toEqual([undefined, 'how long kept,retention', undefined])
})
