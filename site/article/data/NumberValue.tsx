import type { Article } from '../articleContext.tsx'

/** A number as files write it, whose digits can be grouped. */
const plainNumber = /^-?\d+(?:\.(\d+))?$/

/** A number of a table, exactly as precise as the file has it, with its digits grouped; programs read it as it is. */
export function NumberValue({ value, words }: { readonly value: string | number; readonly words: Article['words'] }) {
  const text = decimalText(value)
  if (text === undefined) return value
  return <data value={text}>{groupedText(text, words)}</data>
}

/** The most decimals of a column's numbers. */
export function mostDecimals(values: readonly unknown[]): number {
  return Math.max(0, ...values.map(decimalsOf))
}

/** The missing decimals of a number in its column, as characters of the same width. */
export function lackingDecimals(value: unknown, decimals: number): string | undefined {
  const own = decimalsOf(value)
  if (own >= decimals) return undefined
  return `${own === 0 ? '.' : ''}${'0'.repeat(decimals - own)}`
}

function decimalsOf(value: unknown): number {
  return plainNumber.exec(decimalText(value) ?? '')?.[1]?.length ?? 0
}

/** Without an exponent, which JavaScript gives small numbers. */
function decimalText(value: unknown): string | undefined {
  if (typeof value === 'number') return value.toLocaleString('en', { maximumFractionDigits: 20, useGrouping: false })
  return typeof value === 'string' && plainNumber.test(value) ? value : undefined
}

/** The whole part in the groups of the language; the decimals as they are, which a number of JavaScript may not hold. */
function groupedText(text: string, { intl }: Article['words']): string {
  const [whole = '', decimals] = text.split('.')
  const grouped = intl.formatNumber(BigInt(whole))
  const sign = text.startsWith('-') && !grouped.startsWith('-') ? '-' : ''
  if (decimals === undefined) return sign + grouped
  const point = intl.formatNumberToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return `${sign}${grouped}${point}${decimals}`
}
