import { splitHan } from '../index/splitHan.ts'
import { isStopWord } from '../index/stopWords.ts'
import type { SynonymTable } from '../index/synonyms.ts'
import { readChunks } from '../index/tokenize.ts'
import type { Vocabulary } from '../index/vocabulary.ts'
import { type Intent, readIntent } from './intent.ts'
import { silentWords } from './silentWords.ts'
import { verbOfStemmed } from './verbs.ts'

export interface QueryWord {
  readonly text: string
  readonly isHan: boolean
  /** The last word: the reader may still be typing it. */
  readonly isLast: boolean
  /** Has no meaning by itself; with its neighbours it may have: `cancel on disconnect`. */
  readonly isNoise: boolean
  /** A part of a compound that texts have as a whole: where they have it, parts alone are worth less. */
  readonly isPart: boolean
  /** A single Chinese character joined with each neighbour: the pairs that the index holds. */
  readonly seams?: readonly string[]
}

/** Neighbouring words of a query that are written as one: `clOrdId`. */
interface Compound {
  readonly start: number
  readonly end: number
  readonly whole: string
}

/** The words of a query, its compounds as wholes, and its intent. */
export function queryWords(
  text: string,
  vocabulary: Vocabulary,
  synonyms: SynonymTable,
): { words: QueryWord[]; wholes: Compound[]; intent: Intent } {
  const isKnown = (word: string) => vocabulary.has(word) || synonyms.has(word)
  const chunks = readChunks(text).map((chunk) =>
    chunk.isHan ? { ...chunk, ...hanParts(chunk.parts, isKnown) } : { ...chunk, longer: [] },
  )
  const all = chunks.flatMap(({ parts, isHan }) => parts.map((part) => ({ part, isHan })))
  const hasContent = all.some(({ part }) => !isStopWord(part))
  const texts = all.map(({ part }) => part)
  const intent = readIntent(text, texts)
  const silent = silentWords(texts, intent)
  const words: QueryWord[] = []
  const wholes: Compound[] = []
  // A character that forms no known pair with its neighbours has no meaning, unless the other words have none either.
  const hasWord = texts.some((part, at) => !isStopWord(part) && !silent.has(at) && [...part].length > 1)
  for (const { parts, whole, longer, isHan, end } of chunks) {
    const start = words.length
    const isTyped = end === text.length
    parts.forEach((part, index) => {
      const isLast = isTyped && index === parts.length - 1
      const isAlone = parts.length === 1 || isHan
      const joined = isHan && part.length === 1 ? seamsOf(parts, index) : []
      const known = joined.filter(vocabulary.has)
      const seams = joined.length > 0 && (known.length > 0 || hasWord) ? known : undefined
      const isVerbAlone = isHan && part.length === 1 && seams === undefined && verbOfStemmed(part) !== undefined
      const isNoise =
        isAlone &&
        ((hasContent && isStopWord(part)) ||
          silent.has(words.length) ||
          seams?.length === 0 ||
          (hasWord && isVerbAlone))
      const isPart = whole !== undefined && vocabulary.has(whole)
      words.push({ text: part, isHan, isLast, isNoise, isPart, ...(seams ? { seams } : {}) })
    })
    if (whole !== undefined) {
      wholes.push({ start, end: words.length, whole })
    }
    wholes.push(...longer.map((own) => ({ ...own, start: start + own.start, end: start + own.end })))
  }
  return { words, wholes, intent }
}

const shortestSplit = 4

/** The words of a Chinese run. A long word that few texts have counts as a whole and by the words in it. */
function hanParts(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): { readonly parts: readonly string[]; readonly longer: readonly Compound[] } {
  const parts: string[] = []
  const longer: Compound[] = []
  for (const word of words) {
    const isLong = [...word].length >= shortestSplit
    const inner = isKnown(word) && !isLong ? [word] : splitHan(word, (part) => part !== word && isKnown(part))
    const isSplit = inner.every((part) => [...part].length > 1)
    const own = isSplit || !isKnown(word) ? inner : [word]
    if (own.length > 1 && isKnown(word))
      longer.push({ start: parts.length, end: parts.length + own.length, whole: word })
    parts.push(...own)
  }
  return { parts, longer }
}

/** A character that stands alone with the last and first of the words beside it. */
function seamsOf(parts: readonly string[], at: number): string[] {
  const [before, own, after] = [parts[at - 1], parts[at], parts[at + 1]]
  return [
    ...(before === undefined || isStopWord(before) ? [] : [`${before.at(-1)}${own}`]),
    ...(after === undefined || isStopWord(after) ? [] : [`${own}${after[0]}`]),
  ]
}
