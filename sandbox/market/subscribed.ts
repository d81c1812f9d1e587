/** A frame that opens a channel. */
export interface SubscribeFrame {
  readonly symbols?: readonly string[] | undefined
  readonly depth?: number | undefined
}

interface Named {
  readonly definition: { readonly symbol: string }
}

/** The markets that a frame names, in any letter case, or all of them. */
export function subscribed<Market extends Named>(
  { symbols = [] }: SubscribeFrame,
  { state }: { readonly state: { readonly markets: Readonly<Record<string, Market>> } },
): Market[] {
  const names = symbols.map((symbol) => symbol.toUpperCase())
  return Object.values(state.markets).filter(
    ({ definition: { symbol } }) => names.includes('ALL') || names.includes(symbol),
  )
}
