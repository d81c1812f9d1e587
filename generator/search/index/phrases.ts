import { phrasesIn } from './phraseList.ts'
import { isStopWord, withoutStopWords } from './stopWords.ts'
import { normalizeText, readChunks } from './tokenize.ts'
import { stemOf } from './vocabulary.ts'

/** Phrases that readers ask of a record: words with spaces between them, phrases with commas. */
export type PackedPhrases = readonly (readonly [record: number, phrases: string])[]

interface Phrases {
  /** The telling words of each phrase of a text, which has commas between its phrases. */
  readonly pack: (asked: string) => string
  /** Words that tell the subject of a text: English words by their stems, synonyms by the first of their group. */
  readonly wordsOf: (text: string) => string[]
}

/** A longer text is no phrase. */
const mostWords = 9

/** Reads phrases. Texts with the same words, or with synonyms of them, have the same words in any order. */
export function createPhrases(synonyms: readonly (readonly string[])[]): Phrases {
  const { latin, han, pattern } = firstSynonyms(synonyms)

  function wordsOf(text: string): string[] {
    const same = normalizeText(text)
      .replaceAll(amountAsked, ' ')
      .replaceAll(pattern, (word) => han.get(word) ?? word)
    const telling = withoutStopWords(same)
    // A run of Chinese stays whole: no two segmenters cut it alike.
    return readChunks(telling).flatMap(({ parts, isHan, start, end }) =>
      isHan
        ? [telling.slice(start, end)]
        : parts.filter((part) => !isStopWord(part)).map((part) => latin.get(stemOf(part)) ?? stemOf(part)),
    )
  }

  return {
    pack(asked) {
      const phrases = phrasesIn(asked).map(wordsOf)
      const short = phrases.filter(({ length }) => length > 0 && length < mostWords)
      return [...new Set(short.map((words) => [...new Set(words)].sort().join(' ')))].join(',')
    },
    wordsOf,
  }
}

/** `how many orders` asks for a number, as `number of orders` does; `many orders` asks for orders. */
const amountAsked = /\bhow many\b|\bnumber of\b/gi

const hanStart = /^\p{Script=Han}/u

/** The first word of the first group that has a word: of English words by their stems, of Chinese words as written. */
function firstSynonyms(groups: readonly (readonly string[])[]) {
  const latin = new Map<string, string>()
  const han = new Map<string, string>()
  for (const group of groups) {
    const words = group.filter((text) => /^(?:[a-z]+|\p{Script=Han}+)$/iu.test(text))
    const [first = ''] = words
    for (const word of words) {
      const isHan = hanStart.test(word)
      if (isHan && !han.has(word)) han.set(word, first)
      const stem = stemOf(word.toLowerCase())
      if (!isHan && !latin.has(stem)) latin.set(stem, stemOf(first.toLowerCase()))
    }
  }
  const longestFirst = [...han.keys()].sort((a, b) => b.length - a.length)
  return { latin, han, pattern: new RegExp(longestFirst.join('|') || '(?!)', 'g') }
}
