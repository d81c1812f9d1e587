/** Index prices at the start, from the examples of futures: their orders are refused far from these. */
export const startPrices = { BTC: '97260.5', ETH: '3418.02' } as const
