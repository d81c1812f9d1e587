import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Api } from '../contract/reference.ts'
import { apiOf, builtApiOf } from '../model/testing.ts'
import { checkBooks } from './checkBooks.ts'

const folder = new URL('../../tests/fixtures/books/', import.meta.url).pathname
const files = readdirSync(folder)

const textOf = (file: string) => readFileSync(folder + file, 'utf8')

function findings(text: string): string[] {
  const { api } = builtApiOf({ 'asyncapi.yaml': text })
  return checkBooks([api]).map(
    ({ code, line, column, message, hint }) => `${code} ${line}:${column} ${message} ${hint}`,
  )
}

describe('the rules of exchanges', () => {
  it.each(files)('%s: give the books of its vectors', (file) => {
    expect(findings(textOf(file))).toEqual([])
  })

  it.each(files)('%s: take at most 25 lines', (file) => {
    const [, rule = ''] = /x-book:\n(.*?) +vectors:/s.exec(textOf(file)) ?? []
    expect(rule.trim().split('\n').length).toBeLessThanOrEqual(25)
  })
})

const valid = `asyncapi: 3.0.0
info: { title: Small, version: 1.0.0 }
channels:
  book:
    address: book
    messages:
      push:
        payload:
          type: object
          properties:
            action: { type: string }
            data:
              type: array
              items:
                type: object
                properties:
                  id: { type: integer }
                  last: { type: integer }
                  sum: { type: integer }
                  bids: { type: array, items: { type: array, items: { type: string } } }
                  asks: { type: array, items: { type: array, items: { type: string } } }
    x-book:
      snapshot: push
      start: { at: /action, is: snapshot }
      records: /data
      bids: /bids
      asks: /asks
      sequence: { id: /id, previous: /last }
      checksum: { at: /sum, levels: 2, order: pairs, separator: ':', signed: true }
      vectors:
        - frames:
            - { action: snapshot, data: [{ id: 1, bids: [['3366.1', '7'], ['3366', '6']], asks: [['3366.8', '9']] }] }
            - { action: update, data: [{ id: 2, last: 1, bids: [], asks: [['3368', '8']] }] }
          bids: [['3366.1', '7'], ['3366', '6']]
          asks: [['3366.8', '9'], ['3368', '8']]
          text: 3366.1:7:3366.8:9:3366:6:3368:8
          checksum: -1881014294
operations: { receive: { action: receive, channel: { $ref: '#/channels/book' } } }
`

describe('a book that is described wrong', () => {
  it('is right before the edits', () => {
    expect(findings(valid)).toEqual([])
  })

  it.each([
    [
      'a level that stays',
      "asks: [['3368', '8']]",
      "asks: [['3366.8', '0']]",
      '35:18 Level 1 of asks is nothing, not 3366.8 × 9.',
    ],
    [
      'another size',
      "['3366', '6']]\n          asks",
      "['3366', '5']]\n          asks",
      '34:35 Level 2 of bids is 3366 × 6, not 3366 × 5.',
    ],
    [
      'a gap',
      'id: 2, last: 1',
      'id: 2, last: 9',
      '31:11 The book is "gap: 9 instead of 1" after the frames, not "in step".',
    ],
    ['no snapshot', 'is: snapshot', 'is: full', '31:11 The book is "waiting" after the frames, not "in step".'],
    [
      'another order',
      'order: pairs',
      'order: asks-bids',
      '36:11 The text of the checksum differs at character 6: "3366.8:9:3368:8:3366.1:7:" instead of "3366.1:7:3366.8:9:3366:6:".',
    ],
    [
      'an unsigned checksum',
      'signed: true',
      'signed: false',
      '37:11 The checksum of the book is 2413953002, not -1881014294.',
    ],
    [
      'a checksum of a frame',
      'id: 2, last: 1,',
      'id: 2, last: 1, sum: 5,',
      '31:11 The book is "checksum -1881014294 instead of 5" after the frames, not "in step".',
    ],
    [
      'a size that is no number',
      "['3368', '8']",
      "['3368', 'x']",
      '31:11 The book is "unreadable level ["3368","x"]" after the frames, not "in step".',
    ],
    [
      'records elsewhere',
      'records: /data',
      'records: /rows',
      '25:7 No message of the channel has "/rows", which `records` of x-book names.',
    ],
    [
      'a number that no message has',
      'id: /id, prev',
      'id: /seq, prev',
      '28:19 No message of the channel has "/seq", which `sequence.id` of x-book names.',
    ],
    [
      'no place for bids',
      '      bids: /bids',
      '      bids: /bid',
      '26:7 No message of the channel has "/bid", which `bids` of x-book names.',
    ],
  ])('%s is told at its line', (_what, before, after, message) => {
    expect(findings(valid.replace(before, after)).join('\n')).toContain(message)
  })

  it.each([
    ['many levels', 'levels: 2', 'levels: 1.0e+15', []],
    ['half a level', 'levels: 2', 'levels: 1.5', []],
    ['half a step', 'previous: /last', 'step: 0.5', []],
  ])('%s break nothing', (_what, before, after, expected) => {
    expect(findings(valid.replace(before, after))).toEqual(expected)
  })

  it('a call that the API has not is told, but where the API has channels alone', () => {
    const call = 'call: { operation: getBook, id: /id, bids: /b, asks: /a }'
    const { api } = builtApiOf({ 'asyncapi.yaml': valid.replace('snapshot: push', `snapshot: call\n      ${call}`) })
    const { operations } = apiOf('paths: { /a: { get: { operationId: getTrades, responses: { 200: {} } } } }')
    const told = (own: Api) => checkBooks([own]).map(({ line, column, message }) => `${line}:${column} ${message}`)
    expect(told({ ...api, operations })).toContain(
      '24:15 No operation of the API is "getBook", which `call.operation` of x-book names.',
    )
    expect(told(api).join('\n')).not.toContain('getBook')
  })
})
