import { defineMock, type MockContext, type MockRefusal, refuse } from 'exchange-docs/mock'
import {
  advance,
  createFuturesState,
  endAction,
  type FuturesCall,
  type FuturesState,
  operations as futuresOperations,
  snapshots as futuresSnapshots,
} from './futures/index.ts'
import { isFor } from './market/isFor.ts'
import { Refused } from './market/refused.ts'
import {
  advance as advanceSpot,
  createSpotState,
  exchangeMode,
  operations,
  requests,
  type SpotCall,
  type SpotState,
  snapshots,
} from './spot/index.ts'
import type { Apis } from './types.ts'

/** What the sandbox keeps: an exchange for spot and one for futures. The old futures API answers with the examples of the specs. */
interface State {
  readonly spot: SpotState
  readonly futures: FuturesState
  /** Whether the channel `exchange` told maintenance last. */
  isInMaintenance?: boolean
}

type Context = MockContext<State, Apis>

/**
 * The exchange as a handler finds it: at the time of the request. What it tells goes to the subscriptions that it is for; the
 * mock checks its form.
 */
function spotCall({ state, now, account, random, emit }: Context): SpotCall {
  const call: SpotCall = {
    ...{ state: state.spot, now, account, random },
    emit: (push) => emit('spot', push.channel, push.message as never, (subscription) => isFor(push, subscription)),
  }
  advanceSpot(call)
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
function tellMaintenance({ state, isInMaintenance, emit }: Context): void {
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

/** The futures exchange at the time of the request. */
function futuresCall({ state, now, account, random, emit }: Context): FuturesCall {
  const call: FuturesCall = {
    ...{ state: state.futures, now, account, random, changed: new Map() },
    emit: (push) =>
      emit('v3-futures', push.channel, push.message as never, (subscription) => isFor(push, subscription)),
  }
  advance(call)
  return call
}

/** What futures refuse comes with HTTP 200. */
function refuseFutures(code: number, message?: string): MockRefusal {
  return refuse(code, message, 200)
}

/** The handler of a futures operation: its reply is the `data` of the envelope. Maintenance closes all that is signed. */
function futures<Request, Data>(handler: (request: Request, call: FuturesCall) => Data) {
  return (request: Request, context: Context) => {
    if (context.isInMaintenance && context.account !== '') return refuseFutures(1002)
    const call = futuresCall(context)
    try {
      return { code: 200, msg: 'Success', data: handler(request, call) }
    } catch (error) {
      if (error instanceof Refused) return refuseFutures(error.code, error.message)
      throw error
    } finally {
      endAction(call)
    }
  }
}

/** The handler of a futures subscription. */
function futuresOpened<Frame, Message>(handler: (frame: Frame, call: FuturesCall) => readonly Message[]) {
  return ({ frame }: { readonly frame: Frame }, context: Context): readonly Message[] =>
    handler(frame, futuresCall(context))
}

/** A channel that tells nothing before something happens. */
const silent = { open: () => [] } as const

export default defineMock<State, Apis>({
  version: 2,
  state: ({ now, random }) => ({
    spot: createSpotState({ now, random }),
    futures: createFuturesState({ now, random }),
  }),
  tick(context) {
    spotCall(context)
    futuresCall(context)
    tellMaintenance(context)
  },
  apis: {
    spot: {
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
    },
    'v3-futures': {
      operations: {
        getFuturesBalance: futures(futuresOperations.getFuturesBalance),
        getFuturesBills: futures(futuresOperations.getFuturesBills),
        getFuturesOrderBook: futures(futuresOperations.getFuturesOrderBook),
        getFuturesCandles: futures(futuresOperations.getFuturesCandles),
        getFuturesTrades: futures(futuresOperations.getFuturesTrades),
        getFuturesTickers: futures(futuresOperations.getFuturesTickers),
        getFuturesIndexPrice: futures(futuresOperations.getFuturesIndexPrice),
        getFuturesIndexPriceComponents: futures(futuresOperations.getFuturesIndexPriceComponents),
        getFuturesIndexPriceCandles: futures(futuresOperations.getFuturesIndexPriceCandles),
        getFuturesMarkPrice: futures(futuresOperations.getFuturesMarkPrice),
        getFuturesMarkPriceCandles: futures(futuresOperations.getFuturesMarkPriceCandles),
        getFuturesPremiumIndexCandles: futures(futuresOperations.getFuturesPremiumIndexCandles),
        getFuturesInstrument: futures(futuresOperations.getFuturesInstrument),
        getAllFuturesInstruments: futures(futuresOperations.getAllFuturesInstruments),
        getFuturesFundingRate: futures(futuresOperations.getFuturesFundingRate),
        getFuturesFundingRateHistory: futures(futuresOperations.getFuturesFundingRateHistory),
        getFuturesOpenInterest: futures(futuresOperations.getFuturesOpenInterest),
        getFuturesLiquidationOrders: futures(futuresOperations.getFuturesLiquidationOrders),
        getFuturesInsuranceFund: futures(futuresOperations.getFuturesInsuranceFund),
        getFuturesRiskLimit: futures(futuresOperations.getFuturesRiskLimit),
        getFuturesLimitPrice: futures(futuresOperations.getFuturesLimitPrice),
        placeFuturesOrder: futures(futuresOperations.placeFuturesOrder),
        cancelFuturesOrder: futures(futuresOperations.cancelFuturesOrder),
        placeFuturesOrders: futures(futuresOperations.placeFuturesOrders),
        cancelFuturesOrders: futures(futuresOperations.cancelFuturesOrders),
        cancelAllFuturesOrders: futures(futuresOperations.cancelAllFuturesOrders),
        closeFuturesPosition: futures(futuresOperations.closeFuturesPosition),
        closeAllFuturesPositions: futures(futuresOperations.closeAllFuturesPositions),
        getFuturesOpenOrders: futures(futuresOperations.getFuturesOpenOrders),
        getFuturesFills: futures(futuresOperations.getFuturesFills),
        getFuturesOrderHistory: futures(futuresOperations.getFuturesOrderHistory),
        getFuturesPositions: futures(futuresOperations.getFuturesPositions),
        getFuturesPositionHistory: futures(futuresOperations.getFuturesPositionHistory),
        adjustFuturesMargin: futures(futuresOperations.adjustFuturesMargin),
        getFuturesLeverages: futures(futuresOperations.getFuturesLeverages),
        getFuturesLeverageDeprecated: futures(futuresOperations.getFuturesLeverageDeprecated),
        setFuturesLeverage: futures(futuresOperations.setFuturesLeverage),
        getFuturesPositionMode: futures(futuresOperations.getFuturesPositionMode),
        switchFuturesPositionMode: futures(futuresOperations.switchFuturesPositionMode),
        getFuturesUserRiskLimit: futures(futuresOperations.getFuturesUserRiskLimit),
      },
      channels: {
        book: { open: futuresOpened(futuresSnapshots.book) },
        bookLv2: { open: futuresOpened(futuresSnapshots.bookLv2) },
        symbol: { open: futuresOpened(futuresSnapshots.symbol) },
        candles: silent,
        trades: silent,
        tickers: silent,
        indexPrice: silent,
        indexCandles: silent,
        markPrice: silent,
        markPriceCandles: silent,
        fundingRate: silent,
        openInterest: silent,
        liquidationOrders: silent,
        limitPrice: silent,
        positions: silent,
        orders: silent,
        trade: silent,
        account: silent,
      },
    },
  },
})
