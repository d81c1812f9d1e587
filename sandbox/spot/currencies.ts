import type { SpotHandler } from './call.ts'
import { currenciesWithNetworks, currencyEntries } from './exchange/currencies.ts'
import { Refusal } from './exchange/refusal.ts'

/** `getCurrencies`: every currency; on request, also an entry for each of several chains. */
export const getCurrencies: SpotHandler<'getCurrencies'> = ({ parameters: { includeMultiChainCurrencies = false } }) =>
  currencyEntries()
    .filter(({ chains }) => includeMultiChainCurrencies || !chains.isChildChain)
    .map(({ code, details, chains }) => ({ [code]: includeMultiChainCurrencies ? { ...details, ...chains } : details }))

/** `getCurrency`: one currency. */
export const getCurrency: SpotHandler<'getCurrency'> = (request, call) => {
  const { currency } = request.parameters
  const found = getCurrencies(request, call).find((entry) => Object.hasOwn(entry, currency))
  if (!found) throw new Refusal(21102)
  return found
}

/** `getCurrenciesV2`: every currency with its networks. */
export const getCurrenciesV2: SpotHandler<'getCurrenciesV2'> = () => currenciesWithNetworks()

/** `getCurrencyV2`: one currency with its networks. */
export const getCurrencyV2: SpotHandler<'getCurrencyV2'> = ({ parameters: { currency } }) => {
  const found = currenciesWithNetworks().find(({ coin }) => coin === currency)
  if (!found) throw new Refusal(21102)
  return found
}
