import { append } from '../../contract/groups.ts'
import { factor } from '../query/weights.ts'
import { createPhrases, type PackedPhrases } from './phrases.ts'

interface AskedPhrase {
  readonly at: number
  readonly units: readonly string[]
}

interface AskedPhrases {
  /** Takes the phrases of a record, once the record is known. */
  readonly add: (at: number) => void
  /** Records with a phrase like the query, each with the likeness of its best phrase: 1 for all words of both. */
  readonly find: (query: string) => ReadonlyMap<number, number>
}

/**
 * Compares a query with the phrases that readers ask of records. Likeness is the share of the phrase in the query times the
 * share of the query in the phrase. A word counts by its rarity in phrases, a word of no phrase as a rare one.
 */
export function createAskedPhrases(packed: PackedPhrases, synonyms: readonly (readonly string[])[]): AskedPhrases {
  const { wordsOf } = createPhrases(synonyms)
  const phrasesOf = new Map(packed)
  let count = 0
  const byUnit = new Map<string, AskedPhrase[]>()

  function weightOf(unit: string): number {
    const rarity = Math.log(1 + count / (byUnit.get(unit)?.length ?? 1))
    return isHan.test(unit) ? rarity * factor.hanUnit : rarity
  }

  return {
    add(at) {
      for (const phrase of phrasesOf.get(at)?.split(',') ?? []) {
        const asked = { at, units: unitsOf(phrase.split(' ')) }
        count += 1
        for (const unit of asked.units) append(byUnit, unit, asked)
      }
    },
    find(query) {
      const units = unitsOf(wordsOf(query))
      const shared = new Map<AskedPhrase, number>()
      for (const unit of units) {
        const weight = weightOf(unit)
        for (const phrase of byUnit.get(unit) ?? []) shared.set(phrase, (shared.get(phrase) ?? 0) + weight)
      }
      const whole = sumOf(units.map(weightOf))
      const found = new Map<number, number>()
      for (const [{ at, units: own }, weight] of shared) {
        const likeness = weight ** 2 / (whole * sumOf(own.map(weightOf)))
        if (likeness >= factor.leastLikeness) found.set(at, Math.max(found.get(at) ?? 0, likeness))
      }
      return found
    },
  }
}

const isHan = /^\p{Script=Han}/u

/** English words, and the characters and pairs of characters of Chinese, which no two segmenters cut differently. */
function unitsOf(words: readonly string[]): string[] {
  const units = words.flatMap((word) => {
    if (!isHan.test(word)) return [word]
    const characters = [...word]
    return [...characters, ...characters.slice(1).map((character, at) => `${characters[at]}${character}`)]
  })
  return [...new Set(units)]
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
