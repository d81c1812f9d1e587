import { atScale, type Decimal } from '../decimal.ts'
import type { Market } from './state.ts'

type Scaled = Pick<Market, 'limits'>

/** A price with the decimals of its market. */
export function priceText({ limits }: Scaled, price: Decimal): Decimal {
  return atScale(price, limits.priceScale)
}

/** A quantity with the decimals of its market. */
export function quantityText({ limits }: Scaled, quantity: Decimal): Decimal {
  return atScale(quantity, limits.quantityScale)
}

/** An amount with the decimals of its market; price times quantity may have more. */
export function amountText({ limits }: Scaled, amount: Decimal): Decimal {
  return atScale(amount, limits.amountScale)
}
