import { compare, type Decimal, isDecimal } from 'exchange-docs/kernel'
import { contract } from './example.ts'

const { maxPrice, maxMarketSize, leverage, tiers } = contract

/** Where each slider runs; a figure beyond it may be typed, from `least` to `most`. */
export const ranges = {
  entry: { low: '80000', high: '115000', step: '10', most: maxPrice },
  mark: { low: '80000', high: '115000', step: '10', most: maxPrice },
  size: { low: '1', high: '500', step: '1', most: tiers.at(-1)?.maxSize ?? maxMarketSize },
  leverage: { low: '1', high: '100', step: '1', most: tiers[0]?.maxLever ?? leverage },
} as const

export const least = '1'

/** A figure as people type or paste it, where it is in its range. Its thousands may be apart, its digits full-width. */
export function readFigure(typed: string, name: keyof typeof ranges): Decimal | undefined {
  const text = typed.replace(/[０-９．，]/g, (character) => character.normalize('NFKC'))
  const isGrouped = /^\d{1,3}(?:[,'\s]\d{3})+(?:\.\d+)?$/.test(text)
  const figure = isGrouped ? text.replace(/[^\d.]/g, '') : text
  const isTaken = isDecimal(figure) && compare(figure, least) >= 0 && compare(figure, ranges[name].most) <= 0
  return isTaken ? figure : undefined
}
