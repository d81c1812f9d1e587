import { type SubscribeFrame, subscribed } from '../market/subscribed.ts'
import type { FuturesCall } from './call.ts'
import { bookMessage, bookSnapshot } from './exchange/bookMessages.ts'
import { definitionOf } from './exchange/definitions.ts'

/** First frames of `book_lv2`: a snapshot of each contract. */
export function openBookLv2(frame: SubscribeFrame, call: FuturesCall) {
  return subscribed(frame, call).map((market) => bookSnapshot(market, call.now))
}

/** First frames of `book`: the whole book of each contract, to the requested depth. */
export function openBook(frame: SubscribeFrame, call: FuturesCall) {
  return subscribed(frame, call).map((market) => bookMessage(market, frame.depth ?? 5, call.now))
}

/** First frame of `symbol`: the definitions of the contracts, which never change here. */
export function openSymbol(frame: SubscribeFrame, call: FuturesCall) {
  const data = subscribed(frame, call).map((market) => {
    const { symbol: s, visibleStartTime: visibleST, tradableStartTime: tradableST, ...rules } = definitionOf(market)
    return { s, visibleST, tradableST, ...rules, alias: '' } as const
  })
  return [{ channel: 'symbol', action: 'snapshot', data }] as const
}
