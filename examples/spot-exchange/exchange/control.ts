import { Refused, shiftPrice } from 'exchange-docs/kernel'
import { accountOfKey, credit, resetAccount } from 'exchange-docs/kernel/spot'
import type { MockAccountChange, MockPriceChange } from 'exchange-docs/mock'
import { marketOf, played } from './call.ts'

/** `/_mock/price`: shifts the price of a market's currency; thins or halts one market. */
export const controlPrice = played((change: MockPriceChange | undefined, { exchange }) => {
  if (change) {
    const { symbol, thin, halt, ...price } = change
    const market = marketOf({ exchange }, symbol)
    shiftPrice(exchange.state.course, market.base, price, exchange.now)
    if (thin !== undefined) market.quotes.thin = thin
    if (halt !== undefined) market.mode = halt ? 'halted' : 'open'
  }
  return Object.values(exchange.state.markets).map(({ symbol, mode, quotes }) => ({
    ...{ symbol, price: quotes.reference, isHalted: mode === 'halted' },
  }))
})

/** `/_mock/accounts`: opens the account of a key anew, or gives it funds. */
export const controlAccounts = played((change: MockAccountChange | undefined, { exchange }) => {
  if (change?.reset) resetAccount(exchange, change.key)
  if (change?.deposit) {
    const { currency = 'USDT', amount } = change.deposit
    if (!['BTC', 'ETH', 'USDT'].includes(currency)) throw new Refused(-1130, `There is no currency "${currency}".`)
    credit(exchange, accountOfKey(exchange, change.key), { currency, amount, cause: 'deposit' })
  }
  const users = Object.values(exchange.state.accounts).filter(({ key }) => key !== undefined)
  return users.map(({ key, balances }) => ({ key, balances }))
})
