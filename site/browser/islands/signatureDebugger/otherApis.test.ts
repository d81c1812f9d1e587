import { expect, it } from 'vitest'
import { apisOf, hostProblems } from './otherApis.ts'

const own = { key: '{key}', signature: '{signature}' }
const old = {
  title: 'Old',
  href: '/old/#migration',
  isRetired: true,
  headers: ['OLD-KEY', 'OLD-SIGN'],
  servers: ['https://old.example.com'],
}
const open = { ...old, title: 'Open', headers: [] }
const theirs = 'GET https://old.example.com/a\nOLD-KEY: k\nold-sign: s'

it('knows a request of another API by the headers of its scheme', () => {
  expect(apisOf(theirs, own, [open, old])).toEqual([old])
})

it.each(['', 'GET /a\nkey: k\nsignature: s', 'GET /a\nOLD-KEY: k', `${theirs}\nkey: k\nsignature: s`])(
  'knows none by some headers, or beside all of the own: %j',
  (text) => {
    expect(apisOf(text, own, [open, old])).toEqual([])
  },
)

it('names the host of a retired API, and none that another API has', () => {
  const server = 'https://api.example.com'
  const expected = [{ kind: 'retiredHost', name: 'old.example.com', expected: server }]
  expect(hostProblems('old.example.com', server, [open, old])).toEqual(expected)
  expect(hostProblems('old.example.com', server, [old, { ...old, isRetired: false }])).toEqual([])
  expect(hostProblems('api.example.com', server, [{ ...old, servers: [server] }])).toEqual([])
  expect(hostProblems(undefined, server, [{ ...old, servers: ['/'] }])).toEqual([])
})
