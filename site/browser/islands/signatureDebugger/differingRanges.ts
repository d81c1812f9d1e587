/** A part of a text, the end not included; empty where the other text holds more. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Longer texts are compared by their common beginning and end alone. */
const longest = 2000

/** The parts of two texts that the other does not have, in pairs: as few characters as possible. */
export function differingRanges(a: string, b: string): readonly { readonly a: Range; readonly b: Range }[] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left === '' && right === '') return []
  const isShort = left.length <= longest && right.length <= longest
  const kept = isShort ? commonCharacters(left, right) : []
  const ranges: { a: Range; b: Range }[] = []
  let [nextA, nextB] = [0, 0]
  for (const [atA, atB] of [...kept, [left.length, right.length] as const]) {
    if (atA > nextA || atB > nextB) {
      ranges.push({
        a: { start: start + nextA, end: start + atA },
        b: { start: start + nextB, end: start + atB },
      })
    }
    nextA = atA + 1
    nextB = atB + 1
  }
  return ranges
}

/** Where the characters of the longest common subsequence stand in both texts. */
function commonCharacters(a: string, b: string): (readonly [number, number])[] {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  const common: (readonly [number, number])[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      common.push([i, j])
      i += 1
      j += 1
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  }
  return common
}
