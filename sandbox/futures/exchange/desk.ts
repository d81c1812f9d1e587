import { type Desk, known, makerId, takerId } from 'exchange-docs/kernel'
import { cancelResting } from './closeOrder.ts'
import type { Exchange } from './exchange.ts'
import { enterOrder } from './placeOrder.ts'
import type { Market } from './state.ts'

/** The desk of the two accounts that trade a market for the exchange. */
export function deskOf(exchange: Exchange, market: Market): Desk {
  const { state, now } = exchange
  const { symbol } = market.definition
  const maker = known(state.accounts, makerId(symbol))
  return {
    ...{ seed: state.course.seed, symbol, now },
    plan: market.definition.status === 'OPEN' ? market.quotes : { ...market.quotes, thin: 0 },
    quoted: () => maker.openOrders.map((id) => known(state.orders, id)),
    cancel: (id) => cancelResting(exchange, known(state.orders, id), 'USER_CANCEL_ORDER_ACTION'),
    place: (side, px, sz) => enterOrder(exchange, maker, { symbol, side, type: 'LIMIT', px, sz }),
    take(side, px, sz) {
      const order = { symbol, side, type: 'LIMIT', timeInForce: 'IOC', px, sz } as const
      enterOrder(exchange, known(state.accounts, takerId), order)
    },
  }
}
