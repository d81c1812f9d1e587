import type { Catalogue } from '../index/catalogue.ts'
import type { Named } from '../index/names.ts'
import { isStopWord } from '../index/stopWords.ts'
import { stemOf } from '../index/vocabulary.ts'
import type { Query } from './readQuery.ts'
import { readingWeights } from './weights.ts'

/** Pages and entries that each word names. A word in names of pages alone gets the best score of all words. */
export function namesOf(
  { words, readings, silent }: Query,
  best: Float64Array,
  { namedBy, isPageWord }: Catalogue,
): readonly (readonly Named[])[] {
  const stems = words.map(stemOf)
  const top = Math.max(...best)
  stems.forEach((stem, word) => {
    if (best[word] === 0 && !silent.has(word) && !isStopWord(words[word] ?? '') && isPageWord(stem)) best[word] = top
  })
  const synonyms = (word: number) =>
    isPageWord(stems[word] ?? '')
      ? []
      : readings
          .filter(
            ({ start, end, terms, weight }) =>
              start === word && end === word + 1 && terms.length === 1 && weight === readingWeights.synonym,
          )
          .flatMap(({ terms }) => terms.map(({ term }) => stemOf(term)))
          .filter(isPageWord)
  return stems.map((stem, word) => [
    namedBy(stem, word === words.length - 1),
    ...synonyms(word).map((own) => namedBy(own, false)),
  ])
}
