import { BigNumber } from 'bignumber.js'

/** A number as text, exact and without an exponent. Results have no zeros at the end of their decimals. */
export type Decimal = string

const Exact = BigNumber.clone({ EXPONENTIAL_AT: 1e9, ROUNDING_MODE: BigNumber.ROUND_DOWN })

/** Numbers read lately: the same prices and quantities come again and again. */
const lately = new Map<Decimal, BigNumber>()

function read(value: Decimal): BigNumber {
  const known = lately.get(value)
  if (known) return known
  const number = new Exact(value)
  if (lately.size >= 1000) lately.clear()
  lately.set(value, number)
  return number
}

/** Whether a text is a decimal number without sign and exponent, as requests must have them. */
export function isDecimal(text: unknown): text is Decimal {
  return typeof text === 'string' && text.length <= 60 && /^\d+(\.\d+)?$/.test(text)
}

/** The same number without zeros at the end of its decimals. */
export function plain(value: Decimal): Decimal {
  return read(value).toFixed()
}

/** The sum, exactly. */
export function add(a: Decimal, b: Decimal): Decimal {
  return read(a).plus(read(b)).toFixed()
}

/** The difference, exactly. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return read(a).minus(read(b)).toFixed()
}

/** The product, exactly. */
export function multiply(a: Decimal, b: Decimal | number): Decimal {
  return read(a)
    .times(typeof b === 'number' ? b : read(b))
    .toFixed()
}

/** The quotient, rounded towards zero to a number of decimals. */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  const quotient = read(a).dividedToIntegerBy(read(b).shiftedBy(-scale)).shiftedBy(-scale)
  return quotient.isZero() ? '0' : quotient.toFixed()
}

/** The smallest number above 0 with so many decimals. */
export function stepOf(scale: number): Decimal {
  return new Exact(1).shiftedBy(-scale).toFixed()
}

/** The number rounded towards zero to a multiple of a step. */
export function roundToStep(value: Decimal, step: Decimal): Decimal {
  return read(value).dividedToIntegerBy(read(step)).times(read(step)).toFixed()
}

/** Below, above or equal to 0 when the first number is below, above or equal to the second. */
export function compare(a: Decimal, b: Decimal): number {
  return a === b ? 0 : (read(a).comparedTo(read(b)) ?? Number.NaN)
}

/** The smaller of two numbers. */
export function smaller(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) <= 0 ? a : b
}

/** The larger of two numbers. */
export function larger(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) >= 0 ? a : b
}

/** Whether a number is 0. */
export function isZero(value: Decimal): boolean {
  return value === '0' || read(value).isZero()
}

/** Number of decimals, zeros at the end not counted. */
export function decimalsOf(value: Decimal): number {
  return read(value).decimalPlaces() ?? 0
}

/** The number with at least so many decimals; more where it has more, so that nothing is lost. */
export function atScale(value: Decimal, scale: number): Decimal {
  const exact = read(value)
  return exact.toFixed(Math.max(scale, exact.decimalPlaces() ?? 0))
}
