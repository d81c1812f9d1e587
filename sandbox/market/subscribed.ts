/** A frame that opens a channel. */
export interface SubscribeFrame {
  readonly symbols?: readonly string[] | undefined
  readonly depth?: number | undefined
}

interface Markets<Market> {
  readonly state: { readonly markets: Readonly<Record<string, Market>> }
}

/** Whether a frame names symbols, and all of them are unknown. */
export function namesNoMarket(frame: object, markets: Markets<unknown>): boolean {
  const symbols: unknown = 'symbols' in frame ? frame.symbols : undefined
  return Array.isArray(symbols) && subscribed({ symbols: symbols.map(String) }, markets).length === 0
}

/** The markets that a frame names, in any letter case, or all of them. */
export function subscribed<Market>({ symbols = [] }: SubscribeFrame, { state }: Markets<Market>): Market[] {
  const names = symbols.map((symbol) => symbol.toUpperCase())
  return Object.entries(state.markets).flatMap(([symbol, market]) =>
    names.includes('ALL') || names.includes(symbol) ? [market] : [],
  )
}
