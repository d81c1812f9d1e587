import { leftOutText } from 'exchange-docs/kernel'
import { type MockRefusal, refuse } from 'exchange-docs/mock'
import { isFor } from './market/isFor.ts'
import { namesNoMarket } from './market/subscribed.ts'
import { type Handler, type Handlers, played, refusable } from './played.ts'
import {
  advance,
  exchangeAt,
  exchangeMode,
  operations,
  type Push,
  refusedRequest,
  requests,
  type SpotCall,
  snapshots,
} from './spot/index.ts'
import type { Context } from './state.ts'

/**
 * The exchange at the time of a request. It pushes its messages to the subscriptions that they are for; the mock checks
 * their form.
 */
export function spotCall({ state, now, account, log, emit }: Context): SpotCall {
  const push = (own: Push) =>
    emit('spot', own.channel, own.message as never, (subscription) => isFor(own, subscription))
  const call: SpotCall = { ...exchangeAt(state.spot, now, push), account }
  const leftOut = advance(call)
  if (leftOut) log(leftOutText(leftOut))
  return call
}

/** Operations as the mock plays them: a refusal of the exchange is one of the mock. Maintenance closes `trading`. */
function spot<Own extends Handlers<SpotCall>>(own: Own, trading: readonly (keyof Own & string)[]) {
  const play = (handler: Own[string], name: string) => (request: never, context: Context) => {
    if (context.isInMaintenance && trading.includes(name)) return refuse(21340)
    return refusable(() => handler(request, spotCall(context)))
  }
  return played(own, play) as { readonly [Name in keyof Own]: Handler<Own[Name], ReturnType<Own[Name]>> }
}

/** The handler of a frame that places or cancels orders. */
function answered<Frame, Reply>(handler: (frame: Frame, call: SpotCall) => Reply) {
  return (frame: Frame, context: Context) =>
    context.isInMaintenance
      ? ({ event: 'error', message: 'Platform in maintenance mode' } as const)
      : handler(frame, spotCall(context))
}

/** Pushes the beginning and end of maintenance to the subscribers of `exchange`. */
export function tellMaintenance({ state, isInMaintenance, emit }: Context): void {
  if (isInMaintenance === (state.isInMaintenance ?? false)) return
  state.isInMaintenance = isInMaintenance
  emit('spot', 'exchange', exchangeMode('update', isInMaintenance))
}

/** First frame of `exchange`. An update that is due goes out first, so that none repeats the snapshot. */
function openMode(_: object, context: Context) {
  tellMaintenance(context)
  return [exchangeMode('snapshot', context.isInMaintenance)]
}

/** The handler of a subscription, which is refused where it names no market. */
function opened<Frame extends object, Message>(handler: (frame: Frame, call: SpotCall) => readonly Message[]) {
  return ({ frame }: { readonly frame: Frame }, context: Context): readonly Message[] | MockRefusal => {
    const call = spotCall(context)
    return namesNoMarket(frame, call) ? refuse('Subscription failed') : handler(frame, call)
  }
}

/** A channel without a first message. */
const silent = { open: opened<object, never>(() => []) }

/** The frames of the private socket that place or cancel orders. */
function trade<Frame, Reply>(handler: (frame: Frame, call: SpotCall) => Reply) {
  return { answer: answered(handler), refuse: refusedRequest }
}

/** The handlers of the spot API. */
export const spotApi = {
  operations: spot(operations, [
    ...(['createOrder', 'createOrders', 'replaceOrder'] as const),
    ...(['cancelOrder', 'cancelOrdersByIds', 'cancelAllOrders'] as const),
    ...(['createSmartOrder', 'replaceSmartOrder'] as const),
  ]),
  channels: {
    createOrderRequest: trade(requests.createOrderRequest),
    cancelOrdersRequest: trade(requests.cancelOrdersRequest),
    cancelAllOrdersRequest: trade(requests.cancelAllOrdersRequest),
    bookLv2: { open: opened(snapshots.bookLv2) },
    book: { open: opened(snapshots.book) },
    symbols: { open: opened(snapshots.symbols) },
    currencies: { open: opened(snapshots.currencies) },
    exchange: { open: openMode },
    ...{ trades: silent, ticker: silent, candles: silent, orders: silent, balances: silent },
  },
} as const
