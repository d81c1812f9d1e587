import { escapedPattern } from '../../generator/contract/escapedPattern.ts'
/** A term and its translations: every form of it that may stand in a sentence. */
export interface Term {
  readonly term: string
  readonly translations: readonly string[]
}

/** The setting of one language as terms, longest first: `order book` is not the `order` of the glossary. */
export function termsOf(glossary: Readonly<Record<string, string | readonly string[]>>): Term[] {
  const terms = Object.entries(glossary).map(([term, words]) => ({ term, translations: [words].flat() }))
  return terms.sort((a, b) => b.term.length - a.term.length || (a.term < b.term ? -1 : 1))
}

/** Terms that a text uses outside of code and addresses, as words of their own and in the plural. */
export function termsIn(text: string, terms: readonly Term[]): Term[] {
  let rest = withoutCode(text)
  return terms.filter(({ term }) => {
    const without = rest.replaceAll(patternOf(term), ' ')
    const isUsed = without !== rest
    rest = without
    return isUsed
  })
}

/** The first glossary term of a text that its translation does not translate as agreed. */
export function missingTerm(text: string, translation: string, terms: readonly Term[]): Term | undefined {
  const written = translation.toLowerCase()
  return termsIn(text, terms).find(
    ({ translations }) => !translations.some((word) => written.includes(word.toLowerCase())),
  )
}

function patternOf(term: string): RegExp {
  const escaped = escapedPattern(term).replaceAll(/\s+/g, '\\s+')
  const isSpaced = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(term)
  return new RegExp(isSpaced ? `(?<![\\p{L}\\p{N}])${escaped}(?:e?s)?(?![\\p{L}\\p{N}])` : escaped, 'giu')
}

function withoutCode(text: string): string {
  return text.replaceAll(/(`+)[\s\S]*?\1/g, ' ').replaceAll(/\]\([^)]*\)|https?:\S+/g, ' ')
}
