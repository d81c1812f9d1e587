import type { IndexSettings, SupportedLanguage } from 'algoliasearch'
import { shortHash } from '../../contract/ids.ts'
import type { LocaleCode } from '../../contract/locales.ts'

/** Marks around a match in an answer: characters that no text has, so that they can be removed again. */
export const matchTags = { start: '\ue000', end: '\ue001' } as const

/** Languages whose plurals, words and stop words the service knows, as far as interfaces are documented in them. */
const languages: readonly SupportedLanguage[] = [
  ...(['ar', 'de', 'en', 'es', 'fr', 'id', 'it', 'ja'] as const),
  ...(['ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'uk', 'zh'] as const),
]

/** Settings of the index of a language: names before headings before titles before prose, as in the local one. */
export function algoliaSettings(locale: LocaleCode): IndexSettings {
  const language = languages.find((known) => known === locale.split('-')[0])
  return {
    searchableAttributes: [
      'names',
      'heading',
      'title',
      'unordered(asked)',
      'unordered(askedInDefault)',
      'unordered(text)',
    ],
    attributesForFaceting: ['filterOnly(section)', 'filterOnly(locale)', 'filterOnly(kind)'],
    customRanking: ['asc(isPast)', 'desc(kindRank)'],
    attributeForDistinct: 'page',
    distinct: 3,
    attributesToHighlight: ['names', 'heading', 'title', 'text'],
    attributesToSnippet: ['text:25'],
    snippetEllipsisText: '…',
    highlightPreTag: matchTags.start,
    highlightPostTag: matchTags.end,
    camelCaseAttributes: ['names', 'heading'],
    separatorsToIndex: '_/',
    removeWordsIfNoResults: 'allOptional',
    ignorePlurals: true,
    removeStopWords: true,
    ...(language && { indexLanguages: [language], queryLanguages: [language] }),
  }
}

/** Groups of synonyms in the form of the service. */
export function algoliaSynonyms(groups: readonly (readonly string[])[]) {
  return groups.map((group) => ({
    objectID: `group-${shortHash(group.join('\n'))}`,
    type: 'synonym' as const,
    synonyms: [...group],
  }))
}
