import { type Desk, makerId, takerId } from '../market/marketMaker.ts'
import { known } from '../ownEntry.ts'
import { cancelResting } from './closeOrder.ts'
import type { Market } from './contract.ts'
import type { FuturesExchange } from './exchange.ts'
import { enterOrder } from './placeOrder.ts'

/** The desk of the two accounts that trade a market for the exchange. */
export function deskOf(exchange: FuturesExchange, market: Market): Desk {
  const { state, now } = exchange
  const { symbol } = market
  const maker = known(state.accounts, makerId(symbol))
  return {
    ...{ seed: state.course.seed, symbol, now },
    plan: market.isOpen ? market.quotes : { ...market.quotes, thin: 0 },
    quoted: () => maker.openOrders.map((id) => known(state.orders, id)),
    cancel: (id) => cancelResting(exchange, known(state.orders, id), 'user'),
    place: (side, price, quantity) => enterOrder(exchange, maker, { symbol, side, type: 'LIMIT', price, quantity }),
    take(side, price, quantity) {
      const order = { symbol, side, type: 'LIMIT', timeInForce: 'IOC', price, quantity } as const
      enterOrder(exchange, known(state.accounts, takerId), order)
    },
  }
}
