import type { SynonymTable } from '../index/synonyms.ts'
import { stemOf, type Vocabulary } from '../index/vocabulary.ts'
import type { QueryWord } from './queryWords.ts'
import type { Reading } from './reading.ts'
import { readingWeights } from './weights.ts'

const longestJoin = 4

/** Neighbouring words that texts write as one: `cl ord id` is `clordid`. */
export function joinedReadings(words: readonly QueryWord[], vocabulary: Vocabulary): Reading[] {
  const readings: Reading[] = []
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= Math.min(words.length, start + longestJoin); end += 1) {
      const span = words.slice(start, end)
      if (span.every(({ isNoise }) => isNoise)) continue
      const parts = span.map(({ text }) => text)
      // `times out` is a `timeout`.
      const forms = [parts.join(''), parts.map(stemOf).join('')]
      const term = forms.find(vocabulary.has)
      if (term !== undefined)
        readings.push({ start, end, terms: [{ term, lookup: 'exact' }], weight: readingWeights.joined })
    }
  }
  return readings
}

export function synonymReadings(words: readonly QueryWord[], synonyms: SynonymTable): Reading[] {
  const stems = words.map(({ text }) => stemOf(text))
  return synonyms.matches(stems).flatMap(({ start, end, others }) =>
    others.map((terms) => {
      const isSame = words[start]?.isHan === true && end === start + 1 && terms.length === 1
      return {
        ...{ start, end, isSame, weight: isSame ? readingWeights.same : readingWeights.synonym },
        terms: terms.map((term) => ({ term, lookup: 'exact' }) as const),
      }
    }),
  )
}
