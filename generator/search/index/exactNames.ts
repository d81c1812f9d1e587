import { memoize } from '../../contract/memoize.ts'
import { verbOfStemmed } from '../query/verbs.ts'
import type { Catalogue } from './catalogue.ts'
import { isPart } from './indexFile.ts'
import { isDullInTitle, isStopWord } from './stopWords.ts'
import { nameKey, readChunks } from './tokenize.ts'
import { stemOf } from './vocabulary.ts'

/** Records with the query in their name, with its share of the name: 1 for the whole name. */
type ExactNames = (query: string) => ReadonlyMap<number, number>

interface Path {
  readonly at: number
  readonly segments: readonly string[]
}

/** Name of the records that answer a query for an error code that no record has. */
export const unlistedCode = 'unlisted code'

const pathEnd = 0.6
const title = 0.9
const partOfTitle = 0.5
const otherMethod = 0.3
const placeholder = 0.85

/** Finds codes, paths, fields, symbols and titles by their names, without regard to case, signs and host. */
export function createExactNames({ recordAt, kindAt, titleAt, methodAt, verbAt }: Catalogue): {
  readonly add: (at: number) => void
  readonly find: ExactNames
} {
  const byKey = new Map<string, Map<number, number>>()
  const paths: Path[] = []

  function put(key: string, at: number, strength: number): void {
    if (key === '') return
    byKey.set(key, raised(byKey.get(key) ?? new Map<number, number>(), at, strength))
  }

  function add(at: number): void {
    for (const name of recordAt(at)[4]) {
      put(keyOf(name), at, 1)
      if (name.startsWith('/')) paths.push({ at, segments: segmentsOf(name) })
    }
    const own = titleAt(at)
    put(keyOf(own), at, isPart(kindAt(at)) ? 1 : title)
    if (kindAt(at) === 'field') for (const path of pathsOf(recordAt(at)[2])) put(keyOf(path), at, 1)
    for (const key of [tellingKeyOf(own), ...(verbAt(at) === 'create' ? [objectKeyOf(own)] : [])])
      put(key, at, key === keyOf(own) ? title : partOfTitle)
  }

  function find(query: string): ReadonlyMap<number, number> {
    const wanted = withoutMethod(query)
    // `what is the base url` asks for `Base URL`.
    const found = new Map(byKey.get(nameKey(wanted)) ?? byKey.get(nameKey(wordsWithout(wanted, isStopWord))))
    if (!wanted.includes('/')) return found
    const method = methodPattern.exec(query)?.[1]?.toUpperCase()
    for (const [at, strength] of [...found, ...matchPaths(paths, segmentsOf(wanted))]) {
      const isOther = method !== undefined && methodAt(at) !== method
      found.set(at, isOther ? otherMethod : Math.max(found.get(at) ?? 0, strength))
    }
    return found
  }

  return { add, find }
}

/** Paths of a field that its anchor ends with: `data.px` of `getOrder.200.data.px`. */
function pathsOf(anchor: string): string[] {
  const steps = anchor.split('.')
  return steps.slice(1, -1).map((_, at) => steps.slice(at + 1).join('.'))
}

function raised(strengths: Map<number, number>, at: number, strength: number): Map<number, number> {
  return strengths.set(at, Math.max(strengths.get(at) ?? 0, strength))
}

/** Most names whose forms are kept: every page has fields of the same names. */
const mostKnown = 100_000
const keyOf = memoize(nameKey, mostKnown)
/** Key of a title without common first words of titles. */
const tellingKeyOf = memoize((name) => nameKey(wordsWithout(name, isDullInTitle)), mostKnown)

/** Key of the object of an action, without the verb. */
const objectKeyOf = memoize(
  (name) => nameKey(wordsWithout(name, (word) => verbOfStemmed(stemOf(word)) === 'create')),
  mostKnown,
)

/** The text without some words. The parts of a compound are no words by themselves: `only` of `reduceOnly`. */
function wordsWithout(text: string, isLeftOut: (word: string) => boolean): string {
  return readChunks(text)
    .flatMap(({ parts, whole }) => (whole === undefined ? parts.filter((part) => !isLeftOut(part)) : parts))
    .join(' ')
}

const methodPattern = /^(get|post|put|delete|patch|ws)\s+(?=\/)/i

/** The path of a query such as `POST /orders`. */
export function withoutMethod(query: string): string {
  return query.replace(methodPattern, '')
}

/** The parts of a path below its host, without query and fragment. */
function segmentsOf(path: string): string[] {
  return path
    .replace(/^\w+:\/\/[^/]*/, '')
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
}

function matchPaths(paths: readonly Path[], wanted: readonly string[]): [number, number][] {
  if (wanted.length === 0) return []
  return paths.flatMap(({ at, segments }) => {
    const skipped = segments.length - wanted.length
    if (skipped < 0 || !wanted.every((segment, index) => fits(segments[skipped + index] ?? '', segment))) return []
    const isLiteral = wanted.every((segment, index) => segments[skipped + index] === segment)
    return [[at, (skipped === 0 ? 1 : pathEnd) * (isLiteral ? 1 : placeholder)]]
  })
}

/** A placeholder stands for any value; a value that is written there stands for the placeholder. */
function fits(segment: string, wanted: string): boolean {
  return segment === wanted || /^[{:$<]/.test(segment)
}
