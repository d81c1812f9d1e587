import type { Vocabulary } from './vocabulary.ts'

const shortest = 3
const longest = 40

/** Known words that a word consists of: `orderbook` is `order`, `book`. Empty for any other word. */
export function splitWord(word: string, vocabulary: Vocabulary): readonly string[] {
  if (word.length < shortest * 2 || word.length > longest || !/^[a-z]+$/.test(word)) return []
  const best: (readonly string[] | undefined)[] = [[]]
  for (let end = shortest; end <= word.length; end += 1) {
    for (let start = 0; start <= end - shortest; start += 1) {
      const before = best[start]
      const part = word.slice(start, end)
      if (!before || !vocabulary.has(part)) continue
      const found = best[end]
      const isItself = start === 0 && end === word.length
      if (!isItself && (!found || before.length + 1 < found.length)) best[end] = [...before, part]
    }
  }
  return best[word.length] ?? []
}
