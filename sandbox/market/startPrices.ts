/** Index prices at the start: those of the examples of futures, which take no price far from it. */
export const startPrices = { BTC: '97260.5', ETH: '3418.02' } as const
