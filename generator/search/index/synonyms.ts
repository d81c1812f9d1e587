import { append } from '../../contract/groups.ts'
import { isStopWord } from './stopWords.ts'
import { normalizeText, proseTerms, readChunks } from './tokenize.ts'
import { stemOf, type Vocabulary } from './vocabulary.ts'

/** Words of a query that have synonyms. */
interface SynonymMatch {
  readonly start: number
  readonly end: number
  /** The synonyms, each a list of terms that a record must all have. */
  readonly others: readonly (readonly string[])[]
}

export interface SynonymTable {
  /** Whether a word occurs in a synonym. */
  readonly has: (word: string) => boolean
  readonly matches: (stems: readonly string[]) => SynonymMatch[]
}

interface Saying {
  readonly stems: readonly string[]
  readonly others: readonly (readonly string[])[]
}

/** Prepares groups of synonyms for queries. A word counts in each form that the index has. */
export function createSynonyms(groups: readonly (readonly string[])[], vocabulary: Vocabulary): SynonymTable {
  const byFirst = new Map<string, Saying[]>()
  const known = new Set<string>()
  for (const group of groups) {
    const sayings = group.map((text) => readChunks(normalizeText(text)).flatMap(({ parts }) => parts))
    const terms = group.map((text) =>
      readChunks(normalizeText(text)).flatMap(({ parts, isHan }) => (isHan ? proseTerms(parts) : parts)),
    )
    sayings.forEach((words, at) => {
      for (const word of words) known.add(word)
      const others = terms.filter((_, index) => index !== at).flatMap((own) => formsOf(own, vocabulary))
      const stems = words.map(stemOf)
      const [first] = stems
      if (first !== undefined) append(byFirst, first, { stems, others })
    })
  }
  return {
    has: (word) => known.has(word),
    matches: (stems) =>
      stems.flatMap((stem, start) =>
        (byFirst.get(stem) ?? [])
          .filter((saying) => saying.stems.every((part, index) => part === stems[start + index]))
          .map(({ stems: { length }, others }) => ({ start, end: start + length, others })),
      ),
  }
}

function formsOf(words: readonly string[], vocabulary: Vocabulary): (readonly string[])[] {
  const telling = words.filter((word) => !isStopWord(word))
  const terms = telling.length > 0 ? telling : words
  const [only, ...more] = terms
  if (only === undefined) return []
  if (more.length > 0) return [terms.map((term) => knownForm(term, vocabulary))]
  return [only, ...vocabulary.relatives(only)].filter(vocabulary.has).map((term) => [term])
}

function knownForm(term: string, vocabulary: Vocabulary): string {
  return vocabulary.has(term) ? term : (vocabulary.relatives(term)[0] ?? term)
}
