import MiniSearch from 'minisearch'
import type { SearchHit, SearchOptions, SearchProvider } from '../contract/search.ts'
import { createCatalogue } from './catalogue.ts'
import { createExactNames } from './exactNames.ts'
import { excerptOf } from './excerpt.ts'
import { type SearchIndexFile, unpackRecord } from './indexFile.ts'
import { miniSearchOptions } from './miniSearchOptions.ts'
import { unpackIndex } from './packIndex.ts'
import { rank } from './rank.ts'
import { readQuery } from './readQuery.ts'
import { createScorer } from './score.ts'
import { createSynonyms } from './synonyms.ts'
import { normalizeText } from './tokenize.ts'
import { createVocabulary } from './vocabulary.ts'

const defaultLimit = 20

/** Answers queries from a published search file. Works in Node and in a worker; loading takes a moment, queries do not. */
export function createSearch(file: SearchIndexFile): SearchProvider {
  const vocabulary = createVocabulary(file.index.terms.split(' '))
  const synonyms = createSynonyms(file.synonyms, vocabulary)
  const index = MiniSearch.loadJS(unpackIndex(file.index), miniSearchOptions)
  const exact = createExactNames(file)
  const catalogue = createCatalogue(file)
  const scorer = createScorer(catalogue, index)
  const fold = createFold(file.fold)

  function answer(text: string, options: SearchOptions): SearchHit[] {
    const written = fold(normalizeText(text)).trim()
    if (written === '') return []
    const query = readQuery(written, vocabulary, synonyms)
    const scores = scorer(query)
    const ranked = rank({ catalogue, query, scores, exact: exact(written), options })
    return ranked.slice(0, options.limit ?? defaultLimit).map(({ at, score, terms }) => {
      const record = unpackRecord(file, at)
      return { record, score, terms, excerpt: excerptOf(record.text, terms) }
    })
  }

  return { search: async (text, options = {}) => answer(text, options) }
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
