interface Cut {
  readonly cost: number
  readonly words: readonly string[]
}

const longest = 8
/** Cost of a single character: it has less meaning than a word, so two words are better than a word and a remainder. */
const costOfLone = 2

/**
 * Words that a run of Chinese consists of, as few as possible, where the dictionary of the platform knows none: 子账号余额 is
 * 子账号, 余额 in a trade that has both. A character between known words is a word by itself.
 */
export function splitHan(run: string, isKnown: (word: string) => boolean): readonly string[] {
  const characters = [...run]
  const best: Cut[] = [{ cost: 0, words: [] }]
  for (let end = 1; end <= characters.length; end += 1) {
    const cuts: Cut[] = []
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const before = best[start]
      const word = characters.slice(start, end).join('')
      const isLone = end - start === 1
      if (before && (isLone || isKnown(word))) {
        cuts.push({ cost: before.cost + (isLone ? costOfLone : 1), words: [...before.words, word] })
      }
    }
    best[end] = cuts.reduce((one, other) => (other.cost < one.cost ? other : one))
  }
  const words = best[characters.length]?.words ?? []
  return words.some((word) => [...word].length > 1) ? words : [run]
}
