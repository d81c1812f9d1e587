import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import type { BookRule } from '../generator/contract/book.ts'
import { builtApiOf } from '../generator/model/testing.ts'
import { bookChannels } from '../generator/model/view/book/debugger/bookChannels.ts'
import type { BookMistake } from '../generator/model/view/book/debugger/bookReport.ts'
import { type DebuggedInput, debugBook } from '../generator/model/view/book/debugger/debugBook.ts'
import { exampleFrames } from '../generator/model/view/book/debugger/exampleFrames.ts'
import { faultyExamples } from '../generator/model/view/book/debugger/faultyExamples.ts'
import { readProjectApis } from './projectApis.ts'

interface Seed extends DebuggedInput {
  readonly what: string
  /** Another exchange, or an API and a channel of this project. */
  readonly rule: string
  readonly said: Partial<BookMistake> & Pick<BookMistake, 'kind'>
}

const seeds = load(readFileSync('tests/fixtures/bookMistakes.yaml', 'utf8')) as readonly Seed[]
const ownApis = await readProjectApis(['spot', 'futures'])

function ruleOf(name: string): BookRule {
  const [api, id] = name.split(' ')
  const channels =
    id === undefined
      ? builtApiOf({ 'asyncapi.yaml': readFileSync(`tests/fixtures/books/${name}.yaml`, 'utf8') }).api.channels
      : ownApis.filter((own) => own.id === api).flatMap((own) => own.channels)
  const rule = channels.find((channel) => id === undefined || channel.id === id)?.book
  if (!rule) throw new Error(`no book of ${name}`)
  return rule
}

const framesOf = (what: string) => seeds.find((seed) => seed.what === what)?.frames.trim() ?? ''
const spotBook = '{"bids":[["99","6"],["98.5","1"]],"asks":[["101","1"],["102","4"]]}'
const spotFrames = framesOf('a level of size 0 stays')

it('example frames keep the book of their channel in step', () => {
  const books = ownApis.flatMap(({ channels }) => channels.filter(({ book }) => book))
  const examples = books.map((channel) => [channel.id, exampleFrames(channel)?.split('\n').length ?? 0])
  // The book of `level2` begins with the reply to a call, which is no frame.
  expect(Object.fromEntries(examples)).toEqual({ book: 3, bookLv2: 4, level2: 0, level2Depth5: 3, level2Depth50: 3 })
})

it('examples of faults are made from them: a lost frame, and a level that differs', () => {
  const books = ownApis.flatMap(({ channels }) =>
    channels.flatMap(({ book, ...own }) => (book ? [{ ...own, book }] : [])),
  )
  const faults = books.map((channel) => {
    const { gap, level } = faultyExamples(exampleFrames(channel) ?? '', channel.book)
    return [channel.id, [gap, level].map((input) => input && debugBook(input, channel.book).mistake?.kind)]
  })
  expect(Object.fromEntries(faults)).toEqual({
    book: [undefined, 'wrongLevel'],
    bookLv2: ['gap', 'wrongLevel'],
    level2: [undefined, undefined],
    level2Depth5: [undefined, 'wrongLevel'],
    level2Depth50: [undefined, 'wrongLevel'],
  })
})

describe('a seeded mistake', () => {
  it.each(seeds)('$what ($rule)', ({ rule, said: { values = {}, ...said }, ...input }) => {
    expect(debugBook(input, ruleOf(rule)).mistake).toEqual({ ...said, values: expect.objectContaining(values) })
  })

  it('is of 35 kinds and more, over seven rules and more', () => {
    expect(new Set(seeds.map(({ said }) => said.kind)).size).toBeGreaterThanOrEqual(35)
    expect(new Set(seeds.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(7)
  })
})

function archiveOf(sent: readonly string[], received: readonly string[]): string {
  const message = (type: string) => (data: string) => ({ type, time: 1, opcode: 1, data })
  const messages = [...sent.map(message('send')), ...received.map(message('receive'))]
  return JSON.stringify({ log: { entries: [{ request: {} }, { _webSocketMessages: messages }] } })
}

describe('a book that a program of Python prints', () => {
  it.each([
    ["{'bids': [['99', '6'], ['98.5', '1']], 'asks': [['101', '1'], ['102', '4']]}"],
    ["{'symbol': 'BTC_USDT', 'bids': {99.0: 6.0, 98.5: 1}, 'asks': {101: 1.0, 102.0: 4}}"],
    ["{'bids': [(99.0, 6.0), (98.5, 1.0),], 'asks': [(101.0, 1.0), (102.0, 4.0)]}"],
    ["{'bids': {Decimal('99'): Decimal('6'), Decimal('98.5'): Decimal('1')}, 'asks': {101: 1, 102: 4}}"],
    ["{'bids': {99: 6, 98.5: 1}, 'asks': {101: 1, 102: 4e+00}}"],
  ])('is read: %s', (own) => {
    expect(debugBook({ frames: spotFrames, own }, ruleOf('spot bookLv2'))).not.toHaveProperty('mistake')
  })
})

describe('frames of several books', () => {
  const other = spotFrames.replaceAll('BTC_USDT', 'ETH_USDT')
  const gap = framesOf('a frame is lost')

  it('are judged book by book', () => {
    const report = debugBook({ frames: `${other}\n${gap}` }, ruleOf('spot bookLv2'))
    const broken = [...report.broken].map(([symbol, { mistake }]) => [symbol, mistake.kind, mistake.position])
    expect(broken).toEqual([['BTC_USDT', 'gap', 6]])
    expect(report.books.get('ETH_USDT')?.last).toBe('15')
  })

  it('may break both, one of them before it begins', () => {
    const [, ...late] = other.split('\n')
    const report = debugBook({ frames: [...late, gap].join('\n') }, ruleOf('spot bookLv2'))
    const kinds = [...report.broken].map(([symbol, { mistake }]) => [symbol, mistake.kind])
    expect(Object.fromEntries(kinds)).toEqual({ BTC_USDT: 'gap', ETH_USDT: 'noSnapshot' })
  })
})

it('a frame that crosses the book by itself is named, and no reply', () => {
  const frames = spotFrames.split('\n')[0]?.replace('[["101"', '[["99.5"') ?? ''
  expect(debugBook({ frames }, ruleOf('spot bookLv2')).mistake).toMatchObject({
    kind: 'crossed',
    values: { bid: '100', ask: '99.5', other: 1 },
  })
})

it('a book that crosses is no proof of a lost frame where numbers prove that none is lost', () => {
  const crossed = (frames: string, rule: string) => debugBook({ frames }, ruleOf(rule)).mistake?.values['isUnbroken']
  const [begin = '', update = ''] = spotFrames.split('\n')
  expect(crossed(`${begin}\n${update.replace('["100","0"]', '["101","1"]')}`, 'spot bookLv2')).toBe('true')
})

describe('a frame that comes again', () => {
  const [begin = '', ...updates] = spotFrames.split('\n')

  it('is skipped, and the book goes on', () => {
    const frames = [begin, ...updates.flatMap((update) => [update, update])].join('\n')
    const report = debugBook({ frames, own: spotBook }, ruleOf('spot bookLv2'))
    expect(report).toMatchObject({ applied: 4, dropped: 3, outOfStep: 0, isCompared: true })
    expect(report.mistake).toMatchObject({ kind: 'doubled', position: 3, values: { other: 2 } })
    expect(report.books.get('BTC_USDT')?.last).toBe('15')
    expect(debugBook({ frames, own: '{"bids":[["1","1"]],"asks":[]}' }, ruleOf('spot bookLv2')).mistake?.kind).toBe(
      'wrongLevel',
    )
  })

  it('counts less than a gap after it', () => {
    const frames = [begin, updates[0], updates[0], updates[2]].join('\n')
    const report = debugBook({ frames }, ruleOf('spot bookLv2'))
    expect(report.broken.get('BTC_USDT')).toEqual({ mistake: expect.objectContaining({ kind: 'gap', position: 4 }) })
  })
})

describe('the last frame', () => {
  const indented = spotFrames.replaceAll(/^.*$/gm, (frame) => JSON.stringify(JSON.parse(frame), null, 2))

  it.each([
    ['on one line', spotFrames.slice(0, -20), 4],
    ['indented', indented.slice(0, -60), 73],
    ['of an indented log', indented.replaceAll(/^/gm, '  ').slice(0, -60), 73],
  ])('may be cut off, %s: the others are judged', (_what, frames, cutOff) => {
    const report = debugBook({ frames }, ruleOf('spot bookLv2'))
    expect(report).toMatchObject({ applied: 3, cutOff })
    expect(report).not.toHaveProperty('mistake')
  })

  it('is not the one before a frame of its own', () => {
    const [first = '', second = ''] = indented.split(/(?<=^})\n/m)
    const frames = [first, second.slice(0, -60), first].join('\n')
    expect(debugBook({ frames }, ruleOf('spot bookLv2')).mistake?.kind).toBe('torn')
    expect(debugBook({ frames: frames.replaceAll(/^/gm, '  ') }, ruleOf('spot bookLv2')).mistake?.kind).toBe('torn')
  })
})

it('frames of any other channel are named, and frames of no channel with what they lack', () => {
  const [spot = { channels: [] }] = ownApis
  const channel = spot.channels.find(({ id }) => id === 'bookLv2')
  const mistakeOf = (frame: object) =>
    channel && debugBook({ frames: JSON.stringify(frame) }, ruleOf('spot bookLv2'), bookChannels(channel, spot)).mistake
  expect(mistakeOf({ channel: 'ticker', data: [{ symbol: 'BTC_USDT', close: '100' }] })).toEqual({
    kind: 'otherBook',
    values: { channel: 'ticker', own: 'book_lv2', isWhole: 'false' },
  })
  expect(mistakeOf({ e: 'depthUpdate', s: 'BTCUSDT', U: 157, u: 160, b: [['0.0024', '10']], a: [] })).toEqual({
    kind: 'noBook',
    values: { names: ['bids', 'asks'] },
  })
})

describe('frames of another book channel', () => {
  const whole = spotFrames
    .split('\n')
    .map((frame) => frame.replace('"book_lv2"', '"book"').replace(/,"action".*}/, '}'))
  const channels = { own: 'book_lv2', others: { book: true } }

  it.each([
    ['bare', whole.join('\n')],
    ['as Python prints them', whole.join('\n').replaceAll('"', "'")],
    ['in records of a log', whole.map((data) => JSON.stringify({ data })).join('\n')],
  ])('are named, %s', (_what, frames) => {
    expect(debugBook({ frames }, ruleOf('spot bookLv2'), channels).mistake).toEqual({
      kind: 'otherBook',
      values: { channel: 'book', own: 'book_lv2', isWhole: 'true' },
    })
  })

  it('do no harm between frames of the channel', () => {
    const frames = spotFrames.replace('\n', `\n${whole[0]}\n`)
    const report = debugBook({ frames }, ruleOf('spot bookLv2'), channels)
    expect(report).not.toHaveProperty('mistake')
    expect(report).toMatchObject({ applied: 4, ignored: 1 })
  })

  it.each([
    ['{symbol}@depth', 'a@depth', '{symbol}@depth5', 'a@depth5'],
    ['book.{symbol}', 'book.A', 'book.{symbol}.{depth}', 'book.A.10'],
    ['/market/level2:{symbol}', '/market/level2:A', '/market/level2Depth5:{symbol}', '/market/level2Depth5:A'],
    ['book.{symbol}.{speed}', 'book.A.100ms', 'book.{symbol}.raw', undefined],
    ['books', 'books', '{channel}', undefined],
    ['books', 'books', '{channel}:{symbol}', undefined],
  ])('may have parameters in their address: %s beside %s', (own, name, address, otherName) => {
    const channels = { own, others: { [address]: true } }
    const begin = { id: 1, action: 'snapshot', seqId: 1, data: [{ bids: [['9', '1']], asks: [['10', '1']] }] }
    const read = (channel: string) =>
      debugBook({ frames: JSON.stringify({ channel, time: '12:00', ...begin }) }, ruleOf('okx'), channels)
    expect(read(name)).toMatchObject({ applied: 1, ignored: 0 })
    if (otherName !== undefined) expect(read(otherName).mistake?.kind).toBe('otherBook')
  })

  it('are not frames that name the channel itself', () => {
    const frame = { channel: 'book.A.raw', action: 'snapshot', data: [{ bids: [['9', '1']], asks: [] }] }
    const channels = { own: 'book.{symbol}.{speed}', others: { 'book.{symbol}.raw': true } }
    expect(debugBook({ frames: JSON.stringify(frame) }, ruleOf('okx'), channels).applied).toBe(1)
  })

  it('may name it within a member', () => {
    const frame = (channel: string, action: string, seqId: number, prevSeqId: number) => ({
      ...{ arg: { channel, instId: 'A' }, action },
      data: [{ bids: [['9', '1']], asks: [['10', '1']], seqId, prevSeqId }],
    })
    const [begin, whole, update] = [
      frame('books', 'snapshot', 1, -1),
      frame('books5', 'snapshot', 5, -1),
      frame('books', 'update', 2, 1),
    ]
    const channels = { own: 'books', others: { books5: true } }
    const read = (...frames: readonly object[]) =>
      debugBook({ frames: frames.map((own) => JSON.stringify(own)).join('\n') }, ruleOf('okx'), channels)
    expect(read(begin, whole, update)).toMatchObject({ applied: 2, ignored: 1 })
    expect(read(begin, whole, update)).not.toHaveProperty('mistake')
    expect(read({ data: JSON.stringify(whole) }, whole).mistake?.kind).toBe('otherBook')
  })
})

describe('frames of another API', () => {
  it('are known by the names that they lack, and judged no further', () => {
    const ours = framesOf('a frame is lost')
    const names = { symbol: 's', lastId: 'lid' } as const
    const theirs = ours.replaceAll(/symbol|lastId/g, (name) => names[name as keyof typeof names])
    expect(debugBook({ frames: theirs }, ruleOf('spot bookLv2'))).toMatchObject({
      mistake: { kind: 'otherNames', values: { names: ['symbol', 'lastId'] } },
      ...{ applied: 0, dropped: 0, outOfStep: 0, ignored: theirs.split('\n').length },
    })
    // One name that is missing proves nothing.
    const nameless = spotFrames.replaceAll('"symbol":"BTC_USDT",', '')
    expect(debugBook({ frames: nameless }, ruleOf('spot bookLv2'))).not.toHaveProperty('mistake')
  })

  it('are not frames with names of the channel that its rule does not use', () => {
    const frames =
      '{"channel":"book_lv2","data":[{"createTime":1,"ts":2,"asks":[["3","1"]],"bids":[["2","1"]],"id":12}],"action":"snapshot"}'
    const example = frames.replace('"id":12', '"symbol":"A","lastId":11,"id":12')
    const channels = { own: 'book_lv2', others: {}, example }
    expect(debugBook({ frames }, ruleOf('spot bookLv2'), channels)).not.toHaveProperty('mistake')
  })
})

describe('numbers of records', () => {
  it.each([
    ['a gap', framesOf('a frame is lost'), 'spot bookLv2'],
    ['a gap, and frames after it', `${framesOf('a frame is lost')}\n${spotFrames.split('\n').at(-1)}`, 'spot bookLv2'],
    ['frames in step', spotFrames, 'spot bookLv2'],
  ])('add up to all of them: %s', (_what, frames, rule) => {
    const { applied, dropped, outOfStep, ignored } = debugBook({ frames }, ruleOf(rule))
    expect(applied + dropped + outOfStep + ignored).toBe(frames.split('\n').length)
  })

  it('count a record that waits for its reply once', () => {
    const update =
      '{"topic":"/contractMarket/level2:A","data":{"lastSequence":19,"sequence":21,"changes":["99,buy,4"]}}'
    const reply = '{"data":{"symbol":"A","sequence":20,"bids":[["99",5]],"asks":[]}}'
    const numbers = (frames: string) => debugBook({ frames }, ruleOf('futures level2'))
    expect(numbers(`${update}\n${reply}`)).toMatchObject({ applied: 2, dropped: 0, outOfStep: 0 })
    expect(numbers(update)).toMatchObject({ applied: 0, dropped: 0, outOfStep: 1 })
  })
})

describe('the answer to a subscription', () => {
  it.each([
    ['{"event":"error","message":"Subscription failed"}', 'refused', 'Subscription failed'],
    ['{"success":false,"msg":"no such symbol"}', 'refused', 'no such symbol'],
    ['{"error":{"code":2},"id":1}', 'refused', '{"code":2}'],
    ['{"event":"subscribe","channel":"book_lv2"}\n{"event":"error","message":"Late"}', 'refused', 'Late'],
    [
      '{"time":1,"data":"{\\"event\\":\\"error\\",\\"message\\":\\"Subscription failed\\"}"}',
      'refused',
      'Subscription failed',
    ],
    ['{"event":"subscribe","channel":"book_lv2","symbols":["A"]}', 'acknowledged', ''],
    ['{"event":"subscribe","arg":{"channel":"books"}}', 'acknowledged', ''],
    ['{"event":"subscribed","channel":"book","symbol":"A"}', 'acknowledged', ''],
  ])('is told from frames of other things: %s', (frames, kind, reason) => {
    expect(debugBook({ frames }, ruleOf('spot bookLv2')).mistake).toMatchObject({ kind, values: { reason } })
  })

  it.each([
    ['the frame that subscribes', '{"event":"subscribe","channel":["book_lv2"],"symbols":["A"]}'],
    ['such a frame of another API', '{"type":"subscribe","topic":"/contractMarket/level2:A","response":true}'],
    ['an answer to the frame that unsubscribes', '{"event":"unsubscribe","channel":"book_lv2","symbols":["A"]}'],
    ['an empty list of errors', '{"error":[],"result":{}}'],
    ['an error in a log', '{"level":"error","msg":"socket closed"}'],
  ])('is not %s', (_what, frames) => {
    expect(debugBook({ frames }, ruleOf('spot bookLv2')).mistake?.kind).toBe('noBook')
  })

  it('does no harm ahead of pushes', () => {
    const frames = `{"event":"subscribe","channel":"book_lv2"}\n${spotFrames}`
    expect(debugBook({ frames }, ruleOf('spot bookLv2'))).not.toHaveProperty('mistake')
  })
})

describe('frames in step', () => {
  it.each([
    ['bare lines', spotFrames],
    ['a list', `[${spotFrames.replaceAll('\n', ',')}]`],
    ['a list of texts', JSON.stringify(spotFrames.split('\n'))],
    ['times and directions ahead', spotFrames.replaceAll(/^/gm, '[12:00:01.5] [1] < recv: ')],
    ['an ISO time and a thread', spotFrames.replaceAll(/^/gm, '2026-01-01T00:00:00Z {main} ')],
    ['texts in records of a log', spotFrames.replaceAll(/^.*$/gm, (data) => JSON.stringify({ type: 'receive', data }))],
    ['indented frames', spotFrames.replaceAll(/^.*$/gm, (frame) => JSON.stringify(JSON.parse(frame), null, 2))],
    ['lines of other things between', spotFrames.replaceAll('\n', '\nconnected\n{"event":"pong"}\n')],
    ['dictionaries that Python prints', spotFrames.replaceAll('"', "'")],
    ['a log of such dictionaries', spotFrames.replaceAll('"', "'").replaceAll(/^/gm, "12:00:01 INFO [it's it] got: ")],
    ['a log with feet', spotFrames.replaceAll(/^/gm, "[5' ago] ")],
    ['a log with a quote behind Chinese', spotFrames.replaceAll(/^/gm, "[用户' x] ")],
    ['a log with a lone quote', spotFrames.replaceAll(/^/gm, "['] ")],
    ['dictionaries behind a lone quote', spotFrames.replaceAll('"', "'").replaceAll(/^/gm, "[5' ago] ")],
    ['dictionaries that Python 2 prints', spotFrames.replaceAll(/"([^"]*)"/g, "u'$1'")],
    ['a list of such dictionaries', `[${spotFrames.replaceAll('"', "'").replaceAll('\n', ', ')}]`],
    ['indented dictionaries', spotFrames.replaceAll('"', "'").replaceAll(/([{[,])/g, '$1\n  ')],
    ['objects that JavaScript prints', spotFrames.replaceAll('"', "'").replaceAll(/'(\w+)':/g, '$1: ')],
    ['a HAR file', archiveOf(['{"event":"subscribe"}'], spotFrames.split('\n'))],
    ['carriage returns', spotFrames.replaceAll('\n', '\r\n')],
  ])('are read from %s', (_what, frames) => {
    const report = debugBook({ frames, own: spotBook }, ruleOf('spot bookLv2'))
    expect(report).not.toHaveProperty('mistake')
    expect(report).toMatchObject({ applied: 4, dropped: 0 })
    expect(report.books.get('BTC_USDT')?.last).toBe('15')
  })

  it('are a list of frames that are lists, too', () => {
    const start = '[9,[[6000,1,1],[6100,1,-3]]]'
    const frames = `[${start},[9,[6000,0,1]],[9,"hb"]]`
    expect(debugBook({ frames }, ruleOf('bitfinex'))).toMatchObject({ counted: 'item', applied: 2, ignored: 1 })
    expect(debugBook({ frames: start }, ruleOf('bitfinex'))).toMatchObject({ counted: 'line', applied: 1 })
  })

  it('may hold the reply among them, and each update that waits for it keeps its line', () => {
    const update = (last: number, sequence: number) =>
      `{"topic":"/contractMarket/level2:A","data":{"lastSequence":${last},"sequence":${sequence},"changes":["99,buy,4"]}}`
    const reply = '{"data":{"symbol":"A","sequence":20,"bids":[["99",5]],"asks":[]}}'
    const positions = [
      [update(19, 21), reply, update(25, 26)],
      [update(19, 21), update(25, 26), reply],
    ].map((lines) => debugBook({ frames: lines.join('\n') }, ruleOf('futures level2')).mistake)
    expect(positions).toMatchObject([
      { kind: 'gap', position: 3 },
      { kind: 'gap', position: 2 },
    ])
  })

  it('say which snapshot brings the book back after a gap', () => {
    const gap = framesOf('a frame is lost')
    const report = debugBook({ frames: `${gap}\n${gap.split('\n')[0]}` }, ruleOf('spot bookLv2'))
    expect(report.broken.get('BTC_USDT')).toMatchObject({ mistake: { kind: 'gap', position: 2 }, recovered: 3 })
  })

  it('say that a book falls out of step again after such a snapshot', () => {
    const [begin, lost] = framesOf('a frame is lost').split('\n')
    const report = debugBook({ frames: [begin, lost, begin, lost].join('\n') }, ruleOf('spot bookLv2'))
    expect(report.broken.get('BTC_USDT')).toEqual({ mistake: expect.objectContaining({ kind: 'gap', position: 2 }) })
  })

  it('are right with the book and the text of a program that is right', () => {
    const [frames, rule] = [framesOf('the text lost a zero'), ruleOf('okx')]
    const own = '{"symbol":"A","bids":[{"price":3366.1,"size":7.0}],"asks":[{"price":"3366.80","size":"9.1"}]}'
    expect(debugBook({ frames, own, sum: '3366.1:7:3366.8:9.10' }, rule)).not.toHaveProperty('mistake')
  })

  it.each(['', '   \n', '[', '{"a":', '[[[[', '"', 'null', '[]', '{}', '[{}]'])('are none in %j', (frames) => {
    for (const rule of ['spot bookLv2', 'binance', 'bitfinex'])
      expect(debugBook({ frames }, ruleOf(rule)).mistake?.kind).toMatch(/^(?:noFrames|noBook|torn)$/)
  })
})
