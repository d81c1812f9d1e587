// A program that trades here and on any exchange with these calls. It knows neither the mock nor the kernel.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'

const { API_URL, API_KEY, API_SECRET } = process.env
const symbol = 'BTCUSDT'

async function send(method, path, values = {}, secret = undefined) {
  const query = new URLSearchParams(values)
  const headers = {}
  if (secret !== undefined) {
    query.set('timestamp', String((await send('GET', '/api/v3/time')).body.serverTime))
    query.set('signature', createHmac('sha256', secret).update(query.toString()).digest('hex'))
    headers['X-MBX-APIKEY'] = API_KEY
  }
  const isForm = method === 'POST'
  const address = `${API_URL}${path}${isForm || query.size === 0 ? '' : `?${query}`}`
  const response = await fetch(address, { method, headers, ...(isForm ? { body: query } : {}) })
  return { status: response.status, body: await response.json() }
}

async function signed(method, path, values) {
  const { status, body } = await send(method, path, values, API_SECRET)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

/** Numbers as whole ones of 18 decimals: sums and products are exact. */
const unit = 10n ** 18n
function exact(text) {
  const [whole, decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(18, '0'))
}

async function funds() {
  const { balances } = await signed('GET', '/api/v3/account')
  return Object.fromEntries(balances.map(({ asset, free, locked }) => [asset, exact(free) + exact(locked)]))
}

const { body: info } = await send('GET', '/api/v3/exchangeInfo')
assert.ok(info.symbols.some((own) => own.symbol === symbol))
const before = await funds()
const { takerCommission } = await signed('GET', '/api/v3/account')

// One purchase for more than the best sale offers: a part is filled at once, the rest waits.
const { body: depth } = await send('GET', '/api/v3/depth', { symbol, limit: 5 })
const [[price, offered]] = depth.asks
const quantity = (Number(offered) + 0.01).toFixed(5)
const order = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price, quantity, newClientOrderId: 'first' }
const placed = await signed('POST', '/api/v3/order', order)
assert.equal(placed.status, 'PARTIALLY_FILLED')
assert.equal(exact(placed.executedQty), exact(offered))
const open = await signed('GET', '/api/v3/openOrders', { symbol })
assert.deepEqual(
  open.map(({ orderId }) => orderId),
  [placed.orderId],
)

// The rest is cancelled, and a part of the purchase is sold at market.
const cancelled = await signed('DELETE', '/api/v3/order', { symbol, origClientOrderId: 'first' })
assert.equal(cancelled.status, 'CANCELED')
const sold = await signed('POST', '/api/v3/order', { symbol, side: 'SELL', type: 'MARKET', quantity: '0.00200' })
assert.equal(sold.status, 'FILLED')

// The fills agree with the balances, to the last digit.
const fills = await signed('GET', '/api/v3/myTrades', { symbol })
const expected = { ...before }
for (const { isBuyer, price: paid, qty, quoteQty, commission, commissionAsset } of fills) {
  const amount = (exact(paid) * exact(qty)) / unit
  assert.equal(amount, exact(quoteQty))
  const bought = isBuyer ? exact(qty) : amount
  assert.equal(exact(commission), (bought * BigInt(takerCommission)) / 10_000n)
  expected.BTC += isBuyer ? exact(qty) : -exact(qty)
  expected.USDT += isBuyer ? -amount : amount
  expected[commissionAsset] -= exact(commission)
}
const after = await funds()
assert.deepEqual(after, expected)

const refused = [
  await send('GET', '/api/v3/account', {}, 'another secret'),
  await send('POST', '/api/v3/order', { ...order, quantity: '10', newClientOrderId: 'large' }, API_SECRET),
  await send('DELETE', '/api/v3/order', { symbol, orderId: 1 }, API_SECRET),
  await send('GET', '/api/v3/depth', { symbol: 'NONE' }),
]
console.log(
  JSON.stringify({
    fills: fills.length,
    refused: refused.map(({ status, body: { code, msg } }) => ({ status, code, msg })),
  }),
)
