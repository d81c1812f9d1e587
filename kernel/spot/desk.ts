import { type Desk, makerId, takerId } from '../market/marketMaker.ts'
import { known } from '../ownEntry.ts'
import { cancelRest } from './closeOrder.ts'
import type { SpotExchange } from './exchange.ts'
import { enterOrder } from './placeOrder.ts'
import type { Market } from './state.ts'

/** The desk of the two accounts that trade a market for the exchange. */
export function deskOf(exchange: SpotExchange, market: Market): Desk {
  const { state, now } = exchange
  const { symbol } = market
  const maker = known(state.accounts, makerId(symbol))
  return {
    ...{ seed: state.course.seed, symbol, now },
    plan: market.mode === 'halted' ? { ...market.quotes, thin: 0 } : market.quotes,
    quoted: () => maker.openOrders.map((id) => known(state.orders, id)),
    cancel: (id) => cancelRest(exchange, market, known(state.orders, id), true),
    place: (side, price, quantity) =>
      void enterOrder(exchange, maker, { symbol, side, type: 'LIMIT', price, quantity }),
    take(side, price, quantity) {
      const order = { symbol, side, type: 'LIMIT', timeInForce: 'IOC', price, quantity } as const
      enterOrder(exchange, known(state.accounts, takerId), order)
    },
  }
}
