import { type MockRefusal, refuse } from 'exchange-docs/mock'
import { advance, endAction, type FuturesCall, operations, snapshots } from './futures/index.ts'
import { isFor } from './market/isFor.ts'
import { Refused } from './market/refused.ts'
import { type Context, silent } from './state.ts'

/** The futures exchange at the time of the request. */
export function futuresCall({ state, now, account, random, emit }: Context): FuturesCall {
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
function opened<Frame, Message>(handler: (frame: Frame, call: FuturesCall) => readonly Message[]) {
  return ({ frame }: { readonly frame: Frame }, context: Context): readonly Message[] =>
    handler(frame, futuresCall(context))
}

/** The handlers of the futures API. */
export const futuresApi = {
  operations: {
    getFuturesBalance: futures(operations.getFuturesBalance),
    getFuturesBills: futures(operations.getFuturesBills),
    getFuturesOrderBook: futures(operations.getFuturesOrderBook),
    getFuturesCandles: futures(operations.getFuturesCandles),
    getFuturesTrades: futures(operations.getFuturesTrades),
    getFuturesTickers: futures(operations.getFuturesTickers),
    getFuturesIndexPrice: futures(operations.getFuturesIndexPrice),
    getFuturesIndexPriceComponents: futures(operations.getFuturesIndexPriceComponents),
    getFuturesIndexPriceCandles: futures(operations.getFuturesIndexPriceCandles),
    getFuturesMarkPrice: futures(operations.getFuturesMarkPrice),
    getFuturesMarkPriceCandles: futures(operations.getFuturesMarkPriceCandles),
    getFuturesPremiumIndexCandles: futures(operations.getFuturesPremiumIndexCandles),
    getFuturesInstrument: futures(operations.getFuturesInstrument),
    getAllFuturesInstruments: futures(operations.getAllFuturesInstruments),
    getFuturesFundingRate: futures(operations.getFuturesFundingRate),
    getFuturesFundingRateHistory: futures(operations.getFuturesFundingRateHistory),
    getFuturesOpenInterest: futures(operations.getFuturesOpenInterest),
    getFuturesLiquidationOrders: futures(operations.getFuturesLiquidationOrders),
    getFuturesInsuranceFund: futures(operations.getFuturesInsuranceFund),
    getFuturesRiskLimit: futures(operations.getFuturesRiskLimit),
    getFuturesLimitPrice: futures(operations.getFuturesLimitPrice),
    placeFuturesOrder: futures(operations.placeFuturesOrder),
    cancelFuturesOrder: futures(operations.cancelFuturesOrder),
    placeFuturesOrders: futures(operations.placeFuturesOrders),
    cancelFuturesOrders: futures(operations.cancelFuturesOrders),
    cancelAllFuturesOrders: futures(operations.cancelAllFuturesOrders),
    closeFuturesPosition: futures(operations.closeFuturesPosition),
    closeAllFuturesPositions: futures(operations.closeAllFuturesPositions),
    getFuturesOpenOrders: futures(operations.getFuturesOpenOrders),
    getFuturesFills: futures(operations.getFuturesFills),
    getFuturesOrderHistory: futures(operations.getFuturesOrderHistory),
    getFuturesPositions: futures(operations.getFuturesPositions),
    getFuturesPositionHistory: futures(operations.getFuturesPositionHistory),
    adjustFuturesMargin: futures(operations.adjustFuturesMargin),
    getFuturesLeverages: futures(operations.getFuturesLeverages),
    getFuturesLeverageDeprecated: futures(operations.getFuturesLeverageDeprecated),
    setFuturesLeverage: futures(operations.setFuturesLeverage),
    getFuturesPositionMode: futures(operations.getFuturesPositionMode),
    switchFuturesPositionMode: futures(operations.switchFuturesPositionMode),
    getFuturesUserRiskLimit: futures(operations.getFuturesUserRiskLimit),
  },
  channels: {
    book: { open: opened(snapshots.book) },
    bookLv2: { open: opened(snapshots.bookLv2) },
    symbol: { open: opened(snapshots.symbol) },
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
} as const
