// Check a new key before the old one is dropped: time, signature, permissions and account. It changes nothing.
// Node 20 or later; nothing to install. Run it with the new key, and the old one beside it:
// API_KEY=… API_SECRET=… OLD_API_KEY=… OLD_API_SECRET=… node check-key.mjs
// It prints neither keys nor secrets. API_URL leads to another server than the exchange's.

// include parts/account.mjs

// include parts/patiently.mjs

// region shown
const NO_ORDER = `check-${Date.now()}` // an id that no order has: its cancellation shows the permission alone
const CHECKS = {
  'spot read': { request: ['GET', '/accounts'], expected: [] },
  'spot trade': { request: ['DELETE', `/orders/cid:${NO_ORDER}`], expected: [21301] },
  'futures read': { request: ['GET', '/v3/account/balance'], expected: [] },
  'futures trade': {
    request: ['DELETE', '/v3/trade/order', { body: { symbol: 'BTC_USDT_PERP', clOrdId: NO_ORDER } }],
    expected: [11004, 11008],
  },
}

/** Gives the result of each check, and the ids of the accounts. */
async function permissions(key, secret) {
  API_KEY = key
  API_SECRET = secret
  const results = {}
  let accounts = ''
  for (const [name, { request, expected }] of Object.entries(CHECKS)) {
    try {
      const reply = await patiently(() => call(...request))
      results[name] = 'yes'
      if (name === 'spot read')
        accounts = reply
          .map(({ accountId }) => accountId)
          .sort()
          .join()
    } catch (error) {
      if (!error.isFinal) throw error
      results[name] = expected.includes(error.code) ? 'yes' : `no: ${error.message}`
    }
  }
  return { results, accounts }
}
// endregion

/** Tells whether the new key does all that the old one does. */
async function check() {
  await patiently(setClock)
  console.log(`time: this machine is ${-clockOffset} ms ahead of the exchange`)
  const { OLD_API_KEY, OLD_API_SECRET = '' } = process.env
  const { results, accounts } = await permissions(API_KEY, API_SECRET)
  for (const [name, result] of Object.entries(results)) console.log(`${name}: ${result}`)
  console.log('withdraw: not tried; look at the key in the web interface')
  if (!OLD_API_KEY) return Object.values(results).includes('yes')
  const old = await permissions(OLD_API_KEY, OLD_API_SECRET)
  const lost = Object.keys(CHECKS).filter((name) => old.results[name] === 'yes' && results[name] !== 'yes')
  if (lost.length > 0) console.log('The old key can do more:', lost.join(', '))
  if (!accounts || !old.accounts) console.log('The accounts were not compared: a key cannot read spot.')
  else if (accounts !== old.accounts) console.log('The keys are of different accounts.')
  return lost.length === 0 && accounts !== '' && accounts === old.accounts
}

try {
  const isGood = await check()
  console.log(isGood ? 'The new key is good.' : 'Keep the old key.')
  process.exitCode = isGood ? 0 : 1
} catch (error) {
  fail(`Not checked: ${error.message}`)
}
