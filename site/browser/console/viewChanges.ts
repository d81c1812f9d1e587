import type { MockView, ViewedBalance, ViewedOrder, ViewedPosition } from '../../../generator/contract/mockView.ts'
import { exactChange } from './exactChange.ts'

/** A change of an account by a call. */
export type ViewChange =
  | { readonly kind: 'order'; readonly order: ViewedOrder; readonly isExample: boolean }
  | BalanceChange
  | { readonly kind: 'loss'; readonly symbol: string; readonly amount: string; readonly currency: string }
  | PositionChange

type Funds = Pick<ViewedBalance, 'available' | 'held'>

interface BalanceChange extends Pick<ViewedBalance, 'account' | 'currency'>, Pick<MockView, 'texts'> {
  readonly kind: 'balance'
  readonly before: Funds
  readonly after: Funds
}

interface PositionChange extends Pick<ViewedPosition, 'account' | 'symbol' | 'side' | 'marginMode'> {
  readonly kind: 'position'
  readonly move: 'opened' | 'changed' | 'closed' | 'liquidated'
  /** Sizes. */
  readonly before: string
  readonly after: string
}

/** Differences of a view from an earlier one: orders, positions, losses by liquidation, balances. */
export function viewChanges(before: MockView, after: MockView): ViewChange[] {
  const orders = after.orders.filter((order) => {
    const known = before.orders.find(({ id }) => id === order.id)
    const isSame = known?.state === order.state && known.filled === order.filled && known.size === order.size
    return !isSame || isNewExample(order, before)
  })
  const positions = positionChanges(before, after, orders)
  return [
    ...orders.map((order) => ({ kind: 'order', order, isExample: isNewExample(order, before) }) as const),
    ...positions,
    ...losses(before, after),
    ...balanceChanges(before, after),
  ]
}

/** Whether the mock placed an order for this call, because the call names the order of an example. */
function isNewExample({ id, placedForExample }: ViewedOrder, before: MockView): boolean {
  const known = before.orders.find((own) => own.id === id)
  return placedForExample !== undefined && known?.placedForExample !== placedForExample
}

/** Balances that a call changed. Prices are no change by a call, nor is an account that no call has opened. */
function balanceChanges(before: MockView, { balances, texts }: MockView): BalanceChange[] {
  return balances.flatMap((own): BalanceChange[] => {
    const { account, currency, available, held } = own
    const looked = before.balances.find((each) => each.account === account && each.currency === currency)
    const known = looked?.isUnopened && own.opening ? { ...looked, settled: own.opening } : looked
    if (own.isUnopened || isSame(own.settled ?? own, known?.settled ?? known)) return []
    const was = known ? atPrices(known, own) : { available: '0', held: '0' }
    return [
      { kind: 'balance', account, currency, before: was, after: { available, held }, ...(texts ? { texts } : {}) },
    ]
  })
}

function isSame(own: Funds, before: Funds | undefined): boolean {
  return own.available === before?.available && own.held === before.held
}

/** Earlier funds at the prices of now: prices that moved meanwhile are no change by the call. */
function atPrices({ available, held, settled: was }: ViewedBalance, after: ViewedBalance): Funds {
  const { settled: is } = after
  if (!was || !is) return { available, held }
  return {
    available: exactChange(after.available, was.available, is.available),
    held: exactChange(after.held, was.held, is.held),
  }
}

/** Losses of positions that the exchange took over, by their bills. */
function losses(before: MockView, after: MockView): ViewChange[] {
  const known = new Set(before.bills.map(({ id }) => id))
  return after.bills.flatMap(({ id, isLiquidation, symbol = '', amount, currency }): ViewChange[] =>
    isLiquidation && !known.has(id) && amount.startsWith('-')
      ? [{ kind: 'loss', symbol, amount: amount.slice(1), currency }]
      : [],
  )
}

/** Several positions of one market may be open at once: one of each side and margin mode. */
function positionChanges(before: MockView, after: MockView, orders: readonly ViewedOrder[]): PositionChange[] {
  const keyOf = ({ account, symbol, side, marginMode }: ViewedPosition) => [account, symbol, side, marginMode].join()
  const sizeIn = ({ positions }: MockView, position: ViewedPosition) =>
    positions.find((own) => keyOf(own) === keyOf(position))?.size ?? '0'
  const gone = before.positions.filter((own) => sizeIn(after, own) === '0')
  return [...after.positions, ...gone].flatMap((own): PositionChange[] => {
    const { account, symbol, side, marginMode } = own
    const mode = marginMode === undefined ? {} : { marginMode }
    const [was, is] = [sizeIn(before, own), sizeIn(after, own)]
    const isTaken = orders.some((order) => order.isLiquidation && closes(order, own))
    const ended = isTaken ? 'liquidated' : 'closed'
    const move = was === '0' ? 'opened' : is === '0' ? ended : 'changed'
    return was === is ? [] : [{ kind: 'position', move, account, symbol, side, ...mode, before: was, after: is }]
  })
}

function closes(order: ViewedOrder, { symbol, side, marginMode }: ViewedPosition): boolean {
  const isOfMode = order.marginMode === undefined || order.marginMode === marginMode
  return order.symbol === symbol && isOfMode && order.side === (side === 'long' ? 'sell' : 'buy')
}
