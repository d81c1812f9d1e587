import type { SpotRequest } from './call.ts'
import { currenciesWithNetworks, currencyEntries } from './exchange/currencies.ts'
import { Refusal } from './exchange/refusal.ts'

interface WithChains {
  readonly includeMultiChainCurrencies?: boolean
}

/** `getCurrencies`: every currency; on request, also an entry for each of several chains. */
export function getCurrencies({ parameters: { includeMultiChainCurrencies = false } }: SpotRequest<WithChains>) {
  return currencyEntries()
    .filter(({ chains }) => includeMultiChainCurrencies || !chains.isChildChain)
    .map(({ code, details, chains }) => ({ [code]: includeMultiChainCurrencies ? { ...details, ...chains } : details }))
}

/** `getCurrency`: one currency. */
export function getCurrency(request: SpotRequest<WithChains & { readonly currency: string }>) {
  const { currency } = request.parameters
  const found = getCurrencies(request).find((entry) => Object.hasOwn(entry, currency))
  if (!found) throw new Refusal(21102)
  return found
}

/** `getCurrenciesV2`: every currency with its networks. */
export function getCurrenciesV2() {
  return currenciesWithNetworks()
}

/** `getCurrencyV2`: one currency with its networks. */
export function getCurrencyV2({ parameters: { currency } }: SpotRequest<{ readonly currency: string }>) {
  const found = currenciesWithNetworks().find(({ coin }) => coin === currency)
  if (!found) throw new Refusal(21102)
  return found
}
