import { compare, type Decimal, isDecimal } from 'exchange-docs/kernel'

/** Where each slider runs; a figure beyond it may be typed, from `least` to `most`. */
export const ranges = {
  entry: { low: '80000', high: '115000', step: '10', most: '1000000' },
  mark: { low: '80000', high: '115000', step: '10', most: '1000000' },
  size: { low: '1', high: '500', step: '1', most: '20000' },
  leverage: { low: '1', high: '100', step: '1', most: '100' },
} as const

export const least = '1'

/** A figure as people type or paste it, where it is in its range. Its thousands may be apart. */
export function readFigure(text: string, name: keyof typeof ranges): Decimal | undefined {
  const isGrouped = /^\d{1,3}(?:[,，'\s]\d{3})+(?:\.\d+)?$/.test(text)
  const figure = isGrouped ? text.replace(/[^\d.]/g, '') : text
  const isTaken = isDecimal(figure) && compare(figure, least) >= 0 && compare(figure, ranges[name].most) <= 0
  return isTaken ? figure : undefined
}
