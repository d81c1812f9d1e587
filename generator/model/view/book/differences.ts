import { type KeptLevel, priceKey } from './bookSide.ts'

/** The first level in which two sides differ, counted from 0. */
export function levelDiffersAt(
  one: readonly KeptLevel[],
  other: readonly KeptLevel[],
  isSameSize: (one: string, other: string) => boolean,
): number | undefined {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index).find((index) => {
    const [a, b] = [one[index], other[index]]
    return !a || !b || priceKey(a.price) !== priceKey(b.price) || !isSameSize(a.size, b.size)
  })
}

/** A level as messages name it. */
export function writtenLevel(level: KeptLevel | undefined): string {
  return level ? `${level.price} × ${level.size}` : 'nothing'
}

/** The first character in which two texts differ, counted from 0. */
export function textDiffersAt(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index += 1
  return index
}

/** Characters that are shown on each side of a difference. */
const shownLength = 20

/** Both texts around their first difference, quoted. */
export function around(one: string, other: string): readonly [string, string] {
  const at = textDiffersAt(one, other)
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - shownLength), at + shownLength))
  return [part(one), part(other)]
}
