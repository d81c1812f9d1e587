import { type SubscribeFrame, subscribed } from '../market/subscribed.ts'
import type { SpotCall } from './call.ts'
import { bookMessage, bookSnapshot } from './exchange/bookMessages.ts'
import { currencyEntries } from './exchange/currencies.ts'
import { definitionOf } from './exchange/definitions.ts'

/** First frames of `book_lv2`: a snapshot of each symbol. */
export function openBookLv2(frame: SubscribeFrame, call: SpotCall) {
  return subscribed(frame, call).map((market) => bookSnapshot(market, call.now))
}

/** First frames of `book`: the whole book of each symbol, to the requested depth. */
export function openBook(frame: SubscribeFrame, call: SpotCall) {
  return subscribed(frame, call).map((market) => bookMessage(market, frame.depth ?? 5, call.now))
}

/** First frame of `symbols`: the definitions of the markets, which never change here. REST alone has their largest sizes. */
export function openSymbols(frame: SubscribeFrame, call: SpotCall) {
  const data = subscribed(frame, call).map((market) => {
    const definition = definitionOf(market)
    const { maxQuantity: _, maxAmount: __, ...symbolTradeLimit } = definition.symbolTradeLimit
    return { ...definition, symbolTradeLimit }
  })
  return [{ channel: 'symbols', action: 'snapshot', data }] as const
}

/** First frame of `currencies`: the currencies that it names, in any letter case, with their chains. They never change here. */
export function openCurrencies(frame: { readonly currencies: readonly string[] }) {
  const names = frame.currencies.map((name) => name.toUpperCase())
  const data = currencyEntries()
    .filter(({ code }) => names.includes('ALL') || names.includes(code))
    .map(({ code: currency, details, chains }) => {
      const { walletDepositState: _, walletWithdrawalState: __, ...pushed } = details
      return { currency, ...pushed, ...chains }
    })
  return [{ channel: 'currencies', action: 'snapshot', data }] as const
}

/** A frame of `exchange`: whether the platform is in maintenance. It is never in post-only mode here. */
export function exchangeMode(action: 'snapshot' | 'update', isInMaintenance: boolean) {
  return { channel: 'exchange', action, data: [{ MM: isInMaintenance ? 'ON' : 'OFF', POM: 'OFF' }] } as const
}
