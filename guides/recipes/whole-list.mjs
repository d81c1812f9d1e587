// Read a list of your account to its end, on spot and futures: each row once, as a line of JSON.
// Node 20 or later; nothing to install. Run it with the path of the list and its parameters:
// API_KEY=… API_SECRET=… node whole-list.mjs /v3/trade/order/trades symbol=BTC_USDT_PERP
// API_URL leads to another server than the exchange's.

// include parts/account.mjs

// include parts/pages.mjs

// region shown
const [path, ...pairs] = process.argv.slice(2)
if (!LISTS[path] || !pairs.every((pair) => /^[^=]+=/.test(pair) && !/Time=(?!\d+$)/.test(pair)))
  fail(
    `How to run it: node whole-list.mjs PATH [NAME=VALUE]…, times in milliseconds\nPaths: ${Object.keys(LISTS).join(', ')}`,
  )
try {
  await patiently(setClock)
  const params = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s)))
  for await (const row of allPages(path, params)) console.log(JSON.stringify(row))
} catch (error) {
  fail(`The list is not whole: ${error.message}`)
}
// endregion
