import { describe, expect, it } from 'vitest'
import { historyKey } from '../../contract/history.ts'
import type { Api } from '../../contract/reference.ts'
import { parseGuide } from '../../load/parseGuide.ts'
import { changeHistory } from './changeHistory.ts'

const config = {
  locales: ['en', 'zh'].map((code) => ({ code, label: code, lang: code, dir: 'ltr' as const, calendar: 'gregory' })),
}

/** An API with two operations on one page and a channel on a page of its own. */
function apiOf(id: string, prefix = ''): Api {
  const operations = [
    { id: 'createOrder', method: 'POST', path: `${prefix}/orders` },
    { id: 'getOrder', method: 'GET', path: `${prefix}/orders/{id}` },
  ]
  const pages = [
    { path: `/${id}/orders`, content: { kind: 'reference', operations: ['createOrder', 'getOrder'], channels: [] } },
    { path: `/${id}/book`, content: { kind: 'reference', operations: [], channels: ['book'] } },
  ]
  return { id, operations, pages } as unknown as Api
}

function historyOf(text: string, { locale = 'en', apis = [apiOf('spot')], path = '/changelog/spot' } = {}) {
  const matter = '---\ntitle: Changes\ndescription: What changed.\n---\n\n'
  const { value, diagnostics } = parseGuide({ file: 'a.mdx', locale: 'en', path, text: matter + text })
  expect(diagnostics).toEqual([])
  return changeHistory({ config, guides: [value], apis })[locale] ?? {}
}

const createOrder = historyKey('spot', 'createOrder')
const book = historyKey('spot', 'book')

describe('changeHistory', () => {
  it('gives an operation the entry that links to it, without what its own page says anyway', () => {
    const text =
      '## 2025-03-11 [#2025-03-11]\n\n- [Place order](/spot/orders#createOrder), `POST /orders`: new `stpMode`.\n'
    expect(historyOf(text)).toEqual({
      [createOrder]: [{ date: '2025-03-11', text: { en: 'New `stpMode`.' }, path: '/changelog/spot#2025-03-11' }],
    })
  })

  it('takes a part of an operation, a page with nothing else and a call in code for what they belong to', () => {
    const text =
      '## 2025-03-11\n\n- A [field](/spot/orders#createOrder.body.price) is new.\n- The [book](/spot/book/) is faster.\n- Send `GET /orders/{id}` less.\n'
    const history = historyOf(text)
    expect(Object.keys(history).sort()).toEqual([book, createOrder, historyKey('spot', 'getOrder')].sort())
    expect(history[book]?.[0]?.text).toEqual({ en: 'The book is faster.' })
  })

  it('lists the entries newest first, wherever they stand', () => {
    const text = ['2024-01-01', '2025-01-01', '2024-06-01']
      .map((date) => `## ${date}\n\nOn \`POST /orders\`.\n\n`)
      .join('')
    expect(historyOf(text)[createOrder]?.map(({ date }) => date)).toEqual(['2025-01-01', '2024-06-01', '2024-01-01'])
  })

  it('keeps the remark of a day with each of its entries', () => {
    const text =
      '## 2025-03-11\n\n**SDK release date.**\n\n- [Order](/spot/orders#createOrder): new.\n\n## 2025-03-10\n\n- [Order](/spot/orders#createOrder): old.\n'
    expect(historyOf(text)[createOrder]?.map((note) => note.text['en'])).toEqual(['**SDK release date.** New.', 'Old.'])
  })

  it('puts no space between a remark that ends full-width and its entry', () => {
    const text = '## 2025-03-11\n\n**发布日期**（Java）。\n\n- [下单](/spot/orders#createOrder)：新增。\n'
    expect(historyOf(text)[createOrder]?.map((note) => note.text['en'])).toEqual(['**发布日期**（Java）。下单：新增。'])
  })

  it('does not guess whose call is meant when two APIs have it, nor what a page of several is about', () => {
    const apis = [apiOf('spot'), apiOf('futures')]
    expect(historyOf('## 2025-03-11\n\n- `POST /orders` and [orders](/spot/orders).\n', { apis })).toEqual({})
  })

  it('reads nothing from a guide without days, and nothing before the first', () => {
    expect(historyOf('On `POST /orders`.\n\n## Orders\n\n- `POST /orders`.\n')).toEqual({})
  })

  it('falls back to the default language', () => {
    const text = '## 2025-03-11\n\n- `POST /orders` is faster.\n'
    expect(historyOf(text, { locale: 'zh' })[createOrder]?.[0]?.text).toEqual({ en: '`POST /orders` is faster.' })
  })

  it('leads from a link within the changelog to the changelog', () => {
    const text = '## 2025-03-11\n\n- `GET /orders/{id}` as on [the day before](#2025-03-10).\n'
    expect(historyOf(text)[historyKey('spot', 'getOrder')]?.[0]?.text['en']).toContain(
      '[the day before](/changelog/spot#2025-03-10)',
    )
  })

  it('begins with what the change means for a program', () => {
    const text =
      '## 2025-03-11\n\n- <Change kind="new">New</Change> [Order](/spot/orders#createOrder), `POST /orders`: field `stpMode`.\n'
    expect(historyOf(text)[createOrder]?.[0]?.text).toEqual({ en: '**New** Field `stpMode`.' })
  })

  it('keeps what components hold and drops what would run', () => {
    const text = '## 2025-03-11\n\n- `POST /orders`: a <Card>b *c*</Card>{1 + 1} d\n'
    expect(historyOf(text)[createOrder]?.[0]?.text).toEqual({ en: 'A b *c* d' })
  })
})
