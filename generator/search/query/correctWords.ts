import type { Postings } from '../index/postings.ts'
import { splitWord } from '../index/splitWord.ts'
import type { SynonymTable } from '../index/synonyms.ts'
import type { Vocabulary } from '../index/vocabulary.ts'
import { isOneEditApart } from './termMatch.ts'

/** Parts of paths, names and codes are as they are, and words with a capital inside. */
const plainWord = /(?<![a-zA-Z\d_/#]|[a-zA-Z\d]\.)(?:[A-Z]?[a-z]{3,}|[A-Z]{4,})(?![a-zA-Z\d_/#]|\.[a-zA-Z\d])/g

/** The text with its misspelt English words as the index has them, so that they form names, phrases and synonyms. */
export function correctWords(
  text: string,
  { vocabulary, postings, synonyms }: { vocabulary: Vocabulary; postings: Postings; synonyms: SynonymTable },
): string {
  const isKnown = (word: string) =>
    vocabulary.has(word) ||
    synonyms.has(word) ||
    vocabulary.relatives(word).length > 0 ||
    splitWord(word, vocabulary).length > 0 ||
    postings.find(word, 'prefix').records.length > 0
  return text.replaceAll(plainWord, (typed) => {
    const word = typed.toLowerCase()
    if (isKnown(word)) return typed
    // A short word, or one in capitals, may be a name that the index lacks.
    const isWord = word.length > 4 && typed !== typed.toUpperCase()
    return swaps(word).find(vocabulary.has) ?? (isWord ? nearest(word, postings) : undefined) ?? typed
  })
}

/** The most frequent word of the index that differs by one letter. */
function nearest(word: string, postings: Postings): string | undefined {
  const counts = new Map<string, number>()
  postings.visit(word, 'fuzzy', (_, found) => {
    if (isOneEditApart(found, word)) counts.set(found, (counts.get(found) ?? 0) + 1)
  })
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** The word with each two neighbouring letters exchanged: the typing mistake that counts as two others. */
function swaps(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}
