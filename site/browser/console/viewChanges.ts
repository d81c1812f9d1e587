import type { MockView, ViewedBalance, ViewedOrder, ViewedPosition } from '../../../generator/contract/mockView.ts'
import { exactChange } from './exactChange.ts'

/** A change of an account by a call. */
export type ViewChange =
  | { readonly kind: 'order'; readonly order: ViewedOrder; readonly isExample: boolean }
  | { readonly kind: 'balance'; readonly before: string; readonly after: ViewedBalance }
  | { readonly kind: 'loss'; readonly symbol: string; readonly amount: string; readonly currency: string }
  | PositionChange

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
  const balances = after.balances.flatMap((own): ViewChange[] => {
    const known = before.balances.find((each) => each.account === own.account && each.currency === own.currency)
    if (isSame(own, known)) return []
    return [{ kind: 'balance', before: known ? availableBefore(known, own) : '0', after: own }]
  })
  return [
    ...orders.map((order) => ({ kind: 'order', order, isExample: isNewExample(order, before) }) as const),
    ...positions,
    ...losses(before, after),
    ...balances,
  ]
}

/** Whether the mock placed an order for this call, because the call names the order of an example. */
function isNewExample({ id, placedForExample }: ViewedOrder, before: MockView): boolean {
  const known = before.orders.find((own) => own.id === id)
  return placedForExample !== undefined && known?.placedForExample !== placedForExample
}

/** Whether a balance is as before. Prices are no change by a call. */
function isSame(own: ViewedBalance, before: ViewedBalance | undefined): boolean {
  if (!before) return false
  if (own.settled !== undefined) return before.settled === own.settled
  return before.available === own.available && before.held === own.held
}

/** The earlier balance at the prices of now: prices that moved meanwhile are no change by the call. */
function availableBefore(before: ViewedBalance, after: ViewedBalance): string {
  if (!before.settled || !after.settled) return before.available
  return exactChange(after.available, before.settled, after.settled)
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
