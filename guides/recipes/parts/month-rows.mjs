/** What changed the spot balances. */
async function* spotRows(startTime, endTime) {
  const span = { startTime, endTime }
  for await (const { id, orderId: order, symbol, side, price, quantity, ...fill } of allPages('/trades', span)) {
    const [base, quote] = symbol.split('_')
    const sign = side === 'BUY' ? 1n : -1n
    const details = { id, order, symbol, side, price, quantity }
    for (const [kind, currency, change] of [
      ['FILL', base, sign * exact(quantity)],
      ['FILL', quote, -sign * exact(fill.amount)],
      ['FEE', fill.feeCurrency, -exact(fill.feeAmount)],
    ])
      yield row('SPOT', fill.createTime, kind, currency, change, details)
  }
  for await (const { id, fromAccount, toAccount, ...transfer } of allPages('/accounts/transfer', span)) {
    const sign = BigInt(toAccount === 'SPOT') - BigInt(fromAccount === 'SPOT')
    if (transfer.state === 'SUCCESS' && sign !== 0n) yield transferRow(id, transfer, sign)
  }
  const accounts = (await read('/accounts')).map(({ accountId }) => accountId)
  for await (const { id, ...transfer } of allPages('/subaccounts/transfer', span)) {
    const { toAccountId, toAccountType, fromAccountId, fromAccountType } = transfer
    const isOwn = (account, type) => transfer.state === 'SUCCESS' && accounts.includes(account) && type === 'SPOT'
    if (isOwn(toAccountId, toAccountType)) yield transferRow(id, transfer, 1n)
    if (isOwn(fromAccountId, fromAccountType)) yield transferRow(id, transfer, -1n)
  }
  for await (const { id, state, createTime, currency, amount } of allPages('/accounts/activity', span))
    if (state === 'SUCCESS') yield row('SPOT', createTime, 'ACTIVITY', currency, exact(amount), { id })
  for await (const { id, interestAccuredTime, currencyName, interest } of allPages('/accounts/interest/history', span))
    yield row('SPOT', interestAccuredTime, 'INTEREST', currencyName, -exact(interest), { id })
  yield* walletRows(startTime, endTime)
}

function transferRow(id, { createTime, currency, amount }, sign) {
  return row('SPOT', createTime, 'TRANSFER', currency, sign * exact(amount), { id })
}

/** Deposits and withdrawals. They name the currency of a network, such as USDTTRON, and count time in seconds. */
async function* walletRows(startTime, endTime) {
  const span = { start: Math.floor(startTime / 1000), end: Math.floor(endTime / 1000) + 1 }
  const { deposits = [], withdrawals = [] } = await read('/wallets/activity', span)
  if (deposits.length + withdrawals.length === 0) return
  const currencies = await read('/v2/currencies')
  const coins = new Map(
    currencies.flatMap(({ coin, networkList }) => networkList.map((network) => [network.coin, coin])),
  )
  for (const [kind, sign, entries] of [
    ['DEPOSIT', 1n, deposits],
    ['WITHDRAWAL', -1n, withdrawals],
  ])
    for (const { currency, amount, timestamp, depositNumber, withdrawalRequestsId: number, status } of entries) {
      if (!status.startsWith('COMPLETE')) continue
      const details = { id: depositNumber ?? number }
      yield row('SPOT', timestamp * 1000, kind, coins.get(currency) ?? currency, sign * exact(amount), details)
    }
}

/** What changed the futures balance, and the fills, whose profit and fee are bills of their own. */
async function* futuresRows(sTime, eTime) {
  const span = { sTime, eTime }
  for await (const { trdId: id, ordId: order, cTime, symbol, side, px, qty } of allPages(
    '/v3/trade/order/trades',
    span,
  ))
    yield row('FUTURES', cTime, 'FILL', '', '', { id, order, symbol, side, price: px, quantity: qty })
  for await (const { id, type, ccy, cTime, sz, symbol = '' } of allPages('/v3/account/bills', span)) {
    // Margin of an isolated position stays in the account.
    yield row('FUTURES', cTime, type, ccy, type === 'MANUAL_MARGIN' ? '' : exact(sz), { id, symbol })
  }
}

function row(account, time, kind, currency, change, others) {
  return { account, time: Number(time), kind, currency, change, ...others }
}
