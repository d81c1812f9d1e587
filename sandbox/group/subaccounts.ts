import { add, subtract } from 'exchange-docs/kernel'
import { accountFigures, accountOfKey as futuresAccountOfKey } from '../futures/index.ts'
import { balanceText } from '../spot/index.ts'
import type { SpotSubaccountBalances } from '../types.ts'
import type { GroupCall, GroupHandler } from './call.ts'
import { groupOf, groupOfPrimary, type Member, memberWith } from './members.ts'

/** `getSubaccounts`: the accounts of the caller's group. */
export const getSubaccounts: GroupHandler<'getSubaccounts'> = (_, { spot }) =>
  groupOf(spot).map(({ id, name, isPrimary }) => ({
    ...{ accountId: id, accountName: name, accountState: 'ACTIVE', isPrimary },
  }))

/** `getSubaccountBalances`: both accounts of every key of the group. */
export const getSubaccountBalances: GroupHandler<'getSubaccountBalances'> = (_, call) =>
  groupOfPrimary(call.spot).flatMap((member) => balancesOf(call, member))

/** `getSubaccountBalancesById`: both accounts of one key of the group. */
export const getSubaccountBalancesById: GroupHandler<'getSubaccountBalancesById'> = ({ parameters: { id } }, call) =>
  balancesOf(call, memberWith(groupOfPrimary(call.spot), id, 21600))

function balancesOf(call: GroupCall, { id, name, isPrimary, key, account }: Member): SpotSubaccountBalances[] {
  const common = { accountId: id, accountName: name, isPrimary }
  const spot = Object.entries(account.balances).map(([currency, { available, hold }]) => ({
    ...{ currency, available: balanceText(available), hold: balanceText(hold), maxAvailable: balanceText(available) },
  }))
  return [
    { ...common, accountType: 'SPOT', balances: spot },
    { ...common, accountType: 'FUTURES', balances: [futuresBalance(call, key)] },
  ]
}

function futuresBalance({ futures }: GroupCall, key: string) {
  const account = futuresAccountOfKey(futures, key)
  const figures = accountFigures(futures, account)
  const cross = Object.entries(account.positions).filter(([, { marginMode }]) => marginMode === 'CROSS')
  const crossMargin = cross.map(([name]) => figures.positions.get(name)?.initialMargin ?? '0').reduce(add, '0')
  const positionMargin = add(crossMargin, figures.isolatedMargin)
  const orderMargin = add(subtract(figures.crossInitialMargin, crossMargin), figures.isolatedHold)
  const marginBalance = add(account.wallet, figures.isolatedMargin)
  const realised = account.bills
    .filter(({ type }) => type === 'profit' || type === 'liquidation')
    .map(({ amount }) => amount)
  return {
    currency: 'USDT',
    accountEquity: figures.equity,
    unrealisedPNL: add(figures.crossProfit, figures.isolatedProfit),
    marginBalance,
    positionMargin,
    orderMargin,
    frozenFunds: '0',
    availableBalance: subtract(subtract(marginBalance, positionMargin), orderMargin),
    pnl: realised.reduce(add, '0'),
  }
}
