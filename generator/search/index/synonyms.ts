import { append } from '../../contract/groups.ts'
import { isStopWord } from './stopWords.ts'
import { normalizeText, proseTerms, readChunks } from './tokenize.ts'
import { stemOf, type Vocabulary } from './vocabulary.ts'

/** Where the words of a query say something that can be said otherwise. */
interface SynonymMatch {
  readonly start: number
  readonly end: number
  /** Each a list of terms that all have to be there. */
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

/** Makes groups of texts that mean the same ready for queries. A word is taken in each form that the index has. */
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
