import { isStopWord } from './stopWords.ts'

/** A piece of text that stands for one thing: `clOrdId`, `/v3/trade/order`, `BTC_USDT_PERP`, `订单`. */
interface Chunk {
  /** The text as written, from `start` up to `end`. */
  readonly start: number
  readonly end: number
  /** Words it consists of, in order, lower case: `cl`, `ord`, `id`. */
  readonly parts: readonly string[]
  /** All parts as one word, when there are several: `clordid`. */
  readonly whole?: string
  readonly isHan: boolean
}

const han = '\\p{Script=Han}'
const wordPart = `(?:(?!${han})[\\p{L}\\p{M}\\p{N}])+`
const chunkPattern = new RegExp(`${han}+|${wordPart}(?:[_./:@{}$\\\\-]+${wordPart})*`, 'gu')
/** Seams of a compound: signs between its words, a capital, a number after a word. */
const seams = /[^\p{L}\p{M}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})(?=\p{N})/u
const longestWhole = 64
const plainWord = /^[A-Z]?[a-z]+$/
const hanStart = /^\p{Script=Han}/u

/** The text in the form of index and queries: full-width letters and digits become plain ones. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC')
}

/** Cuts a text into chunks, in the same way for building the index, the browser and the command line. */
export function readChunks(text: string): Chunk[] {
  return [...chunksOf(text)]
}

/** The chunks of a text one after the other, for callers that may stop early. */
export function* chunksOf(text: string): Iterable<Chunk> {
  for (const match of text.matchAll(chunkPattern)) yield chunkAt(match.index, match[0])
}

function chunkAt(start: number, text: string): Chunk {
  const end = start + text.length
  // Most chunks are such a word, and have no seam to look for.
  if (plainWord.test(text)) return { start, end, parts: [text.toLowerCase()], isHan: false }
  if (hanStart.test(text)) return { start, end, parts: hanWords(text), isHan: true }
  return { start, end, ...compound(text), isHan: false }
}

function compound(text: string): Pick<Chunk, 'parts' | 'whole'> {
  const parts = text
    .split(seams)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase())
  const whole = parts.join('')
  return parts.length > 1 && whole.length <= longestWhole ? { parts, whole } : { parts }
}

/**
 * Every term under which a text is found: words, parts and wholes of compounds, words and pairs of Chinese characters. In
 * prose only pairs within a longer word count: those across two words are half of such an index, and lead nowhere.
 */
export function indexTerms(text: string, isProse = false): string[] {
  return readChunks(normalizeText(text)).flatMap(({ parts, whole, isHan }) => {
    if (isHan) return isProse ? proseTerms(parts) : hanTerms(parts)
    return whole === undefined ? parts : [...parts, whole]
  })
}

/** Terms of Chinese words. Single characters have too little meaning for the index, unless they stand alone. */
function hanTerms(words: readonly string[]): string[] {
  return [...new Set([...words.filter((word) => [...word].length > 1), ...hanPairs(words.join(''))])]
}

/** Words of several characters, and the pairs within longer words and beside lone characters. */
export function proseTerms(words: readonly string[]): string[] {
  const isLone = (word: string | undefined) => word !== undefined && [...word].length === 1 && !isStopWord(word)
  const terms = words.flatMap((word, at) => {
    const next = words[at + 1]
    const seam =
      next !== undefined && (isLone(word) || isLone(next)) ? hanPairs(`${[...word].at(-1)}${[...next][0]}`) : []
    if ([...word].length > 2) return [word, ...hanPairs(word), ...seam]
    return word.length > 1 ? [word, ...seam] : seam
  })
  return [...new Set(terms)]
}

/** The pairs of characters next to each other: how Chinese is found where words are cut differently. */
export function hanPairs(text: string): string[] {
  const characters = [...text]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** A name without signs, spaces and case, which writers vary: `BTC_USDT`, `btc-usdt` and `BTCUSDT` are the same. */
export function nameKey(text: string): string {
  return normalizeText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

type Segmenter = (text: string) => string[]

/** Segmenter of Chinese words. Browsers without `Intl.Segmenter` find Chinese by pairs alone. */
function createSegmenter(): Segmenter {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return hanPairs
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment)
}

let segment: Segmenter | undefined
/** Words of Chinese runs, kept because runs repeat and the segmenter takes longer than all the rest. */
const knownRuns = new Map<string, readonly string[]>()
const mostKnownRuns = 50_000

function hanWords(run: string): readonly string[] {
  const known = knownRuns.get(run)
  if (known) return known
  segment ??= createSegmenter()
  const words = joinSingles(segment(run))
  if (knownRuns.size >= mostKnownRuns) knownRuns.clear()
  knownRuns.set(run, words)
  return words
}

/** Joins single characters side by side into one word: a dictionary lacks words of a trade, such as 撤单. */
function joinSingles(words: readonly string[]): string[] {
  const joined: string[] = []
  let isOpen = false
  for (const word of words) {
    const isSingle = [...word].length === 1 && !isStopWord(word)
    if (isSingle && isOpen) joined.push(`${joined.pop() ?? ''}${word}`)
    else joined.push(word)
    isOpen = isSingle
  }
  return joined
}
