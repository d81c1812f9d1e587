/** A number as text, exact and without an exponent. Results have no zeros at the end of their decimals. */
export type Decimal = string

/** A number as a count of units, each of them a 1 at the last decimal. */
interface Exact {
  readonly units: bigint
  readonly scale: number
}

function read(value: Decimal): Exact {
  const point = value.indexOf('.')
  if (point < 0) return { units: BigInt(value), scale: 0 }
  return { units: BigInt(value.slice(0, point) + value.slice(point + 1)), scale: value.length - point - 1 }
}

const powers: bigint[] = []

/** A power of ten. */
function power(exponent: number): bigint {
  powers[exponent] ??= 10n ** BigInt(exponent)
  return powers[exponent]
}

/** Two numbers as units of one scale: the larger of both. */
function aligned(a: Decimal, b: Decimal): readonly [a: bigint, b: bigint, scale: number] {
  const [left, right] = [read(a), read(b)]
  const missing = left.scale - right.scale
  if (missing === 0) return [left.units, right.units, left.scale]
  if (missing > 0) return [left.units, right.units * power(missing), left.scale]
  return [left.units * power(-missing), right.units, right.scale]
}

function write(units: bigint, scale: number): Decimal {
  const text = units.toString()
  if (scale === 0) return text
  const sign = units < 0n ? '-' : ''
  const digits = text.slice(sign.length).padStart(scale + 1, '0')
  const point = digits.length - scale
  let end = digits.length
  while (end > point && digits.charCodeAt(end - 1) === 48) end -= 1
  const whole = sign + digits.slice(0, point)
  if (end > point) return `${whole}.${digits.slice(point, end)}`
  return units === 0n ? '0' : whole
}

/** Whether a text is a decimal number without sign and exponent, as requests must have them. */
export function isDecimal(text: unknown): text is Decimal {
  return typeof text === 'string' && text.length <= 60 && /^\d+(\.\d+)?$/.test(text)
}

/** The same number without zeros at the end of its decimals. */
export function plain(value: Decimal): Decimal {
  const { units, scale } = read(value)
  return write(units, scale)
}

/** The sum, exactly. */
export function add(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = aligned(a, b)
  return write(left + right, scale)
}

/** The difference, exactly. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = aligned(a, b)
  return write(left - right, scale)
}

/** The product, exactly. */
export function multiply(a: Decimal, b: Decimal | number): Decimal {
  const [left, right] = [read(a), read(String(b))]
  return write(left.units * right.units, left.scale + right.scale)
}

/** The quotient, rounded towards zero to a number of decimals. */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  const [left, right] = aligned(a, b)
  return write((left * power(scale)) / right, scale)
}

/** The smallest number above 0 with so many decimals. */
export function stepOf(scale: number): Decimal {
  return write(1n, scale)
}

/** The number rounded towards zero to a multiple of a step. */
export function roundToStep(value: Decimal, step: Decimal): Decimal {
  const [units, stepUnits, scale] = aligned(value, step)
  return write(units - (units % stepUnits), scale)
}

/** Below, above or equal to 0 when the first number is below, above or equal to the second. */
export function compare(a: Decimal, b: Decimal): number {
  if (a === b) return 0
  const [left, right] = aligned(a, b)
  return left < right ? -1 : Number(left > right)
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
  return value === '0' || read(value).units === 0n
}

/** Number of decimals, zeros at the end not counted. */
export function decimalsOf(value: Decimal): number {
  const text = plain(value)
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
}

/** The number with at least so many decimals; more where it has more, so that nothing is lost. */
export function atScale(value: Decimal, scale: number): Decimal {
  const text = plain(value)
  const missing = scale - decimalsOf(text)
  if (missing <= 0) return text
  return (missing === scale ? `${text}.` : text) + '0'.repeat(missing)
}
