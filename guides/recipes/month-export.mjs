// Write fills, fees, funding, interest and transfers of a month to a CSV, for spot and futures, and compare them with the balances.
// Node 20 or later; nothing to install. Run it for the month that is over, or name a month of the last 90 days:
// API_KEY=… API_SECRET=… node month-export.mjs
// It writes 2026-10.csv, and begins with the balances of 2026-09.csv when that is there. Months are in UTC. It changes nothing.
// API_URL leads to another server than the exchange's.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

// include parts/account.mjs

// include parts/pages.mjs

// include parts/exact.mjs

// include parts/month-rows.mjs

const COLUMNS = ['account', 'time', 'kind', 'currency', 'change', 'id', 'order', 'symbol', 'side', 'price', 'quantity']

/** By account and currency, without profit that is not realised. */
async function balances() {
  const found = new Map()
  for (const account of await read('/accounts/balances', { accountType: 'SPOT' }))
    for (const { currency, available, hold } of account.balances)
      add(found, `SPOT,${currency}`, exact(available) + exact(hold))
  const { details } = await read('/v3/account/balance')
  for (const { ccy, eq, upl, isoUpl } of details)
    add(found, `FUTURES,${ccy}`, exact(eq) - exact(upl) - exact(isoUpl || '0'))
  return found
}

function add(amounts, name, amount) {
  amounts.set(name, (amounts.get(name) ?? 0n) + amount)
}

/** All rows since the start, and the balances that they lead to: read again when these change meanwhile. */
async function rowsUntilNow(start) {
  for (let attempt = 0; attempt < 5; attempt++) {
    const before = await balances()
    const end = serverTime()
    const rows = []
    for await (const own of spotRows(start, end)) rows.push(own)
    for await (const own of futuresRows(start, end)) rows.push(own)
    const after = await balances()
    if (before.size === after.size && [...after].every(([name, amount]) => before.get(name) === amount))
      return { rows, closing: after }
  }
  fail('The balances change while they are read: try again when you do not trade.')
}

// region shown
// endregion
/** Writes the file of a month. Tells whether its rows lead from the balances before to those after it. */
async function exportMonth(month) {
  const [start, end] = [beginOf(month, 0), beginOf(month, 1)]
  if (start < serverTime() - 90 * DAY) fail('Bills and fills of futures are not listed after 90 days.')
  const { rows, closing } = await rowsUntilNow(start)
  const own = rows.filter(({ time }) => time < end).sort((one, other) => one.time - other.time)
  const subtract = (amounts, changes) => {
    for (const { account, currency, change } of changes)
      if (change !== '') add(amounts, `${account},${currency}`, -change)
  }
  subtract(
    closing,
    rows.filter(({ time }) => time >= end),
  )
  const before = monthBefore(month)
  const known = readClosing(`${before}.csv`)
  const missing = new Map(closing)
  subtract(missing, own)
  // Without a file of the month before, the opening balances are those that the rows leave.
  const opening = known ?? new Map(missing)
  for (const [name, amount] of opening) add(missing, name, -amount)
  const lines = (amounts, time, kind) =>
    [...amounts].sort().map(([name, amount]) => row(name.split(',')[0], time, kind, name.split(',')[1], amount))
  writeRows(`${month}.csv`, [...lines(opening, start, 'OPENING'), ...own, ...lines(closing, end - 1, 'CLOSING')])
  console.log(`${month}.csv: ${own.length} rows`)
  if (!known) {
    console.log(`Not compared: there is no ${before}.csv. The opening balances are reckoned from the rows.`)
    return true
  }
  const wrong = [...missing].filter(([, amount]) => amount !== 0n).sort()
  for (const [name, amount] of wrong)
    console.log(`${name.replace(',', ' ')}: the balance has ${decimal(amount)} that no row tells of`)
  if (wrong.length === 0) console.log('The rows add up to the balances.')
  return wrong.length === 0
}

/** Only a whole file takes the name. */
function writeRows(file, rows) {
  const textOf = (value) => (typeof value === 'bigint' ? decimal(value) : (value ?? ''))
  const lines = rows.map((own) => COLUMNS.map((column) => textOf(own[column])).join(','))
  writeFileSync(`${file}.part`, `${[COLUMNS.join(','), ...lines].join('\n')}\n`)
  renameSync(`${file}.part`, file)
}

/** The balances at the end of a month's file; nothing where there is no such file. */
function readClosing(file) {
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const closing = lines.map((line) => line.split(',')).filter(([, , kind]) => kind === 'CLOSING')
  return new Map(closing.map(([account, , , currency, amount]) => [`${account},${currency}`, exact(amount)]))
}

/** The first millisecond of the month that begins a number of months later. */
function beginOf(month, later) {
  const [year, number] = month.split('-').map(Number)
  return Date.UTC(year, number - 1 + later)
}

function monthBefore(month) {
  return new Date(beginOf(month, -1)).toISOString().slice(0, 7)
}

const [month = monthBefore(new Date().toISOString().slice(0, 7))] = process.argv.slice(2)
if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) fail('How to run it: node month-export.mjs [YYYY-MM]')
try {
  await patiently(setClock)
  process.exitCode = (await exportMonth(month)) ? 0 : 1
} catch (error) {
  fail(`Not exported: ${error.message}`)
}
