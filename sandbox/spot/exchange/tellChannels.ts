import { type Account, balanceOf, type FundsCause, newId, type SpotEvent } from 'exchange-docs/kernel/spot'
import type { Apis } from '../../types.ts'
import { tellBook } from './bookMessages.ts'
import { publishCandles } from './candleRecords.ts'
import { tellOrder } from './orderRecords.ts'
import type { Emitting } from './push.ts'
import { rules } from './rules.ts'
import type { SandboxState } from './sandboxState.ts'
import { balanceText } from './texts.ts'
import { publishTicker } from './ticker.ts'
import { tellTrade } from './trades.ts'

type BalanceEvent = Apis['spot']['channels']['balances']['received']['data'][number]['eventType']

/** Names that the channel `balances` has for causes of a change. */
const balanceEvents: Readonly<Record<FundsCause, BalanceEvent>> = {
  'order placed': 'place_order',
  trade: 'match_order',
  'order cancelled': 'canceled_order',
  deposit: 'deposit',
  withdrawal: 'withdraw',
  'transfer in': 'transfer_in',
  'transfer out': 'transfer_out',
}

interface Telling extends Emitting {
  readonly state: SandboxState
}

/** Pushes an event to its channels. */
export function tellChannels(exchange: Telling, event: SpotEvent): void {
  if (event.kind === 'order') tellOrder(exchange, event)
  else if (event.kind === 'balance') tellBalance(exchange, event.account, event)
  else if (event.kind === 'trade') tellTrade(exchange, event.market, event.trade)
  else if (event.kind === 'book') tellBook(exchange, event.market, event.changed)
  else {
    publishTicker(exchange, event.market)
    publishCandles(exchange, event.market)
  }
}

function tellBalance(
  { state, now, emit }: Telling,
  account: Account,
  { currency, cause }: { readonly currency: string; readonly cause: FundsCause },
): void {
  const { available, hold } = balanceOf(account, currency)
  const record = {
    changeTime: now,
    accountId: account.accountId,
    accountType: 'SPOT',
    eventType: balanceEvents[cause],
    available: balanceText(available),
    currency,
    id: BigInt(newId({ state, rules })),
    userId: userIdOf(state, account),
    hold: balanceText(hold),
    ts: now,
  }
  emit({ channel: 'balances', key: account.key ?? '', message: { channel: 'balances', data: [record] } })
}

const firstUserId = 40816

/** Users have numbers in the order of their first request. */
function userIdOf({ accountsByKey }: SandboxState, { accountId }: Account): number {
  return firstUserId + Object.values(accountsByKey).indexOf(accountId)
}
