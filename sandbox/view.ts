import { type Book, type Decimal, isZero, known, ownEntry, type Side, toldLevels } from 'exchange-docs/kernel'
import type { MockView, ViewedLevel, ViewedOrder, ViewedPosition } from 'exchange-docs/mock'
import {
  billRecord,
  endAction,
  futuresAccount,
  futuresExampleIds,
  operations as futuresOperations,
  settledMargin,
} from './futures/index.ts'
import { futuresCall } from './futuresMock.ts'
import { spotAccount, spotExampleIds } from './spot/index.ts'
import { spotCall } from './spotMock.ts'
import type { Context } from './state.ts'
import type { V3FuturesPosition } from './types.ts'
import { viewTexts } from './viewTexts.ts'

/** Orders that are placed for requests which name them, as examples do. */
const exampleIds = new Set([...spotExampleIds, ...futuresExampleIds])

/** Orders that ended, and bills, that are shown. */
const lastShown = 20

/** View of a key's owner: its spot and futures accounts, and the books of all markets. It does not change the state. */
export function viewExchange(context: Context): MockView {
  const { account, state } = context
  const isUnopened = (name: 'spot' | 'futures') => ownEntry(state[name].accountsByKey, `key:${account}`) === undefined
  const unopened = new Set<string>((['spot', 'futures'] as const).filter(isUnopened))
  const view = viewAccounts(unopened.size === 0 ? context : copied(context))
  const balances = view.balances.map((own) => (unopened.has(own.account) ? { ...own, isUnopened: true as const } : own))
  return { ...view, balances }
}

/** A key that has not called yet has no account: it sees those that it will find. */
function copied(context: Context): Context {
  const state: Context['state'] = JSON.parse(JSON.stringify(context.state))
  return { ...context, state, emit: () => {} }
}

function viewAccounts(context: Context): MockView {
  const spot = spotCall(context)
  const futures = futuresCall(context)
  const [own, margin] = [spotAccount(spot), futuresAccount(futures)]
  const positions = futuresOperations.getFuturesPositions({ parameters: {}, body: null }, futures)
  const margins = futuresOperations.getFuturesBalance({ parameters: {}, body: null }, futures)
  const [total] = margins.details
  endAction(futures)
  const markets = [...Object.entries(spot.state.markets), ...Object.entries(futures.state.markets)]
  return {
    balances: [
      ...Object.entries(own.balances).map(([currency, { available, hold }]) => ({
        ...{ account: 'spot', currency, available, held: hold },
      })),
      ...(total
        ? [
            {
              account: 'futures',
              currency: total.ccy,
              available: margins.availMgn,
              held: total.im,
              settled: settledMargin(futures, margin),
              ...(margin.opening ? { opening: margin.opening } : {}),
            },
          ]
        : []),
    ],
    positions: positions.map(viewedPosition),
    orders: [...shownOrders('spot', own, spot.state.orders), ...shownOrders('futures', margin, futures.state.orders)],
    bills: margin.bills
      .slice(-lastShown)
      .reverse()
      .map(billRecord)
      .map(({ id, cTime, type, symbol, sz, ccy }) => ({
        ...{ id, time: Number(cTime), kind: type, symbol, amount: sz, currency: ccy },
        ...(type === 'LIQ_PNL' ? { isLiquidation: true as const } : {}),
      })),
    books: markets.map(([symbol, { book }]) => ({ symbol, ...viewedLevels(book) })),
    texts: viewTexts,
  }
}

function viewedLevels(book: Book): { readonly bids: readonly ViewedLevel[]; readonly asks: readonly ViewedLevel[] } {
  const { bids, asks } = toldLevels(book)
  return { bids, asks }
}

function viewedPosition(position: V3FuturesPosition): ViewedPosition {
  const { symbol, side, mgnMode, qty, openAvgPx, markPx, liqPx, mgn, upl } = position
  return {
    ...{
      account: 'futures',
      symbol,
      side: side === 'BUY' ? 'long' : 'short',
      marginMode: viewedMode(mgnMode),
      size: qty,
      entryPrice: openAvgPx,
      markPrice: markPx,
    },
    ...(liqPx === '0' ? {} : { liquidationPrice: liqPx }),
    ...{ margin: mgn, profit: upl },
  }
}

interface Order {
  readonly id: string
  readonly symbol: string
  readonly side: Side
  readonly price: Decimal
  readonly quantity: Decimal
  readonly filledQuantity: Decimal
  readonly state: string
  readonly createTime: number
  /** Missing on spot. */
  readonly source?: string
  readonly marginMode?: 'CROSS' | 'ISOLATED'
}

interface OrderOwner {
  readonly openOrders: readonly string[]
  readonly closedOrders: readonly string[]
}

/** The open orders, and the last closed ones. */
function shownOrders(
  account: 'spot' | 'futures',
  { openOrders, closedOrders }: OrderOwner,
  orders: Readonly<Record<string, Order>>,
): ViewedOrder[] {
  const ids = [...openOrders, ...closedOrders.slice(-lastShown)]
  return ids.map((id) => {
    const order = viewedOrder(known(orders, id))
    return { account, ...order, ...(order.state === 'open' ? { cancelCall: cancelCall(account, order) } : {}) }
  })
}

function cancelCall(account: 'spot' | 'futures', { id, symbol }: Pick<ViewedOrder, 'id' | 'symbol'>): string {
  return account === 'spot'
    ? `build=cancelOrder&api=spot&p.id=${id}`
    : `build=cancelFuturesOrder&api=v3-futures&b.symbol=${symbol}&b.ordId=${id}`
}

/** An order as a view shows it. A market purchase by amount states no quantity: its filled quantity stands for it. */
function viewedOrder({
  id,
  symbol,
  side,
  price,
  quantity,
  filledQuantity,
  state,
  source,
  marginMode,
  createTime,
}: Order): Omit<ViewedOrder, 'account'> {
  const isOpen = state === 'NEW' || state === 'PARTIALLY_FILLED'
  return {
    ...{ id, symbol, side: side === 'BUY' ? 'buy' : 'sell' },
    ...(isZero(price) ? {} : { price }),
    ...{ size: isZero(quantity) ? filledQuantity : quantity, filled: filledQuantity },
    state: isOpen ? 'open' : state === 'FILLED' ? 'filled' : 'cancelled',
    ...(exampleIds.has(id) ? { placedForExample: createTime } : {}),
    ...(source === 'LIQUIDATION' ? { isLiquidation: true } : {}),
    ...(marginMode === undefined ? {} : { marginMode: viewedMode(marginMode) }),
  }
}

function viewedMode(mode: 'CROSS' | 'ISOLATED'): 'cross' | 'isolated' {
  return mode === 'CROSS' ? 'cross' : 'isolated'
}
