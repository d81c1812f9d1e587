import { shortHash } from '../../contract/ids.ts'
import { phrasesIn } from './phraseList.ts'
import { isStopWord, withoutStopWords } from './stopWords.ts'
import { normalizeText, readChunks } from './tokenize.ts'
import { stemOf } from './vocabulary.ts'

/** Keys of the phrases that readers ask of a record, one after the other. */
export type PackedPhrases = readonly (readonly [record: number, keys: string])[]

interface Phrases {
  /** Keys of the phrases of a text, which have commas between them. */
  readonly pack: (asked: string) => string
  /** Key of a whole query, and the keys of the query without each of its words. */
  readonly keysOf: (query: string) => { readonly whole: string; readonly shorter: readonly string[] }
}

/** Letters of a key. Of 2,000 phrases about one pair shares a key, and of 800 queries one meets a key of other words. */
const keyLength = 4
/** A query is not as long as this: longer texts are no phrases. */
const mostWords = 9
/** Fewest words of a query that may have one word more than a phrase. */
const fewestWords = 4

/** Keys of phrases. Texts with the same words, or with synonyms of them, in any order have the same key. */
export function createPhrases(synonyms: readonly (readonly string[])[]): Phrases {
  const { latin, han, pattern } = firstSynonyms(synonyms)

  /** Words that tell the subject, in lower case: English words by their stems, Chinese words without stop words. */
  function wordsOf(text: string): string[] {
    const same = normalizeText(text).replaceAll(pattern, (word) => han.get(word) ?? word)
    return readChunks(withoutStopWords(same)).flatMap(({ parts, isHan }) =>
      isHan ? parts : parts.filter((part) => !isStopWord(part)).map((part) => latin.get(stemOf(part)) ?? stemOf(part)),
    )
  }

  return {
    pack(asked) {
      const phrases = phrasesIn(asked).map(wordsOf)
      return [...new Set(phrases.filter(({ length }) => length < mostWords).map(keyOf))].join('')
    },
    keysOf(query) {
      const words = wordsOf(query)
      const shorter = words.length < fewestWords ? [] : words.map((_, at) => keyOf(words.toSpliced(at, 1)))
      return { whole: keyOf(words), shorter }
    },
  }
}

/** The keys that `pack` has joined. */
export function unpackPhrases(keys: string): readonly string[] {
  return keys.match(new RegExp(`.{${keyLength}}`, 'g')) ?? []
}

/** Chinese counts by its characters, which no two segmenters cut differently. One character alone is no phrase. */
function keyOf(words: readonly string[]): string {
  const units = new Set(words.flatMap((word) => (hanStart.test(word) ? [...word] : [word])))
  if (units.size === 0 || (units.size === 1 && [...units].every((unit) => hanStart.test(unit)))) return ''
  return shortHash([...units].sort().join(' '))
    .padStart(keyLength, '0')
    .slice(-keyLength)
}

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
