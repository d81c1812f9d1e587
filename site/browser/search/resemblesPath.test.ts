import { expect, test } from 'vitest'
import { resemblesPath } from './resemblesPath.ts'

test.each([
  ['order book', '/v3/futures/api/market/get-order-book', true],
  ['ordr book', '/v3/futures/api/market/get-order-book', true],
  ['orders', '/spot/api/private/order', true],
  ['placeorder', '/v3/futures/api/trade/place-order', true],
  ['place order', '/spot/api/private/order#placeOrder', true],
  ['getorderbook', '/v3/futures/api/market/get-order-book', true],
  ['error code', '/v3/futures/error', true],
  ['errors', '/spot/error-code', true],
  ['wallet addresses', '/spot/api/private/wallet', true],
  ['wallet addresses of users', '/spot/api/private/wallet', false],
  ['hot wallet', '/spot/api/private/wallet#deposits', false],
  ['fees', '/faq#fee', true],
  ['placebook', '/v3/futures/api/trade/place-order', false],
  ['page', '/spot/api/#paging', false],
  ['page', '/spot/#pages', false],
  ['no such page', '/spot/api/#paging', false],
  ['下单', '/zh/spot/api/private/order', true],
])('%s may have meant %s: %s', (address, path, wanted) => {
  expect(resemblesPath(address, path)).toBe(wanted)
})
