import { stemmer } from 'stemmer'
import { append } from '../../contract/groups.ts'

/** The words of an index, and the lookup of a reader's word among them. */
export interface Vocabulary {
  readonly has: (term: string) => boolean
  /** Words with the same stem, the word itself left out: `order` for `orders`. */
  readonly relatives: (term: string) => readonly string[]
  readonly add: (words: Iterable<string>) => void
}

const latinWord = /^[a-z]{3,}$/

/** Words that say something else than the word they come from: `funding` of a contract is no fund. */
const ownStems: ReadonlySet<string> = new Set(['funding'])

/** The stem of an English word; any other term is its own stem. */
export function stemOf(term: string): string {
  return latinWord.test(term) && !ownStems.has(term) ? stemmer(term) : term
}

/** Whether two words differ by their number alone: `order` and `orders`, not `fund` and `funding`. */
export function isSameWord(one: string, other: string): boolean {
  return singular(one) === singular(other)
}

function singular(word: string): string {
  return latinWord.test(word) ? word.replace(/(?<=[^s])s$/, '').replace(/ie$/, 'y') : word
}

export function createVocabulary(words: Iterable<string>): Vocabulary {
  const terms = new Set<string>()
  const families = new Map<string, string[]>()
  function add(found: Iterable<string>): void {
    for (const term of found) {
      if (terms.has(term)) continue
      terms.add(term)
      if (!latinWord.test(term)) continue
      append(families, stemOf(term), term)
    }
  }

  add(words)
  return {
    add,
    has: (term) => terms.has(term),
    relatives: (term) => (families.get(stemOf(term)) ?? []).filter((relative) => relative !== term),
  }
}
