import { describe, expect, test } from 'vitest'
import { indexRecords, wholeIndex } from '../index/buildIndex.ts'
import { createSynonyms } from '../index/synonyms.ts'
import { createVocabulary } from '../index/vocabulary.ts'
import { answersOf, record, searchOver } from '../testing.ts'
import { readQuery } from './readQuery.ts'

const records = [
  record('/orders', 'page', { title: 'Orders', section: 'spot', sectionLabel: 'Spot' }),
  record('/orders#placeOrder', 'operation', {
    title: 'Orders',
    heading: 'Place order',
    names: ['placeOrder', '/trade/order'],
    text: 'Places one order.',
    method: 'POST',
    section: 'spot',
    sectionLabel: 'Spot',
  }),
  record('/orders#placeOrder.body.clOrdId', 'field', {
    title: 'Orders',
    heading: 'clOrdId',
    within: ['Place order'],
    names: ['clOrdId'],
    text: 'Own id of the order.',
    section: 'spot',
  }),
  record('/orders#getOrder', 'operation', {
    title: 'Orders',
    heading: 'Get order',
    names: ['getOrder', '/trade/order/{id}'],
    text: 'Returns one order.',
    method: 'GET',
    section: 'spot',
  }),
  record('/old#placeOrder', 'operation', {
    title: 'Old orders',
    heading: 'Place order',
    names: ['placeOldOrder', '/v1/order'],
    deprecated: true,
    method: 'POST',
    section: 'old',
    sectionLabel: 'Legacy',
  }),
  record('/errors#error-21301', 'error', {
    title: 'Error codes',
    heading: '21301',
    names: ['21301'],
    text: 'There is no such order.',
    section: 'spot',
  }),
  record('/leverage', 'page', { title: 'Set leverage', text: 'Sets the leverage of a position.', section: 'futures' }),
  record('/candles', 'page', { title: 'Get candles', names: ['/market/candles'], section: 'futures' }),
  record('/cancel', 'page', { title: '撤单', text: '撤销一笔委托。', section: 'futures' }),
]

test('a field whose name stands beside other words comes before its channel, and after it where a verb asks for a call', async () => {
  const channel = { title: 'Order stream', section: 'spot' }
  const streams = [
    record('/stream', 'page', channel),
    record('/stream#orders', 'channel', {
      ...channel,
      heading: 'Order stream',
      text: 'Update of each order, with its eventType.',
    }),
    record('/stream#orders.push.eventType', 'field', { ...channel, heading: 'eventType', names: ['eventType'] }),
    record('/cancel#cancelOrder', 'operation', { title: 'Cancel order', heading: 'Cancel order', method: 'DELETE' }),
    record('/cancel#cancelOrder.body.eventType', 'field', { title: 'Cancel order', heading: 'eventType' }),
  ]
  expect((await answersOf('eventType in order update stream', { records: streams }))[0]).toBe(
    '/stream#orders.push.eventType',
  )
  expect((await answersOf('cancel order by eventType', { records: streams }))[0]).toBe('/cancel#cancelOrder')
})

test('a code that is called by its name comes first for readers of another API too', async () => {
  const codes = [
    record('/errors#error-10002', 'error', {
      title: 'Error codes',
      heading: '10002',
      names: ['10002', 'PRICE_LIMIT'],
      text: 'The price is out of range.',
      section: 'futures',
    }),
    record('/limits', 'operation', {
      title: 'Limits',
      heading: 'Get limit prices',
      text: 'Price limits.',
      section: 'spot',
    }),
  ]
  const hits = await searchOver({ records: codes }).search('PRICE_LIMIT', { near: 'spot' })
  expect(hits[0]?.record.url).toBe('/errors#error-10002')
})

test('each file of a heading is found, the file that is called by its name first', async () => {
  const files = [
    record('/v3#downloads', 'heading', { title: 'V3', heading: 'Downloads', text: 'OpenAPI description' }),
    record('/v3#downloads', 'file', { heading: 'OpenAPI description: V3', names: ['OpenAPI'] }),
    record('/v3#downloads', 'file', { heading: 'Postman collection: V3', names: ['Postman'] }),
  ]
  const hits = await searchOver({ records: files }).search('openapi v3')
  expect(hits[0]?.record.heading).toBe('OpenAPI description: V3')
  const all = await searchOver({ records: files }).search('v3')
  expect(all.filter((hit) => hit.record.kind === 'file')).toHaveLength(2)
})

test('a whole message finds its row first, and a page about sockets takes nothing from row or tool', async () => {
  const sockets = { title: 'WebSocket', section: 'spot' }
  const tool = { heading: 'Debugger', names: ['Login failed'] }
  const found = await answersOf('Login failed!', {
    records: [
      record('/ws', 'page', sockets),
      record('/ws#debugger', 'tool', { ...sockets, ...tool }),
      record('/ws#error-Login-failed!', 'error', { ...sockets, heading: 'Login failed!', names: ['Login failed!'] }),
      record('/api#debugger', 'tool', { title: 'REST', ...tool }),
      record('/faq#login', 'heading', { title: 'FAQ', heading: 'Login failed', text: 'Sign in again.' }),
    ],
  })
  expect(found[0]).toBe('/ws#error-Login-failed!')
  expect(found.filter((url) => url.endsWith('debugger'))).toEqual(['/ws#debugger', '/api#debugger'])
})

test('a heading without a text shows the text of its page', async () => {
  const page = record('/faq', 'page', { title: 'FAQ', text: 'Short answers.' })
  const corpus = { records: [page, record('/faq#limits', 'heading', { title: 'FAQ', heading: 'Rate limits' })] }
  const [hit] = await searchOver(corpus).search('rate limits')
  expect(hit).toMatchObject({ record: { url: '/faq#limits' }, excerpt: 'Short answers.' })
})

test('a place is found once, though two records lead to it', async () => {
  const twice = [
    record('/faq#sandbox', 'heading', { title: 'FAQ', heading: 'Is there a testnet?', text: 'There is no testnet.' }),
    record('/faq#sandbox', 'absent', { title: 'FAQ', heading: 'testnet', names: ['testnet'], text: 'There is none.' }),
  ]
  expect(await answersOf('testnet', { records: twice })).toEqual(['/faq#sandbox'])
})

test('a code beside other words leads to the code, a number that is none does not', async () => {
  expect((await answersOf('21301 order gone', { records }))[0]).toBe('/errors#error-21301')
  expect((await answersOf('place order 21302', { records }))[0]).toBe('/orders#placeOrder')
})

test('a long text is searched by both of its ends, and by its code wherever that stands', async () => {
  const filled = (text: string) => text.padEnd(2000, ' and')
  expect(await answersOf(`${filled('leverage')} candles ${filled('')} order`, { records })).not.toContain('/candles')
  expect(await answersOf(`${filled('leverage')} candles`, { records })).toEqual(['/candles', '/leverage'])
  expect((await answersOf(`${filled('leverage')} 21301 ${filled('')}`, { records }))[0]).toBe('/errors#error-21301')
})

test.each([
  ['set leverage 10001', '/errors#error-10001'],
  ['10001 leverage', '/errors#error-10001'],
  ['-1121 leverage', '/errors#error--1121'],
  ['leverage page 10001', '/leverage'],
  ['10001 USDT leverage', '/leverage'],
  ['10001 ms leverage timeout', '/leverage'],
  ['10001 contracts leverage', '/leverage'],
  ['set leverage 10000', '/leverage'],
  ['10001 张杠杆 leverage', '/leverage'],
])('a number beside other words is a code, and no amount: %j', async (query, url) => {
  const codes = ['10000', '10001', '-1121'].map((code) =>
    record(`/errors#error-${code}`, 'error', { heading: code, names: [code], text: 'The market is paused.' }),
  )
  expect((await answersOf(query, { records: [...records, ...codes] }))[0]).toBe(url)
})

test('a word between those for placing an order stands before them', async () => {
  const orders = [
    record('/contracts', 'page', { title: '合约', text: '合约下单只能通过 REST。' }),
    record('/pushes', 'page', { title: '合约', text: '合约单推送。' }),
  ]
  expect((await answersOf('怎么下合约单', { records: orders }))[0]).toBe('/contracts')
  const exports = [
    record('/place', 'operation', { heading: '下单', names: ['placeOrder'], method: 'POST' }),
    record('/export', 'heading', { heading: '下载历史', text: '成交与账单。' }),
  ]
  for (const query of ['下载账单', '下载成交单', '线下交易单'])
    expect((await answersOf(query, { records: exports }))[0], query).not.toBe('/place')
})

test('a compound name is no sum of its words', async () => {
  const names = [
    record('/margin#type.REDUCE', 'value', { heading: 'REDUCE', names: ['REDUCE'] }),
    record('/orders#placeOrder.body.reduceOnly', 'field', { heading: 'reduceOnly', names: ['reduceOnly'] }),
  ]
  expect((await answersOf('what is reduceOnly', { records: names }))[0]).toBe('/orders#placeOrder.body.reduceOnly')
  expect((await answersOf('reduceOnly 是什么', { records: names }))[0]).toBe('/orders#placeOrder.body.reduceOnly')
})

test('a phrase that readers ask, said with a word more, leads to its record', async () => {
  const asked = [
    record('/limits', 'page', { title: 'Limits', text: 'Order, many orders, many a second.', asked: 'open orders' }),
    record('/bulk', 'page', { title: 'Bulk', text: 'Order.', asked: 'many orders at once, several orders' }),
  ]
  expect((await answersOf('send many orders at once', { records: asked }))[0]).toBe('/bulk')
})

describe('what a reader types', () => {
  test.each([
    ['21301', '/errors#error-21301'],
    ['error 21301', '/errors#error-21301'],
    ['clOrdId', '/orders#placeOrder.body.clOrdId'],
    ['cl ord id', '/orders#placeOrder.body.clOrdId'],
    ['cl_ord_id', '/orders#placeOrder.body.clOrdId'],
    ['/trade/order/477', '/orders#getOrder'],
    ['POST /trade/order', '/orders#placeOrder'],
    ['https://api.example.com/market/candles?symbol=A', '/candles'],
    ['how do I place an order', '/orders#placeOrder'],
    ['leverages', '/leverage'],
    ['lev', '/leverage'],
    ['leverige', '/leverage'],
    ['lveerage', '/leverage'],
    ['Leverige', '/leverage'],
    ['LVEERAGE', '/leverage'],
    ['leverige.', '/leverage'],
    ['set-leverige', '/leverage'],
    ['我要leverige', '/leverage'],
    ['placeorder', '/orders#placeOrder'],
    ['撤單', '/cancel'],
    ['撤单', '/cancel'],
    ['legacy place order', '/old#placeOrder'],
    ['placeOldOrder', '/old#placeOrder'],
  ])('%j leads to %s', async (query, url) => {
    expect((await answersOf(query, { records }))[0]).toBe(url)
  })

  test('a synonym leads to what the texts call otherwise, in one word or several', async () => {
    const synonyms = [['candle', 'kline', 'price bar']]
    expect((await answersOf('klines', { records, synonyms }))[0]).toBe('/candles')
    expect((await answersOf('price bar', { records, synonyms }))[0]).toBe('/candles')
    expect(await answersOf('kline', { records })).toEqual([])
  })

  test('nothing is found for nothing', async () => {
    expect(await answersOf('  ', { records })).toEqual([])
    expect(await answersOf('!?', { records })).toEqual([])
    expect(await answersOf('zzzz', { records })).toEqual([])
  })
})

describe('a reply that a reader pastes', () => {
  const codes = [
    record('/errors#error-200', 'error', {
      heading: '200',
      names: ['200'],
      text: 'The call succeeded: code, msg, data.',
    }),
    record('/errors#error-11008', 'error', {
      heading: '11008 ORDER_NOT_EXISTS',
      names: ['11008'],
      text: 'No such order.',
    }),
    record('/errors#codes', 'error', { heading: 'A code that is not listed', names: ['unlisted code'] }),
    record('/faq#http-200', 'heading', { heading: 'HTTP 200 but failed', text: 'The status is 200, the code is not.' }),
  ]

  test.each([
    ['HTTP 200 {"code":11008,"msg":"xx","data":null}', '/errors#error-11008'],
    ['< HTTP/1.1 200 OK {"code":11008,"msg":"x","data":{}}', '/errors#error-11008'],
    ['HTTP 200 11008', '/errors#error-11008'],
    ['{"code":200,"msg":"Success","data":null}', '/errors#error-200'],
    ['HTTP 200 {"code":11011,"msg":"xx","data":null}', '/errors#codes'],
    ['error 11011', '/errors#codes'],
    ['99999', '/errors#codes'],
    ['110', '/errors#error-11008'],
    ['1100', '/errors#error-11008'],
    ['HTTP 200 but failed', '/faq#http-200'],
  ])('%s leads to %s', async (query, url) => {
    expect((await answersOf(query, { records: codes }))[0]).toBe(url)
  })

  test('whose code is not listed keeps the hits of its message', async () => {
    const found = await answersOf('{"code":-32602,"message":"The call failed"}', { records: codes })
    expect(found.slice(0, 2)).toEqual(['/errors#codes', '/faq#http-200'])
    const same = await answersOf('{"code":99999,"msg":"unlisted code"}', { records: codes })
    expect(same.filter((url) => url === '/errors#codes')).toHaveLength(1)
  })

  test('without a list of codes, no code is said to be missing in it', async () => {
    expect(await answersOf('error 99999', { records: codes.slice(0, 2) })).toEqual([])
  })
})

describe('the order of the answers', () => {
  test('what is deprecated comes later, unless the query names its section', async () => {
    const twins = [
      record('/old', 'operation', {
        title: 'Status of one order',
        deprecated: true,
        section: 'old',
        sectionLabel: 'Legacy',
      }),
      record('/new', 'operation', { title: 'Status of one order', section: 'new', sectionLabel: 'Current' }),
    ]
    expect(await answersOf('order status', { records: twins })).toEqual(['/new', '/old'])
    expect((await answersOf('legacy order status', { records: twins }))[0]).toBe('/old')
  })

  test('the section that the reader is in comes first', async () => {
    const twins = ['a', 'b'].map((section) => record(`/${section}`, 'page', { title: 'Rate limits', section }))
    expect(await answersOf('rate limits', { records: twins }, { near: 'b' })).toEqual(['/b', '/a'])
    expect(await answersOf('rate limits', { records: twins }, { near: 'a' })).toEqual(['/a', '/b'])
  })

  /** In a small index each word is everywhere, and has little weight. */
  const others = Array.from({ length: 40 }, (_, at) => record(`/other${at}`, 'page', { title: `Page ${at}` }))

  test('the section that the reader is in comes before an operation of another', async () => {
    const own = [
      ...others,
      record('/other', 'operation', { title: 'Cancel order', section: 'other' }),
      record('/own', 'prose', { title: 'Order updates for accounts', section: 'own' }),
    ]
    expect((await answersOf('order', { records: own }, { near: 'own' }))[0]).toBe('/own')
    expect((await answersOf('order', { records: own }))[0]).toBe('/other')
  })

  test('a retired code comes after what is written about its number, but for who reads of it', async () => {
    const codes = [
      ...others,
      record('/old#401', 'error', { heading: '401', names: ['401'], deprecated: true, section: 'old' }),
      record('/faq#401', 'heading', { heading: 'I get 401. What now?' }),
    ]
    expect(await answersOf('401', { records: codes }, { near: 'new' })).toEqual(['/faq#401', '/old#401'])
    expect((await answersOf('401', { records: codes }, { near: 'old' }))[0]).toBe('/old#401')
  })

  test('a retired page comes after texts that have its words, and before them with a word that it alone has', async () => {
    const texts = [
      ...others,
      record('/old', 'page', { title: 'Funding fees', text: 'Paid by bullet.', deprecated: true, section: 'old' }),
      record('/bills', 'value', { heading: 'FUNDING_FEE', names: ['FUNDING_FEE'], text: 'Funding fees paid.' }),
    ]
    expect(await answersOf('paid funding fees', { records: texts })).toEqual(['/bills', '/old'])
    expect((await answersOf('bullet funding fees', { records: texts }))[0]).toBe('/old')
  })

  test('a retired call comes first where no single current text has all words', async () => {
    const call = { heading: 'Set leverage', method: 'POST', names: ['setLeverage'] }
    const texts = [
      ...others,
      record('/old', 'operation', { ...call, text: 'Version v2.', deprecated: true, section: 'old' }),
      record('/new', 'operation', { ...call, names: ['setFuturesLeverage'] }),
      record('/currencies', 'heading', { heading: 'Currencies v2', text: 'Fields of v2.' }),
    ]
    expect((await answersOf('setLeverage v2', { records: texts }))[0]).toBe('/old')
  })

  test('a text that only says that something failed comes after texts about the subject', async () => {
    const texts = [
      ...others,
      record('/errors#21307', 'error', { heading: '21307', names: ['21307'], text: 'Invalid. Failed. Wrong.' }),
      record('/faq#refused', 'heading', { heading: 'Refused', text: 'It is wrong.' }),
      ...['/book', '/depth'].map((url) =>
        record(url, 'heading', { heading: 'Books', text: 'A book of many levels has no checksum of its own.' }),
      ),
    ]
    expect((await answersOf('wrong checksum', { records: texts }))[0]).toBe('/book')
  })

  test('a title is found without the verb that reads', async () => {
    const texts = [
      ...others,
      record('/smart', 'operation', { heading: 'Get open smart orders', asked: 'list my stop orders', method: 'GET' }),
      record('/open', 'operation', { heading: 'Get open orders', method: 'GET' }),
    ]
    expect((await answersOf('list my open orders', { records: texts }))[0]).toBe('/open')
  })

  test('the name of a code counts as the code beside other words', async () => {
    const name = 'PRICE_LIMIT'
    const texts = [
      ...others,
      record('/errors#10002', 'error', { heading: `10002 ${name}`, names: ['10002', name], text: 'Out of bounds.' }),
      record('/orders#place', 'operation', { heading: 'Place order', text: 'Price of a limit order.', method: 'POST' }),
    ]
    expect((await answersOf(`place order says ${name}`, { records: texts }))[0]).toBe('/errors#10002')
    const spot = record('/spot#21341', 'error', { heading: '21341', names: ['21341'], text: 'Price.' })
    expect((await answersOf(`21341 ${name}`, { records: [...texts, spot] }))[0]).toBe('/spot#21341')
  })

  test('a code of another API comes after what holds for all, and before what only names it', async () => {
    const codes = [
      ...others,
      record('/v3#429', 'error', { heading: '429', names: ['429'], section: 'v3' }),
      record('/faq#429', 'heading', { heading: 'I get 429. What now?' }),
      record('/spot#limits', 'heading', { heading: 'Limits', text: 'Expect 429.', section: 'spot' }),
    ]
    expect(await answersOf('429', { records: codes }, { near: 'spot' })).toEqual([
      '/faq#429',
      '/v3#429',
      '/spot#limits',
    ])
    expect((await answersOf('429', { records: codes }, { near: 'v3' }))[0]).toBe('/v3#429')
  })

  test('only the pages of one section are answered when that is asked for', async () => {
    expect(await answersOf('order', { records }, { section: 'old' })).toEqual(['/old#placeOrder'])
  })

  test('an operation stands over a field that is described with the same words', async () => {
    const own = [
      record('/a#x.200.note', 'field', { heading: 'note', names: ['note'], text: 'Cancel order' }),
      record('/b#cancelOrder', 'operation', { heading: 'Cancel order', names: ['cancelOrder'] }),
    ]
    expect((await answersOf('cancel order', { records: own }))[0]).toBe('/b#cancelOrder')
  })

  test('of fields with one name the one to send comes before the one that comes back', async () => {
    const fields = ['x.200.px', 'x.body.px'].map((anchor) =>
      record(`/a#${anchor}`, 'field', { heading: 'px', names: ['px'] }),
    )
    expect((await answersOf('px', { records: fields }))[0]).toBe('/a#x.body.px')
  })

  test('no page fills the first answers with its fields', async () => {
    const fields = Array.from({ length: 9 }, (_, at) =>
      record(`/many#f${at}`, 'field', { heading: `size${at}`, names: [`size${at}`], text: 'Order size.' }),
    )
    const other = record('/other', 'heading', { title: 'Other', text: 'The size of an order.' })
    const answers = await answersOf('order size', { records: [...fields, other] }, { limit: 4 })
    expect(answers).toContain('/other')
  })
})

describe('words that texts have otherwise', () => {
  test('a Chinese run without spaces is understood by the words that texts and synonyms have', async () => {
    const corpus = {
      records: [record('/branch', 'heading', { heading: '分户' }), record('/rest', 'heading', { heading: '余额' })],
      synonyms: [['分户', '子账号']],
    }
    expect((await answersOf('子账号余额', corpus)).sort()).toEqual(['/branch', '/rest'])
  })

  test('a heading is found by a question that says no more than it', async () => {
    const corpus = {
      records: [
        record('/start#base-url', 'heading', {
          title: 'Start',
          heading: 'Base URL',
          text: 'All paths stand below it.',
        }),
        record('/deposit', 'operation', { title: 'Base URL of deposits', text: 'The base url, the base url.' }),
      ],
    }
    expect((await answersOf('what is the base url', corpus))[0]).toBe('/start#base-url')
  })

  test('two words are one whatever their endings', async () => {
    const corpus = {
      records: [
        record('/timeout', 'heading', { heading: 'After a timeout' }),
        record('/time', 'heading', { heading: 'Time of the order' }),
      ],
    }
    expect((await answersOf('request times out', corpus))[0]).toBe('/timeout')
  })

  test('a misspelt word that is rare tells more than one that is everywhere', async () => {
    const prices = ['/a', '/b'].map((url) => record(url, 'heading', { heading: 'Price' }))
    const corpus = { records: [...prices, record('/limit', 'heading', { heading: 'Limit' })] }
    expect((await answersOf('limt price', corpus))[0]).toBe('/limit')
  })
})

test('an address of many # is read once', async () => {
  const place = record('/orders#place', 'operation', { title: 'Place order', names: ['/orders'] })
  expect(await answersOf(`/orders${'#'.repeat(300_000)}\nb`, { records: [place] })).toEqual(['/orders#place'])
})

test('a hit carries the words of the index that matched, to be marked', async () => {
  const [hit] = await searchOver({ records }).search('leverages')
  expect(hit?.terms).toEqual(['leverage'])
})

test('a record comes back as it was put in', async () => {
  const [hit] = await searchOver({ records }).search('clOrdId')
  expect(hit?.record).toEqual({ ...records[2], sectionLabel: 'Spot' })
})

test('a reader may ask for some kinds alone', async () => {
  expect(await answersOf('order', { records }, { kinds: ['error'] })).toEqual(['/errors#error-21301'])
})

test('the same records give the same bytes', () => {
  const build = () => JSON.stringify(wholeIndex(indexRecords({ locale: 'en', records, synonyms: [] })))
  expect(build()).toBe(build())
})

describe('what a reader wants done', () => {
  const operation = (id: string, heading: string, method: string) =>
    record(`/orders#${id}`, 'operation', { title: 'Orders', heading, names: [id, `/${id}`], method })
  const own = [
    operation('getOrder', 'Get order', 'GET'),
    operation('cancelOrder', 'Cancel order', 'DELETE'),
    operation('replaceOrder', 'Replace order', 'PUT'),
    operation('placeOrder', 'Place order', 'POST'),
    record('/updates', 'channel', { title: 'Order', names: ['order'], method: 'WS' }),
    record('/errors#7', 'error', { title: 'Errors', heading: '7', names: ['7'], text: 'The order is invalid.' }),
  ]

  test.each([
    ['order', '/orders#placeOrder'],
    ['submit order', '/orders#placeOrder'],
    ['revoke order', '/orders#cancelOrder'],
    ['amend order', '/orders#replaceOrder'],
    ['order status', '/orders#getOrder'],
    ['order stream', '/updates'],
    ['订阅 order', '/updates'],
    ['invalid order', '/errors#7'],
  ])('%j leads to %s', async (query, url) => {
    expect((await answersOf(query, { records: own }))[0]).toBe(url)
  })

  test.each([
    ['how many orders are allowed', '/rules#counts'],
    ['order', '/orders#placeOrder'],
  ])('%j asks for a rule or for a call: %s', async (query, url) => {
    const rules = [
      record('/rules#counts', 'heading', { title: 'Rules', heading: 'Orders', text: 'At most 20 orders.' }),
    ]
    expect((await answersOf(query, { records: [...own, ...rules] }))[0]).toBe(url)
  })

  test('a word is not another one with the same stem', async () => {
    const funds = [
      record('/fund', 'page', { title: 'Get insurance fund' }),
      record('/rate', 'page', { title: 'Get current funding rate' }),
    ]
    expect((await answersOf('funding', { records: funds }))[0]).toBe('/rate')
  })

  test('an operation answers with the values that its caller sends', async () => {
    const market = record('/orders#placeOrder.body.type', 'value', {
      title: 'Orders',
      heading: 'MARKET',
      text: 'At market price.',
    })
    const close = operation('closePosition', 'Close position at market price', 'POST')
    expect((await answersOf('buy at market price', { records: [close, ...own.slice(0, 4), market] }))[0]).toBe(
      '/orders#placeOrder',
    )
  })

  test('a channel is found by the name that is sent, before what only names it', async () => {
    const book = [
      record('/book', 'channel', { title: 'Order book', names: ['book_lv2'], method: 'WS' }),
      operation('getOrderBook', 'Get book', 'GET'),
    ]
    expect((await answersOf('book_lv2', { records: book }))[0]).toBe('/book')
  })
})

describe('phrases and names', () => {
  const asked = (url: string, kind: 'heading' | 'operation', text: string) =>
    record(url, kind, { heading: url.slice(2), asked: text })

  test('a phrase of readers comes before its words in longer texts', async () => {
    const records = [
      asked('/#book', 'heading', 'resync, local order book, order book checksum'),
      record('/#get', 'operation', { heading: 'Get order book', names: ['getOrderBook'], text: 'A local copy.' }),
    ]
    expect((await answersOf('local order book', { records }))[0]).toBe('/#book')
    expect((await answersOf('a book of orders, local', { records }))[0]).toBe('/#book')
    expect((await answersOf('order book', { records }))[0]).toBe('/#get')
  })

  test('a question for the meaning of a name finds the name', async () => {
    expect((await answersOf('what does clOrdId mean', { records }))[0]).toBe('/orders#placeOrder.body.clOrdId')
    expect((await answersOf('clOrdId 含义', { records }))[0]).toBe('/orders#placeOrder.body.clOrdId')
    expect((await answersOf('body.clOrdId', { records }))[0]).toBe('/orders#placeOrder.body.clOrdId')
  })

  test.each([
    ['customField', 'customField'],
    ['errorCode', 'errorCode'],
    ['what isolated', 'what isolated'],
    ['what is posMode', 'posMode'],
    ['posMode field', 'posMode'],
    ['error 601', '601'],
    ['字段posMode', 'posMode'],
    ['posMode参数', 'posMode'],
  ])('the subject of %j is %s', (query, subject) => {
    const vocabulary = createVocabulary([])
    expect(readQuery(query, vocabulary, createSynonyms([], vocabulary)).subject).toBe(subject)
  })

  test.each([
    ['KYC', true],
    ['API KEY', false],
    ['LIMIT ORDER', false],
    ['clOrdId ORDER_ID', true],
    ['POST /orders', true],
  ])('%j is a name: %s', (query, isName) => {
    const vocabulary = createVocabulary([])
    expect(readQuery(query, vocabulary, createSynonyms([], vocabulary)).isName).toBe(isName)
  })

  test('the sale of a position closes it', async () => {
    const own = [
      record('/#modes', 'heading', { heading: 'Position mode', text: 'Sell a position.' }),
      record('/#side.SELL', 'value', { heading: 'SELL', names: ['SELL'], text: 'Sell: the position is short.' }),
      record('/#close', 'operation', { heading: 'Close position', names: ['closePosition'], method: 'POST' }),
    ]
    expect((await answersOf('sell my position', { records: own }))[0]).toBe('/#close')
  })

  test('the rate limit of a call leads to the call, which shows it', async () => {
    const limits = record('/#limits', 'heading', { heading: 'Rate limits', asked: 'rate limit, orders per second' })
    const own = [limits, record('/#place', 'operation', { heading: 'Place order', names: ['placeOrder'] })]
    expect((await answersOf('rate limit of place order', { records: own }))[0]).toBe('/#place')
    for (const query of ['rate limit of orders', 'rate limit exceeded place order', 'place order fee rate limit'])
      expect((await answersOf(query, { records: own }))[0], query).toBe('/#limits')
  })

  test('an entry answers a question for its support, also around other words', async () => {
    const stops = [
      record('/#stops', 'absent', { heading: 'Stops', names: ['futures stop', '合约止损', 'staking'] }),
      record('/#support', 'heading', { heading: 'Support', text: 'Futures support.' }),
      record('/#smart', 'operation', { heading: 'Place smart order', names: ['placeStop'], text: 'A trailing stop.' }),
    ]
    for (const query of ['does the API support staking', 'trailing stop on futures', '合约跟踪止损', '支持合约止损吗'])
      expect((await answersOf(query, { records: stops }))[0], query).toBe('/#stops')
  })
})

describe('words that say less than they seem to', () => {
  const place = record('/order#place', 'operation', {
    heading: 'Place order',
    names: ['placeOrder'],
    text: 'Buys for an amount.',
  })

  test('a sum of money stands for an amount', async () => {
    const row = record('/codes', 'heading', { heading: '50 USDT', text: 'Airdrop of 50 USDT.' })
    expect((await answersOf('buy for $50', { records: [row, place] }))[0]).toBe('/order#place')
  })

  test('a field that comes with a value of another field ranks after the others of its name', async () => {
    const fields = ['/a#get.200.With-type-X.pnl', '/b#list.200.pnl'].map((url) =>
      record(url, 'field', { heading: 'pnl', names: ['pnl'], text: 'Profit.' }),
    )
    expect(await answersOf('pnl', { records: fields })).toEqual(['/b#list.200.pnl', '/a#get.200.With-type-X.pnl'])
  })

  test('a market beside other words says nothing', async () => {
    const named = record('/symbols', 'heading', { heading: 'Symbols', text: 'BTC_USDT' })
    const asked = record('/leverage', 'operation', {
      heading: 'Get leverage',
      names: ['getLeverage'],
      text: 'Leverage.',
    })
    const corpus = { records: [named, asked] }
    expect(await answersOf('leverage of BTC_USDT', corpus)).toEqual(['/leverage'])
    expect((await answersOf('BTC_USDT', corpus))[0]).toBe('/symbols')
  })

  test('funding is no fund', async () => {
    const records = ['Get insurance fund', 'Funding rate'].map((heading) =>
      record(`/${heading.replaceAll(' ', '-')}`, 'heading', { heading }),
    )
    expect(await answersOf('negative funding', { records })).toEqual(['/Funding-rate'])
  })

  test('a misspelt word is part of a synonym', async () => {
    const found = record('/sub', 'heading', { heading: 'Subaccounts' })
    const other = record('/other', 'heading', { heading: 'Account' })
    const corpus = { records: [other, found], synonyms: [['subaccount', 'sub account']] }
    expect((await answersOf('sub acount', corpus))[0]).toBe('/sub')
  })

  test('a synonym names a section', async () => {
    const book = (section: string) =>
      record(`/${section}/book`, 'heading', { heading: 'Depth', title: 'Book', section, sectionLabel: section })
    const told = record('/start', 'page', { title: 'Start', text: 'For futures.' })
    const corpus = { records: [book('spot'), book('futures'), told], synonyms: [['futures', 'perps']] }
    expect((await answersOf('depth perps', corpus))[0]).toBe('/futures/book')
  })
})

describe('Chinese', () => {
  test('a lone character beside a word for fields is the subject', async () => {
    const own = [record('/currencies', 'page', { title: '币种' }), record('/orders', 'page', { title: '委托的字段' })]
    for (const query of ['字段币', '币字段', '币的字段'])
      expect((await answersOf(query, { records: own }))[0], query).toBe('/currencies')
  })

  const operation = (id: string, heading: string) =>
    record(`/orders#${id}`, 'operation', { title: '委托', heading, names: [id], method: 'GET' })
  const corpus = {
    records: [
      operation('getOrderBook', '查询订单簿'),
      operation('getOrder', '查询委托'),
      operation('setLeverage', '设置杠杆倍数'),
      operation('getLeverage', '查询杠杆'),
      operation('getSubaccounts', '查询子账户'),
      operation('getAccounts', '查询账户'),
      operation('getDeposits', '查询充值'),
      record('/faq#sent', 'heading', { heading: '委托下成功了吗？', text: '入账之后。' }),
      record('/coins', 'page', { title: '币种' }),
    ],
    synonyms: [
      ['订单', '委托'],
      ['子账户', '小号'],
    ],
  }

  test.each([
    ['查订单', '/orders#getOrder'],
    ['杠杆怎么改', '/orders#setLeverage'],
    ['小号', '/orders#getSubaccounts'],
    ['充值了吗', '/orders#getDeposits'],
    ['我的币', '/coins'],
  ])('%s leads to %s', async (query, url) => {
    expect((await answersOf(query, corpus))[0]).toBe(url)
  })

  test('a long word is also found by the words in it', async () => {
    const records = [
      record('/deposits', 'heading', { heading: '充值' }),
      record('/a', 'heading', { heading: '充值记录' }),
    ]
    expect((await answersOf('充值记录', { records, synonyms: [['充值记录', '充币历史']] })).sort()).toEqual([
      '/a',
      '/deposits',
    ])
  })
})
