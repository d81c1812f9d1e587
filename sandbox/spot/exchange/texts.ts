import { atScale, type Decimal, isZero } from 'exchange-docs/kernel'

/** A balance, which may have any number of decimals. */
export function balanceText(balance: Decimal): Decimal {
  return atScale(balance, 2)
}

/** A number of the orders channel, which writes `0` where there is nothing. */
export function orZero(value: Decimal, text: (value: Decimal) => Decimal): Decimal {
  return isZero(value) ? '0' : text(value)
}
