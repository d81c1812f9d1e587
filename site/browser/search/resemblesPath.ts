/** Words of Latin letters and digits that are long enough to be compared, in the singular. */
function wordsOf(text: string): string[] {
  const parts = text.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
  return (parts.match(/[a-z\d]{3,}/g) ?? []).map((word) => word.replace(/(?<=[^s])s$/, ''))
}

/** Whether two parts of addresses have the same words: `orders` and `order`. */
export function isSpelledLike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  if (one === other || words.length === 0) return one === other
  return words.length === others.length && words.every((word, at) => isNear(word, others[at] ?? ''))
}

/** Words of addresses that name nothing. */
const empty = new Set(['page', 'index', 'home', 'doc', 'such', 'the'])

/**
 * Whether a page's path has most words of a wrong address, each with at most one letter in four wrong or two words in one, or
 * its last segment is the beginning of the address: `error` of `error-code`.
 */
export function resemblesPath(address: string, path: string): boolean {
  const words = wordsOf(address)
  if (words.length === 0) return true
  const asked = words.filter((word) => !empty.has(word))
  const there = wordsOf(path)
  const joined = there.flatMap((_, at) => [there.slice(at, at + 2).join(''), there.slice(at, at + 3).join('')])
  const found = asked.filter((word) => [...there, ...joined].some((other) => isNear(word, other)))
  return found.length > asked.length / 2 || isBeginning(lastSegment(path), asked)
}

function lastSegment(path: string): string[] {
  const [page = ''] = path.split('#')
  return wordsOf(page.split('/').findLast((segment) => segment !== '') ?? '')
}

/** Whether words are at least half of others, and their first ones. */
function isBeginning(words: readonly string[], whole: readonly string[]): boolean {
  return words.length > 0 && words.length * 2 >= whole.length && words.every((word, at) => word === whole[at])
}

/** Whether at most one letter in four is wrong. */
function isNear(word: string, other: string): boolean {
  return distance(word, other) <= word.length / 4
}

/** Letters to change, add or leave out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let place = 1; place <= other.length; place += 1) {
      const changed = (row[place - 1] ?? 0) + (letter === other[place - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
