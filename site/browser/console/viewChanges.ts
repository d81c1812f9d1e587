import type { MockView, ViewedBalance, ViewedOrder, ViewedPosition } from '../../../generator/contract/mockView.ts'

/** A change of an account by a call. */
export type ViewChange =
  | { readonly kind: 'order'; readonly order: ViewedOrder }
  | { readonly kind: 'balance'; readonly before: string; readonly after: ViewedBalance }
  | PositionChange

interface PositionChange extends Pick<ViewedPosition, 'account' | 'symbol' | 'side' | 'marginMode'> {
  readonly kind: 'position'
  readonly move: 'opened' | 'changed' | 'closed' | 'liquidated'
  /** Sizes. */
  readonly before: string
  readonly after: string
}

/** Differences of a view from an earlier one: orders first, then positions, then balances. */
export function viewChanges(before: MockView, after: MockView): ViewChange[] {
  const orders = after.orders.filter((order) => {
    const known = before.orders.find(({ id }) => id === order.id)
    return known?.state !== order.state || known.filled !== order.filled || known.size !== order.size
  })
  const positions = positionChanges(before, after, orders)
  const changedAccounts = new Set([...orders, ...positions].map(({ account }) => account))
  const balances = after.balances.flatMap((own): ViewChange[] => {
    const known = before.balances.find((each) => each.account === own.account && each.currency === own.currency)
    const isSame = known?.available === own.available && known.held === own.held
    const isQuiet = own.movesByItself === true && !changedAccounts.has(own.account)
    return isSame || isQuiet ? [] : [{ kind: 'balance', before: known?.available ?? '0', after: own }]
  })
  return [...orders.map((order) => ({ kind: 'order', order }) as const), ...positions, ...balances]
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
