/** A part of a text, the end not included; empty where the other text holds more. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** With more tokens, texts are compared by their common beginning and end alone. */
const longest = 1000
/** A name, a value, or one sign between them: a mark around half a word is hard to read. */
const token = /[\p{L}\p{N}._-]+|./gsu

/** The parts of two texts that the other does not have, in pairs: as few words and signs as possible. */
export function differingRanges(a: string, b: string): readonly { readonly a: Range; readonly b: Range }[] {
  const [own, other] = [a.match(token) ?? [], b.match(token) ?? []]
  const [startsA, startsB] = [startsOf(own), startsOf(other)]
  let start = 0
  while (start < own.length && start < other.length && own[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(own.length, other.length) - start && own.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [own.slice(start, own.length - end), other.slice(start, other.length - end)]
  const kept = Math.max(left.length, right.length) <= longest ? commonTokens(left, right) : []
  const ranges: { a: Range; b: Range }[] = []
  let [nextA, nextB] = [0, 0]
  for (const [atA, atB] of [...kept, [left.length, right.length] as const]) {
    if (atA > nextA || atB > nextB) {
      ranges.push({
        a: { start: startsA[start + nextA] ?? 0, end: startsA[start + atA] ?? 0 },
        b: { start: startsB[start + nextB] ?? 0, end: startsB[start + atB] ?? 0 },
      })
    }
    nextA = atA + 1
    nextB = atB + 1
  }
  return ranges
}

/** Where each token begins in its text, and where the last one ends. */
function startsOf(tokens: readonly string[]): number[] {
  const starts = [0]
  for (const { length } of tokens) starts.push((starts.at(-1) ?? 0) + length)
  return starts
}

/** Where the tokens of the longest common subsequence stand in both lists. */
function commonTokens(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
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
