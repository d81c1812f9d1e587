import { defineMock, refuse } from '../generator/contract/config.ts'
import type { MockContext, MockRefusal } from '../generator/contract/mock.ts'
import { isFor } from './market/isFor.ts'
import {
  advance,
  createSpotState,
  operations,
  Refusal,
  requests,
  type SpotCall,
  type SpotState,
  snapshots,
} from './spot/index.ts'
import type { Apis } from './types.ts'

/** What the sandbox keeps: the spot exchange. The other APIs answer with the examples of the specs. */
interface State {
  readonly spot: SpotState
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
  advance(call)
  return call
}

/** The handler of an operation: a refusal of the exchange is one of the mock. */
function spot<Request, Reply>(handler: (request: Request, call: SpotCall) => Reply) {
  return (request: Request, context: Context): Reply | MockRefusal => {
    try {
      return handler(request, spotCall(context))
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.code, error.message)
      throw error
    }
  }
}

/** The handler of a frame that asks. */
function answered<Frame, Reply>(handler: (frame: Frame, call: SpotCall) => Reply) {
  return (frame: Frame, context: Context): Reply => handler(frame, spotCall(context))
}

/** The handler of a subscription. */
function opened<Frame, Message>(handler: (frame: Frame, call: SpotCall) => readonly Message[]) {
  return ({ frame }: { readonly frame: Frame }, context: Context): readonly Message[] =>
    handler(frame, spotCall(context))
}

export default defineMock<State, Apis>({
  state: ({ now, random }) => ({ spot: createSpotState({ now, random }) }),
  tick: (context) => void spotCall(context),
  apis: {
    spot: {
      operations: {
        getTimestamp: spot(operations.getTimestamp),
        getMarkets: spot(operations.getMarkets),
        getMarket: spot(operations.getMarket),
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
        createOrder: spot(operations.createOrder),
        createOrders: spot(operations.createOrders),
        getOrder: spot(operations.getOrder),
        replaceOrder: spot(operations.replaceOrder),
        cancelOrder: spot(operations.cancelOrder),
        cancelOrdersByIds: spot(operations.cancelOrdersByIds),
        cancelAllOrders: spot(operations.cancelAllOrders),
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
        exchange: { open: opened(snapshots.exchange) },
        trades: { open: () => [] },
        ticker: { open: () => [] },
        candles: { open: () => [] },
        orders: { open: () => [] },
        balances: { open: () => [] },
      },
    },
  },
})
