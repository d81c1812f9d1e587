import { atScale, type Decimal, isZero } from 'exchange-docs/kernel'
import type { Market } from './state.ts'

type Scaled = Pick<Market, 'definition'>

/** A price with the decimals of its market. */
export function priceText({ definition }: Scaled, price: Decimal): Decimal {
  return atScale(price, definition.symbolTradeLimit.priceScale)
}

/** A quantity with the decimals of its market. */
export function quantityText({ definition }: Scaled, quantity: Decimal): Decimal {
  return atScale(quantity, definition.symbolTradeLimit.quantityScale)
}

/** An amount with the decimals of its market; price times quantity may have more. */
export function amountText({ definition }: Scaled, amount: Decimal): Decimal {
  return atScale(amount, definition.symbolTradeLimit.amountScale)
}

/** A balance, which may have any number of decimals. */
export function balanceText(balance: Decimal): Decimal {
  return atScale(balance, 2)
}

/** A number of the orders channel, which writes `0` where there is nothing. */
export function orZero(value: Decimal, text: (value: Decimal) => Decimal): Decimal {
  return isZero(value) ? '0' : text(value)
}
