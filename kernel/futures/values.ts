import { type Decimal, divide, isZero, multiply } from '../decimal.ts'
import type { Side } from '../market/state.ts'
import type { Market } from './contract.ts'

/** Decimals of an amount that was divided. */
export const amountScale = 8

/** Value of contracts at a price, exact. */
export function contractValue(
  { contractValue: unit }: Pick<Market, 'contractValue'>,
  price: Decimal,
  quantity: Decimal,
): Decimal {
  return multiply(multiply(price, quantity), unit)
}

/** Average price of contracts with this value. */
export function averagePrice(
  { contractValue }: Pick<Market, 'contractValue'>,
  value: Decimal,
  quantity: Decimal,
): Decimal {
  return isZero(quantity) ? '0' : divide(value, multiply(quantity, contractValue), amountScale)
}

/** The side that closes a position. */
export function opposite(side: Side): Side {
  return side === 'BUY' ? 'SELL' : 'BUY'
}
