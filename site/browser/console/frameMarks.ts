import { groupBy } from '../../../generator/contract/groups.ts'
import { type Json, parseJson } from '../../../generator/contract/json.ts'
import type { LoggedFrame } from './checkQueue.ts'

/** Characters of a frame that is compared, and levels of its values. */
const [longestCompared, deepestCompared] = [4000, 6]

/** Values of a frame by their path. */
type Leaves = ReadonlyMap<string, string>

interface ReadFrame {
  /** Names of its members: frames of one message have the same. */
  readonly kind: string
  readonly leaves: Leaves
}

const unread: ReadFrame = { kind: '', leaves: new Map() }
/** A list of frames is drawn several times a second. */
const known = new WeakMap<LoggedFrame, ReadFrame>()

/**
 * What tells a frame from those of its message before and after it, by its number: words that differ, else the first figure or flag.
 * No exchange names its members alike, so that the frames themselves decide.
 */
export function frameMarks(frames: readonly LoggedFrame[]): ReadonlyMap<number, string> {
  const read = frames.map((frame) => ({ number: frame.number, ...readFrame(frame) }))
  const marks = [...groupBy(read, ({ kind }) => kind).values()].flatMap((own) =>
    own.map(({ number, leaves }, index) => {
      const besides = [own[index - 1], own[index + 1]].flatMap((other) => (other ? [other.leaves] : []))
      return [number, markOf(leaves, besides)] as const
    }),
  )
  return new Map(marks)
}

function markOf(own: Leaves, besides: readonly Leaves[]): string {
  const othersOf = (path: string, value: string) =>
    besides.map((other) => other.get(path)).filter((other) => other !== value)
  const differing = [...own].map(([path, value]) => ({ path, value, others: othersOf(path, value) }))
  // A word in place of another word: a member that was empty before tells less.
  const words = differing.filter(({ value, others }) => isWord(value) && others.some(isWord))
  if (words.length > 0) return [...new Set(words.map(({ value }) => value))].join(' ')
  // Longer numbers are times and ids. A number in a list has no name.
  const figure = differing.find(
    ({ path, value, others }) =>
      others.length > 0 && /\D$/.test(path) && (isFlag.test(value) || /^-?\d{1,9}(?:\.\d+)?$/.test(value)),
  )
  return figure ? `${figure.path.slice(figure.path.lastIndexOf('.') + 1)} ${figure.value}` : ''
}

/** Says nothing without the name of its member. */
const isFlag = /^(?:true|false)$/

/** A state, a side, a symbol: no id and no time. */
function isWord(value = ''): boolean {
  if (isFlag.test(value) || value === 'null') return false
  const [letters, digits] = [/\p{L}/gu, /\d/g].map((pattern) => value.match(pattern)?.length ?? 0)
  return value.length <= 24 && (letters ?? 0) > 2 * (digits ?? 0)
}

function readFrame(frame: LoggedFrame): ReadFrame {
  const found = known.get(frame) ?? newlyRead(frame)
  known.set(frame, found)
  return found
}

function newlyRead({ text, direction }: LoggedFrame): ReadFrame {
  const value = text.length > longestCompared ? undefined : parseJson(text)
  if (typeof value !== 'object' || value === null) return unread
  return { kind: [direction, ...Object.keys(value)].join(' '), leaves: new Map(leavesOf(value, '', 0)) }
}

function leavesOf(value: Json, path: string, depth: number): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  if (depth === deepestCompared) return []
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, `${path}.${name}`, depth + 1))
}
