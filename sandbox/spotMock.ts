import { type MockRefusal, refuse } from 'exchange-docs/mock'
import { isFor } from './market/isFor.ts'
import { Refused } from './market/refused.ts'
import { advance, exchangeMode, operations, requests, type SpotCall, snapshots } from './spot/index.ts'
import { type Context, silent } from './state.ts'

/**
 * The exchange as a handler finds it: at the time of the request. What it tells goes to the subscriptions that it is for; the
 * mock checks its form.
 */
export function spotCall({ state, now, account, random, emit }: Context): SpotCall {
  const call: SpotCall = {
    ...{ state: state.spot, now, account, random },
    emit: (push) => emit('spot', push.channel, push.message as never, (subscription) => isFor(push, subscription)),
  }
  advance(call)
  return call
}

/** The handler of an operation: a refusal of the exchange is one of the mock. */
function spot<Request, Reply>(handler: (request: Request, call: SpotCall) => Reply) {
  return (request: Request, context: Context): Reply | MockRefusal => {
    try {
      return handler(request, spotCall(context))
    } catch (error) {
      if (error instanceof Refused) return refuse(error.code, error.message)
      throw error
    }
  }
}

/** The handler of an operation that places or cancels orders: not during maintenance. */
function trading<Request, Reply>(handler: (request: Request, call: SpotCall) => Reply) {
  const trade = spot(handler)
  return (request: Request, context: Context): Reply | MockRefusal =>
    context.isInMaintenance ? refuse(21340) : trade(request, context)
}

/** The handler of a frame that places or cancels orders. */
function answered<Frame, Reply>(handler: (frame: Frame, call: SpotCall) => Reply) {
  return (frame: Frame, context: Context) =>
    context.isInMaintenance
      ? ({ event: 'error', message: 'Platform in maintenance mode' } as const)
      : handler(frame, spotCall(context))
}

/** Tells the subscribers of `exchange` when maintenance begins and ends. */
export function tellMaintenance({ state, isInMaintenance, emit }: Context): void {
  if (isInMaintenance === (state.isInMaintenance ?? false)) return
  state.isInMaintenance = isInMaintenance
  emit('spot', 'exchange', exchangeMode('update', isInMaintenance))
}

/** First frame of `exchange`. What it tells is no news to its subscriber. */
function openMode(_: object, context: Context) {
  tellMaintenance(context)
  return [exchangeMode('snapshot', context.isInMaintenance)]
}

/** The handler of a subscription. */
function opened<Frame, Message>(handler: (frame: Frame, call: SpotCall) => readonly Message[]) {
  return ({ frame }: { readonly frame: Frame }, context: Context): readonly Message[] =>
    handler(frame, spotCall(context))
}

/** The handlers of the spot API. */
export const spotApi = {
  operations: {
    getTimestamp: spot(operations.getTimestamp),
    getMarkets: spot(operations.getMarkets),
    getMarket: spot(operations.getMarket),
    getCurrencies: spot(operations.getCurrencies),
    getCurrency: spot(operations.getCurrency),
    getCurrenciesV2: spot(operations.getCurrenciesV2),
    getCurrencyV2: spot(operations.getCurrencyV2),
    getPrices: spot(operations.getPrices),
    getPrice: spot(operations.getPrice),
    getMarkPrices: spot(operations.getMarkPrices),
    getMarkPrice: spot(operations.getMarkPrice),
    getOrderBook: spot(operations.getOrderBook),
    getCandles: spot(operations.getCandles),
    getMarketTrades: spot(operations.getMarketTrades),
    getTickers24h: spot(operations.getTickers24h),
    getTicker24h: spot(operations.getTicker24h),
    getAccounts: spot(operations.getAccounts),
    getAccountBalances: spot(operations.getAccountBalances),
    getAccountBalancesById: spot(operations.getAccountBalancesById),
    getFeeInfo: spot(operations.getFeeInfo),
    createOrder: trading(operations.createOrder),
    createOrders: trading(operations.createOrders),
    getOrder: spot(operations.getOrder),
    replaceOrder: trading(operations.replaceOrder),
    cancelOrder: trading(operations.cancelOrder),
    cancelOrdersByIds: trading(operations.cancelOrdersByIds),
    cancelAllOrders: trading(operations.cancelAllOrders),
    getOpenOrders: spot(operations.getOpenOrders),
    setKillSwitch: spot(operations.setKillSwitch),
    getKillSwitchStatus: spot(operations.getKillSwitchStatus),
    getOrderHistory: spot(operations.getOrderHistory),
    getTrades: spot(operations.getTrades),
    getOrderTrades: spot(operations.getOrderTrades),
  },
  channels: {
    createOrderRequest: { answer: answered(requests.createOrderRequest) },
    cancelOrdersRequest: { answer: answered(requests.cancelOrdersRequest) },
    cancelAllOrdersRequest: { answer: answered(requests.cancelAllOrdersRequest) },
    bookLv2: { open: opened(snapshots.bookLv2) },
    book: { open: opened(snapshots.book) },
    symbols: { open: opened(snapshots.symbols) },
    currencies: { open: opened(snapshots.currencies) },
    exchange: { open: openMode },
    trades: silent,
    ticker: silent,
    candles: silent,
    orders: silent,
    balances: silent,
  },
} as const
