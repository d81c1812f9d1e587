import { known, ownEntry } from 'exchange-docs/kernel'
import {
  type Account,
  book,
  type FuturesExchange,
  type Order,
  placeOrder,
  positionKey,
} from 'exchange-docs/kernel/futures'

/** Orders that the examples of the specs name: they are placed for requests which name them. */
export const exampleOrderIds: readonly string[] = ['520117304456110080', '520117304456110081', '520117304456110082']

/**
 * Places the order that an example names, in place of the account's closed one: so samples find it, in any order and again.
 * Nothing for other ids, and for an id of another account.
 */
export function placeExample(exchange: FuturesExchange, account: Account, id: string): Order | undefined {
  const former = ownEntry(exchange.state.orders, id)
  if (!exampleOrderIds.includes(id) || (former && former.accountId !== account.accountId)) return undefined
  if (former) account.closedOrders.splice(account.closedOrders.indexOf(id), 1)
  const request = { symbol: 'BTC_USDT_PERP', side: 'BUY', type: 'LIMIT_MAKER', price: '20000', quantity: '1' } as const
  const mode = account.positionMode === 'ONE_WAY' ? {} : ({ marginMode: 'CROSS', positionSide: 'LONG' } as const)
  return placeOrder(exchange, account, { ...request, ...mode }, id)
}

/** Opens the positions that the examples of the specs name: a long and a short, which earn nothing together. */
export function openExamplePositions(exchange: FuturesExchange, account: Account): void {
  const symbol = 'ETH_USDT_PERP'
  const market = known(exchange.state.markets, symbol)
  const short = { symbol, marginMode: 'ISOLATED', positionSide: 'BOTH', side: 'SELL' } as const
  account.leverages[positionKey(short)] = '10'
  const trade = { price: market.quotes.reference, quantity: '1', fee: '0', cause: 'TRADE' } as const
  for (const name of [short, { ...short, marginMode: 'CROSS', side: 'BUY' } as const])
    book(exchange, market, account, { ...name, ...trade })
}
