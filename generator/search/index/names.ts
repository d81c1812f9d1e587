import { append } from '../../contract/groups.ts'
import { memoize } from '../../contract/memoize.ts'
import type { SearchIndexFile } from './indexFile.ts'
import { isDullInTitle, isStopWord } from './stopWords.ts'
import { readChunks } from './tokenize.ts'
import { stemOf } from './vocabulary.ts'

/** Pages and entries with a word in their name: 1 at the number of each page and at the place of each operation and channel. */
export interface Named {
  readonly pages: Uint8Array
  readonly parents: Uint8Array
}

interface NamedEntry {
  readonly title: string
  readonly section: string | undefined
  readonly isDeprecated: boolean
}

const shortestStart = 3

/** Index of the words in names: of pages and their sections at once, of operations and channels as their files load. */
export function createNames({ pages, sections }: Pick<SearchIndexFile, 'pages' | 'sections'>, total: number) {
  const pageWords = placesByStem(
    pages.map(([url, title, section]) => `${url} ${title} ${section === 0 ? '' : (sections[section] ?? '')}`),
  )
  const sectionWords = new Map(Object.entries(sections).map(([id, label]) => [id, stemsOf(label)]))
  const parentWords = new Map<string, number[]>()
  const alive = new Map<string, boolean>()
  const titleStems = new Map<string, readonly string[]>()

  function add(at: number, { title, section, isDeprecated }: NamedEntry): void {
    addPlace(parentWords, stemsOf(title), at)
    if (section !== undefined) alive.set(section, alive.get(section) === true || !isDeprecated)
  }

  function titleStemsOf(title: string): readonly string[] {
    const known =
      titleStems.get(title) ??
      wordsOf(title)
        .filter((word) => !isDullInTitle(word) && !isStopWord(word))
        .map(knownStem)
    titleStems.set(title, known)
    return known
  }

  function namedBy(stem: string, isStart: boolean): Named {
    const named = { pages: new Uint8Array(pages.length), parents: new Uint8Array(total) }
    for (const page of placesOf(pageWords, stem, isStart)) named.pages[page] = 1
    for (const parent of placesOf(parentWords, stem, isStart)) named.parents[parent] = 1
    return named
  }

  function sectionsTold(words: readonly string[]): ReadonlySet<string> {
    const stems = words.map(stemOf)
    const retired = [...alive].filter(([, isAlive]) => !isAlive).map(([section]) => section)
    // The reader may still be typing the last word.
    const typed = stems.at(-1) ?? ''
    const isSaid = (own: string) => stems.includes(own) || (typed.length >= shortestStart && own.startsWith(typed))
    const isOnly = (own: string) => [...sectionWords.values()].filter((others) => others.has(own)).length === 1
    const isTold = (section: string) => [...(sectionWords.get(section) ?? [])].some((own) => isSaid(own) && isOnly(own))
    return new Set(retired.filter(isTold))
  }

  function sectionsWithout(words: readonly string[]): ReadonlySet<string> {
    const stems = words.map(stemOf)
    const others = [...sectionWords].filter(([, own]) => !stems.some((stem) => own.has(stem)))
    return new Set(others.length === sectionWords.size ? [] : others.map(([section]) => section))
  }

  return {
    add,
    titleStemsOf,
    namedBy,
    sectionsTold,
    sectionsWithout,
    isPageWord: (stem: string) => pageWords.has(stem),
  }
}

function placesByStem(texts: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, text] of texts.entries()) addPlace(places, stemsOf(text), place)
  return places
}

function addPlace(places: Map<string, number[]>, stemsThere: ReadonlySet<string>, place: number): void {
  for (const stem of stemsThere) append(places, stem, place)
}

function* placesOf(places: ReadonlyMap<string, readonly number[]>, stem: string, isStart: boolean): Iterable<number> {
  yield* places.get(stem) ?? []
  if (!isStart || stem.length < shortestStart) return
  for (const [word, found] of places) if (word.startsWith(stem)) yield* found
}

/** Stems of words, kept because titles and addresses repeat their words. */
const knownStem = memoize(stemOf, 100_000)

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(knownStem))
}

function wordsOf(text: string): string[] {
  return readChunks(text).flatMap(({ parts }) => parts)
}
