import { expect, test } from 'vitest'
import {
  anchorOf,
  createAnchors,
  createSlugger,
  fileNameOf,
  headingIdentity,
  kebabCase,
  shortHash,
  slugOf,
} from './ids.ts'

test.each([
  ['Market data', 'market-data'],
  ['marketData', 'market-data'],
  ['HTTPStatus', 'http-status'],
  ['getV3Orders', 'get-v3-orders'],
  ['GET /v3/orders/{id}', 'get-v3-orders-id'],
  ['place_order', 'place-order'],
  ['  --Orders!  ', 'orders'],
  ['行情', '行情'],
  ['Données de marché', 'données-de-marché'],
  ['Cafe\u0301', 'café'],
  ['🚀', ''],
])('%j in kebab-case is %j', (text, expected) => {
  expect(kebabCase(text)).toBe(expected)
})

test('an anchor joins its parts with dots', () => {
  expect(anchorOf('placeOrder', 'body', 'px')).toBe('placeOrder.body.px')
})

test('an anchor has no white space and nothing that ends a fragment or an attribute', () => {
  expect(anchorOf('get', 'my field', 'a#b"c\'d<e>f&g%h')).toBe('get.my-field.a-b-c-d-e-f-g-h')
})

test('a heading does not get an id that stands on every page', () => {
  const slug = createSlugger()
  expect([slug('Content'), slug('Contents'), slug('Footer')]).toEqual(['content-1', 'contents', 'footer-1'])
})

test('an anchor that is asked for again gets a number', () => {
  const uniqueAnchor = createAnchors()
  expect(['a.b', 'a.b', 'a.b-2', 'a.b', 'a'].map(uniqueAnchor)).toEqual(['a.b', 'a.b-2', 'a.b-2-2', 'a.b-3', 'a'])
})

test('a heading is slugged as GitHub does, in any script', () => {
  expect(slugOf('What is a “Contract”? (v3)')).toBe('what-is-a-contract-v3')
  expect(slugOf('订单 类型')).toBe('订单-类型')
})

test('equal headings get different slugs from one slugger', () => {
  const slug = createSlugger()
  expect([slug('Example'), slug('Example'), slug('Example')]).toEqual(['example', 'example-1', 'example-2'])
})

test.each([
  ['getOrder', 'getOrder'],
  ['../x', '~2e.~2fx'],
  ['CON', '~43ON'],
  ['nul.json', '~6eul.json'],
  ['contract', 'contract'],
  ['~43ON', '~7e43ON'],
])('the id %s is the file name %s', (id, name) => {
  expect(fileNameOf(id)).toBe(name)
})

test('the name of a file has room for its ending, whatever the id', () => {
  const ids = ['a', '\u4e2d', '\u{1f680}', '~'].map((character) => character.repeat(300))
  expect(ids.map((id) => fileNameOf(id).length <= 200)).toEqual([true, true, true, true])
  expect(fileNameOf(`${ids[1]}a`)).not.toBe(fileNameOf(`${ids[1]}b`))
  expect(fileNameOf('a'.repeat(200))).toBe('a'.repeat(200))
})

test('a hash never changes: addresses are made of it', () => {
  expect(shortHash('')).toBe('ztntfp')
  expect(shortHash('/v3/futures/')).toBe(shortHash('/v3/futures/'))
  expect(shortHash('/spot/')).not.toBe(shortHash('/spot'))
  expect(shortHash('行情')).toMatch(/^[0-9a-z]{1,7}$/)
})

test.each([
  ['Request signing [#signing]', 'Request signing', 'signing'],
  ['Signing  [#签名.v-3_a] ', 'Signing', '签名.v-3_a'],
  ['[#signing]', '', 'signing'],
  ['Lists [#a] of lists [#b]', 'Lists [#a] of lists', 'b'],
  ['Signing [#]', 'Signing [#]', 'signing-'],
  ['Signing [#a b]', 'Signing [#a b]', 'signing-a-b'],
])('the heading %j is called %j and has the id %j', (raw, text, id) => {
  expect(headingIdentity(raw, slugOf)).toEqual({ text, id })
})

test('the id of a heading is looked for in one pass over its spaces', () => {
  const raw = `a${' '.repeat(300_000)}b`
  expect(headingIdentity(raw, () => 'id')).toEqual({ text: raw, id: 'id' })
})
