import type { SearchHit, SearchOptions, SearchProvider } from '../../contract/search.ts'
import { createAskedPhrases } from '../index/askedPhrases.ts'
import { createCatalogue } from '../index/catalogue.ts'
import { createExactNames, unlistedCode } from '../index/exactNames.ts'
import type { PackedRecord, SearchIndexFile, SearchPartFile } from '../index/indexFile.ts'
import { numbersOf, type PackedIndex } from '../index/packIndex.ts'
import { unpackRecord } from '../index/packRecords.ts'
import { createPostings } from '../index/postings.ts'
import { createSynonyms } from '../index/synonyms.ts'
import { normalizeText } from '../index/tokenize.ts'
import { createVocabulary, stemOf } from '../index/vocabulary.ts'
import { correctWords } from './correctWords.ts'
import { excerptOf } from './excerpt.ts'
import { rank } from './rank.ts'
import { codesWithin, readQuery } from './readQuery.ts'
import { type ReadReply, readReply } from './readReply.ts'
import { createScorer } from './score.ts'
import { verbOfStemmed } from './verbs.ts'
import { factor } from './weights.ts'

const defaultLimit = 20
/** A site may describe two APIs with lists of codes of their own. */
const mostLists = 2
/** Letters searched at each end of a long paste, which names its subject there: work grows with the square of the words. */
const mostAtEnd = 200

/** A search whose index may come in several files. */
interface LocalSearch extends SearchProvider {
  /** Adds a further file: later queries find its records too. */
  readonly add: (part: SearchPartFile) => void
}

/** Answers queries from a published search file. Works in Node and in a worker; loading takes a moment, queries do not. */
export function createSearch(file: SearchIndexFile): LocalSearch {
  const { split } = file
  const total = split?.total ?? file.records.length
  const vocabulary = createVocabulary([])
  const postings = createPostings(total)
  const catalogue = createCatalogue(file)
  const exact = createExactNames(catalogue)
  const asked = createAskedPhrases(file.phrases, file.synonyms)
  const scorer = createScorer(catalogue, postings, total)
  const fold = createFold(file.fold)
  let synonyms = createSynonyms([], vocabulary)

  function take(positions: Uint32Array, entries: readonly (PackedRecord | string | 0)[], index: PackedIndex): void {
    catalogue.add(positions, entries)
    entries.forEach((entry, place) => {
      if (typeof entry !== 'object') return
      const at = positions[place] ?? 0
      exact.add(at)
      asked.add(at)
    })
    vocabulary.add(postings.add(index, positions))
    synonyms = createSynonyms(file.synonyms, vocabulary)
  }

  function answer(text: string, options: SearchOptions): SearchHit[] {
    const reply = readReply(fold(normalizeText(text)))
    const { code = '', isBare, message } = reply
    if (!isUnlisted(code)) return hitsOf(reply, options)
    const others = hitsOf({ text: isBare ? code : message }, options)
    if (isBare && others.length > 0) return others
    const { limit = defaultLimit } = options
    const lists = hitsOf({ text: unlistedCode }, { ...options, limit: mostLists }).filter(isList)
    return [...lists, ...others.filter((hit) => !isList(hit))].slice(0, limit)
  }

  function hitsOf(
    { text, code = codeWithin(text) }: Pick<ReadReply, 'text' | 'code'>,
    options: SearchOptions,
  ): SearchHit[] {
    if (text === '') return []
    const written = text.length > 2 * mostAtEnd ? `${text.slice(0, mostAtEnd)} ${text.slice(-mostAtEnd)}` : text
    const corrected = correctWords(written, { vocabulary, postings, synonyms })
    const read = readQuery(corrected, vocabulary, synonyms)
    const query = code === undefined ? read : { ...read, isName: true }
    const scores = scorer(query)
    const telling = query.words.filter((_, word) => !query.silent.has(word))
    // `list my open orders` names `Get open orders`.
    const isRead = (word: string) => query.intent.verb === 'read' && verbOfStemmed(stemOf(word)) === 'read'
    const object = telling.filter((word) => !isRead(word))
    const names = [code ?? '', written, corrected, query.subject, telling.join(' '), object.join(' ')]
    const named = new Map(firstFound(names, exact.find))
    for (const [at, likeness] of asked.find(corrected))
      named.set(at, Math.max(named.get(at) ?? 0, factor.phrase * likeness ** factor.likeness))
    const ranked = rank({ catalogue, query, scores, exact: named, options })
    const { limit = defaultLimit, excerpts = limit } = options
    const hits = new Map<string, SearchHit>()
    for (const { at, score, terms } of ranked) {
      if (hits.size === limit) break
      const record = unpackRecord(catalogue.recordAt(at), file)
      // An entry for what is not offered leads to the heading that says so, which has a record too; files stand below one.
      const place = record.kind === 'file' ? record.id : record.url
      if (hits.has(place)) continue
      // The best hit may be all that the reader needs; a call or channel has to be opened.
      const isAnswer = hits.size === 0 && record.method === undefined
      const excerpt = hits.size < excerpts ? excerptOf(record.text || catalogue.pageTextAt(at), terms, isAnswer) : ''
      hits.set(place, { record, score, terms, excerpt })
    }
    return [...hits.values()]
  }

  /** Whether no record has a number, though there is a list of codes. Of an index in several files that is never certain. */
  function isUnlisted(code: string): boolean {
    return /^-?\d+$/.test(code) && !split && exact.find(code).size === 0 && exact.find(unlistedCode).size > 0
  }

  /** The code of an error that a text names beside other words: `21341 post only`. */
  function codeWithin(text: string): string | undefined {
    const isError = (at: number) => catalogue.kindAt(at) === 'error'
    return codesWithin(text).find((number) => [...exact.find(number).keys()].some(isError))
  }

  take(split ? numbersOf(split.steps) : Uint32Array.from(file.records.keys()), file.records, file.index)
  return {
    search: async (text, options = {}) => answer(text, options),
    add: ({ steps, entries, index }) => take(numbersOf(steps), entries, index),
  }
}

function isList({ record }: SearchHit): boolean {
  return record.names.includes(unlistedCode)
}

/** Looks names up in turn, and gives the records of the first name with a record. */
function firstFound(
  names: readonly string[],
  find: (name: string) => ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  for (const name of names) {
    const found = find(name)
    if (found.size > 0) return found
  }
  return new Map()
}

function createFold(pairs: string): (text: string) => string {
  const characters = [...pairs]
  const simplified = new Map<string, string>()
  for (let at = 0; at + 1 < characters.length; at += 2) {
    simplified.set(characters[at] ?? '', characters[at + 1] ?? '')
  }
  return simplified.size === 0
    ? (text) => text
    : (text) => Array.from(text, (character) => simplified.get(character) ?? character).join('')
}
