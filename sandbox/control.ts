import { ownEntry, Refused, shiftPrice } from 'exchange-docs/kernel'
import type { MockAccountChange, MockPriceChange } from 'exchange-docs/mock'
import { endAction, resetFuturesAccount } from './futures/index.ts'
import { futuresCall } from './futuresMock.ts'
import { refusable } from './played.ts'
import { depositFunds, resetSpotAccount } from './spot/index.ts'
import { spotCall } from './spotMock.ts'
import type { Context } from './state.ts'

/** `/_mock/price`: shifts the index price of a market's currency, for spot and futures; thins or halts one market. */
export function controlPrice(change: MockPriceChange | undefined, context: Context): object {
  const { spot, futures } = context.state
  spotCall(context)
  futuresCall(context)
  return refusable(() => {
    if (change) changeMarket(change, context)
    return {
      markets: [...Object.values(spot.markets).map(spotMarket), ...Object.values(futures.markets).map(contract)],
    }
  })
}

function changeMarket({ symbol, thin, halt, ...price }: MockPriceChange, { state, now }: Context): void {
  const { spot, futures } = state
  const [own, future] = [ownEntry(spot.markets, symbol), ownEntry(futures.markets, symbol)]
  const currency = own?.base ?? future?.currency
  const quotes = (own ?? future)?.quotes
  if (currency === undefined || !quotes) throw new Refused(400, `There is no market "${symbol}".`)
  for (const { course } of [spot, futures]) shiftPrice(course, currency, price, now)
  if (thin !== undefined) quotes.thin = thin
  if (halt === undefined) return
  if (own) own.mode = halt ? 'halted' : 'open'
  if (future) future.isOpen = !halt
}

type Markets<Name extends 'spot' | 'futures'> = Context['state'][Name]['markets'][string]

function spotMarket({ symbol, mode, quotes: { reference, thin = 1 } }: Markets<'spot'>) {
  return { symbol, price: reference, thin, isHalted: mode === 'halted' }
}

function contract({ symbol, isOpen, index, quotes: { thin = 1 } }: Markets<'futures'>) {
  return { symbol, price: index, thin, isHalted: !isOpen }
}

/** `/_mock/accounts`: opens the accounts of a key anew, or gives them funds. */
export function controlAccounts(change: MockAccountChange | undefined, context: Context): object {
  return refusable(() => {
    if (change) changeAccount(change, context)
    const { spot, futures } = context.state
    const keys = new Set([...Object.keys(spot.accountsByKey), ...Object.keys(futures.accountsByKey)])
    return {
      accounts: [...keys].map((key) => ({
        key: key.slice('key:'.length),
        spot: spot.accounts[spot.accountsByKey[key] ?? '']?.balances ?? null,
        futures: futures.accounts[futures.accountsByKey[key] ?? '']?.wallet ?? null,
      })),
    }
  })
}

function changeAccount({ key, reset, deposit }: MockAccountChange, context: Context): void {
  const spot = spotCall(context)
  const futures = futuresCall(context)
  if (reset) {
    resetSpotAccount(spot, key)
    resetFuturesAccount(futures, key)
  }
  if (deposit) depositFunds(spot, key, { currency: 'USDT', ...deposit })
  endAction(futures)
}
