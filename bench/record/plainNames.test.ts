import { expect, it } from 'vitest'
import { plainName, plainTexts } from './plainNames.ts'

it.each([
  ['assets/chunks/chunk-DoH7U0S-.js', 'assets/chunks/chunk-*.js'],
  ['assets/chunks/chunk-DoH7U0S-.js.br', 'assets/chunks/chunk-*.js.br'],
  ['assets/entries/site_pages_client.B3hhIede.js', 'assets/entries/site_pages_client-*.js'],
  ['assets/static/site_styles-e455c71d.d1XQ1QWh.css', 'assets/static/site_styles-*.css'],
  ['search/en-psrpoe.json', 'search/en-*.json'],
])('%s is %s without its hash', (file, plain) => {
  expect(plainName(file)).toBe(plain)
})

it.each(['samples/spot/cancel-order.py', 'spot/api/order.md', 'v3/get-order/index.html', 'search.json'])(
  '%s has no hash',
  (file) => {
    expect(plainName(file)).toBe(file)
  },
)

it('a text loses the hashes of published files, and no word that only looks like one', () => {
  const plain = plainTexts(['assets/chunks/chunk-DoH7U0S-.js', 'search/en-psrpoe.json', 'spot/order-abcdef.json'])
  expect(
    plain('import "./chunk-DoH7U0S-.js" "search/en-psrpoe.json" "chunk-OTHER123.js" "spot/order-abcdef.json"'),
  ).toBe('import "./*.js" "search/en-*.json" "chunk-OTHER123.js" "spot/order-abcdef.json"')
})
