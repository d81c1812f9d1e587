import { leftOutText } from 'exchange-docs/kernel'
import { type MockRefusal, refuse } from 'exchange-docs/mock'
import { advance, endAction, exchangeAt, type FuturesCall, operations, type Push, snapshots } from './futures/index.ts'
import { isFor } from './market/isFor.ts'
import { namesNoMarket } from './market/subscribed.ts'
import { type Handler, type Handlers, played, refusable } from './played.ts'
import type { Context } from './state.ts'

/** The futures exchange at the time of the request. */
export function futuresCall({ state, now, account, log, emit }: Context): FuturesCall {
  const push = (own: Push) =>
    emit('v3-futures', own.channel, own.message as never, (subscription) => isFor(own, subscription))
  const call: FuturesCall = { ...exchangeAt(state.futures, now, push), account }
  const leftOut = advance(call)
  if (leftOut) log(leftOutText(leftOut))
  return call
}

/** Operations as the mock plays them: a reply is the `data` of the envelope. Maintenance closes all that is signed. */
function futures<Own extends Handlers<FuturesCall>>(own: Own) {
  const play = (handler: Own[string]) => (request: never, context: Context) => {
    if (context.isInMaintenance && context.account !== '') return refuse(1002)
    const call = futuresCall(context)
    const reply = refusable(() => ({ code: 200, msg: 'Success', data: handler(request, call) }))
    endAction(call)
    return reply
  }
  return played(own, play) as {
    readonly [Name in keyof Own]: Handler<Own[Name], { code: number; msg: string; data: ReturnType<Own[Name]> }>
  }
}

/** The handler of a futures subscription, which is refused where it names no contract. */
function opened<Frame extends object, Message>(handler: (frame: Frame, call: FuturesCall) => readonly Message[]) {
  return ({ frame }: { readonly frame: Frame }, context: Context): readonly Message[] | MockRefusal => {
    const call = futuresCall(context)
    return namesNoMarket(frame, call) ? refuse('no valid symbols') : handler(frame, call)
  }
}

/** A channel without a first message. */
const silent = { open: opened<object, never>(() => []) }

const openBookLv2 = opened(snapshots.bookLv2)

/** The handlers of the futures API. */
export const futuresApi = {
  /** The exchange sends refusals with HTTP 200. */
  status: 200,
  operations: futures(operations),
  channels: {
    book: { open: opened(snapshots.book) },
    bookLv2: {
      open: (subscription: Parameters<typeof openBookLv2>[0], context: Context) =>
        subscription.frame.symbols?.some((symbol) => symbol.toLowerCase() === 'all')
          ? refuse('All symbols subscription is not allowed')
          : openBookLv2(subscription, context),
    },
    symbol: { open: opened(snapshots.symbol) },
    ...{ candles: silent, trades: silent, tickers: silent, fundingRate: silent, openInterest: silent },
    ...{ indexPrice: silent, indexCandles: silent, markPrice: silent, markPriceCandles: silent },
    ...{ liquidationOrders: silent, limitPrice: silent },
    ...{ positions: silent, orders: silent, trade: silent, account: silent },
  },
} as const
