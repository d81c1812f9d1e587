import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import type { BookRule } from '../../../../generator/contract/book.ts'
import { debugBook } from '../../../../generator/model/view/book/debugger/debugBook.ts'
import english from '../../../i18n/book/en.json'
import chinese from '../../../i18n/book/zh.json'
import { BookVerdict } from './BookVerdict.tsx'

const rule: BookRule = {
  snapshot: 'push',
  start: { at: ['/first'] },
  symbol: { at: ['/symbol'] },
  bids: ['/bids'],
  asks: ['/asks'],
  level: { price: ['/0'], size: ['/1'] },
  sequence: { id: ['/id'], step: 1 },
}

interface Around {
  readonly end?: string
  readonly own?: string
  readonly locale?: 'en' | 'zh'
  readonly book?: BookRule
}

function htmlOf(frames: readonly object[], { end = '', own = '', locale = 'en', book = rule }: Around = {}): string {
  const input = { frames: frames.map((frame) => JSON.stringify(frame)).join('\n') + end, own }
  const elsewhere = [{ title: 'Spot', href: '/spot/book' }]
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ en: english, zh: chinese }[locale]}>
      <BookVerdict {...{ input, elsewhere }} rule={book} report={debugBook(input, book)} />
    </IntlProvider>,
  )
}

function textsOf(frames: readonly object[], around: Around = {}): string[] {
  return [...htmlOf(frames, around).matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text = '']) => text)
}

const begin = (symbol: string) => ({ symbol, id: 1, first: true, bids: [['9', '1']], asks: [['10', '1']] })

it('gives a verdict for each book, and each broken book a warning', () => {
  expect(textsOf([begin('A'), begin('B'), { symbol: 'B', id: 3, bids: [['8', '1']] }])).toEqual([
    'B · In line 3: A gap: id is 3, expected 2.',
    english['book.repair.gap'],
    'A · In step up to 1.',
    '2 records applied, 0 dropped, 1 out of step.',
    'Order book of B',
    'Out of step: do not use it.',
    'Order book of A',
  ])
})

it('tells the answer to a subscription from a push', () => {
  expect(textsOf([{ event: 'error', message: 'Subscription failed' }])[0]).toBe(
    'The exchange answered with an error: Subscription failed.',
  )
  expect(textsOf([{ event: 'error' }])[0]).toBe('The exchange answered with an error.')
  expect(textsOf([{ event: 'subscribe', channel: 'book' }])[0]).toBe(english['book.mistake.acknowledged'])
})

const ownBook = '{"symbol":"A","bids":[["9","1"]],"asks":[["10","1"]]}'

it('skips a frame that comes again, and compares the book of the reader', () => {
  const update = { symbol: 'A', id: 2, bids: [['8', '1']] }
  const own = ownBook.replace('["9","1"]', '["9","1"],["8","1"]')
  const texts = textsOf([begin('A'), update, update, { symbol: 'A', id: 3, bids: [] }], { own })
  expect(texts).toEqual([
    'In line 3: The same frame came in line 2.',
    english['book.repair.doubled'],
    'In step up to 3.',
    'Your book is the same.',
    '3 records applied, 1 dropped.',
    'Order book of A',
  ])
})

it('says that the book of the reader is not compared with one out of step', () => {
  expect(textsOf([begin('A'), { symbol: 'A', id: 3, bids: [] }], { own: ownBook })).toContain(
    english['book.notCompared'],
  )
  expect(textsOf([begin('A'), { symbol: 'A', id: 3, bids: [] }])).not.toContain(english['book.notCompared'])
  const back = textsOf([begin('A'), { symbol: 'A', id: 3, bids: [] }, begin('A')], { own: ownBook })
  expect(back).toContain('Your book is the same.')
})

it('leads to the debugger of another API, whose frames have other names', () => {
  const book = { ...rule, records: '/data', sequence: { id: ['/id'], previous: ['/lastId'] } }
  const html = htmlOf([{ data: [{ s: 'A', lid: 0, id: 1, bids: [['9', '1']], asks: [] }] }], { book })
  expect(html.replaceAll(/<\/?(?:span|p)[^>]*>/g, '')).toContain(
    'The debugger of the other API: <a href="/spot/book">Spot</a>',
  )
})

it('joins names as the language does', () => {
  expect(textsOf([{ a: 1 }])[0]).toBe('These are not frames of this book: none has bids, asks.')
  expect(textsOf([{ a: 1 }], { locale: 'zh' })[0]).toBe('这些不是本频道订单簿的帧：均不含 bids、asks。')
})

it('warns of a crossed book, which has all numbers', () => {
  const texts = textsOf([begin('A'), { symbol: 'A', id: 2, bids: [['11', '1']] }])
  expect(texts[0]).toBe('In line 2: The book crosses: the bid 11 is not below the ask 10.')
  expect(texts.slice(-2)).toEqual(['Order book of A', 'Out of step: do not use it.'])
})

it('warns of a book no longer once a snapshot brings it back', () => {
  const texts = textsOf([begin('A'), { symbol: 'A', id: 2, bids: [['11', '1']] }, begin('A')])
  expect(texts).toContain('The snapshot in line 3 brings the book back into step.')
  expect(texts).not.toContain('Out of step: do not use it.')
})

it('warns of a book that falls out of step again', () => {
  const update = (id: number) => ({ symbol: 'A', id, bids: [] })
  const texts = textsOf([begin('A'), update(3), begin('A'), update(5)])
  expect(texts).not.toContain('The snapshot in line 3 brings the book back into step.')
  expect(texts.at(-1)).toBe('Out of step: do not use it.')
})

it('shows the verdicts of three books of each kind, and counts the others', () => {
  const symbols = Array.from({ length: 5 }, (_, index) => String(index))
  const late = symbols.map((symbol) => ({ symbol: `late ${symbol}`, id: 2, bids: [] }))
  const lost = { symbol: '0', id: 3, bids: [] }
  const texts = textsOf([...late, ...symbols.map(begin), lost])
  expect(texts[0]).toBe('0 · In line 11: A gap: id is 3, expected 2.')
  expect(texts.filter((text) => text.includes(' · '))).toHaveLength(6)
  expect(texts.slice(6, 11)).toEqual([
    '3 more books have a mistake.',
    ...['1', '2', '3'].map((symbol) => `${symbol} · In step up to 1.`),
    '1 more book is in step.',
  ])
  // A book that waits for its snapshot has no levels.
  const titles = texts.filter((text) => text.startsWith('Order book'))
  expect(titles).toEqual(['0', '1', '2'].map((symbol) => `Order book of ${symbol}`))
})

it('keeps its verdict where the last line is cut off', () => {
  const texts = textsOf([begin('A'), { symbol: 'A', id: 2, bids: [['9.25', '1']] }], {
    end: '\n{"symbol":"A","id":3,"bi',
  })
  expect(texts.slice(0, 3)).toEqual([
    'In step up to 2.',
    'The last frame, in line 3, is cut off. It is left out.',
    '2 records applied, 0 dropped.',
  ])
})

it('shows a book as one column of prices, the best ask above the best bid, their points under each other', () => {
  const asks = [
    ['10', '1'],
    ['10.5', '2.25'],
  ]
  const html = htmlOf([
    {
      symbol: 'A',
      id: 1,
      first: true,
      bids: [
        ['9.75', '4'],
        ['8', '1'],
      ],
      asks,
    },
  ])
  const cells = [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<.*?>/g, ''))
  expect(cells).toEqual([...['Ask', '10.5', '2.25', 'Ask', '10', '1'], ...['Bid', '9.75', '4', 'Bid', '8', '1']])
  const widths = [...html.matchAll(/inline-size:(\d)ch/g)].map(([, width]) => width)
  expect(new Set(widths)).toEqual(new Set(['3']))
})
