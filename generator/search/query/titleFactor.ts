import type { SearchKind } from '../../contract/search.ts'
import { isStopWord } from '../index/stopWords.ts'
import { readChunks } from '../index/tokenize.ts'
import { stemOf } from '../index/vocabulary.ts'
import type { RankInput } from './rankInput.ts'
import { verbOfStemmed } from './verbs.ts'
import { factor } from './weights.ts'

/** Factor for the share of a record's title in the query: `place order` is a whole title, and half of `Place multiple orders`. */
export function titleFactor(
  at: number,
  terms: readonly string[],
  asked: ReadonlySet<string>,
  { catalogue, query, exact }: RankInput,
): number {
  if (isEntryKind(catalogue.kindAt(at)))
    return isCalled(at, asked, { catalogue, query, exact }) ? 1 + factor.named : factor.unnamed
  const { verb } = query.intent
  const isDone = verb !== undefined && catalogue.verbAt(at) === verb
  const stems = catalogue
    .titleStemsAt(at)
    .filter((stem) => verb !== undefined || catalogue.verbAt(at) === undefined || verbOfStemmed(stem) === undefined)
  if (stems.length === 0) return 1
  const found = new Set(terms.map(stemOf))
  const said = stems.filter(
    (stem) => asked.has(stem) || found.has(stem) || (isDone && stem === stems[0] && verbOfStemmed(stem) === verb),
  ).length
  const telling = query.words.filter((word, at) => !isStopWord(word) && !query.silent.has(at)).length
  const share = Math.min(1, said / Math.max(1, telling))
  return 1 + factor.title * Math.max((said / stems.length) * share, exact.get(at) ?? 0)
}

/** Whether the query contains a whole name of a tool, file or program. */
function isCalled(
  at: number,
  asked: ReadonlySet<string>,
  { catalogue, query, exact }: Pick<RankInput, 'catalogue' | 'query' | 'exact'>,
): boolean {
  if (exact.has(at)) return true
  const text = query.words.join('')
  const isSaid = (word: string) => asked.has(stemOf(word))
  return catalogue
    .recordAt(at)[4]
    .some((name) =>
      readChunks(name).every(({ parts, whole, isHan }) =>
        isHan
          ? parts.every((part) => text.includes(part))
          : isSaid(whole ?? '') || parts.every((part) => isSaid(part) || isStopWord(part)),
      ),
    )
}

function isEntryKind(kind: SearchKind): boolean {
  return kind === 'tool' || kind === 'file' || kind === 'program' || kind === 'absent'
}
