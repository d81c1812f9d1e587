import { matchesSafely } from './view/conformance/limits.ts'

interface Bounds {
  /** A text without regard to the pattern. */
  readonly plain: string
  readonly least: number
  readonly most: number | undefined
}

/** Repetitions without an upper limit are written at least this often, where the pattern allows it. */
const usual = 1

/**
 * A text that a regular expression matches, within a length; the plain text where it matches already, or where no text is
 * found: references back and conditions that look ahead are not read.
 */
export function exampleOfPattern(pattern: string, { plain, least, most = Number.POSITIVE_INFINITY }: Bounds): string {
  const isRight = (text: string) => text.length >= least && text.length <= most && matchesSafely(text, pattern)
  const texts = () => [usual, least, Math.min(most, mostLetters)].map((count) => writtenPattern(pattern, count))
  return isRight(plain) ? plain : (texts().find((text) => text !== undefined && isRight(text)) ?? plain)
}

const mostLetters = 200

/** Repetitions of repetitions grow fast. */
const longest = 1000

/** The rest of a pattern after the written part. */
interface Written {
  readonly text: string
  readonly rest: string
}

/** A text for a pattern, with `count` repetitions where the pattern allows them; nothing for an unsupported pattern. */
function writtenPattern(pattern: string, count: number): string | undefined {
  const written = writtenChoice(pattern, count)
  return written?.rest === '' ? written.text : undefined
}

/** The first of several ways; the others are passed over. */
function writtenChoice(pattern: string, count: number): Written | undefined {
  let first: string | undefined
  let text = ''
  let rest = pattern
  while (rest !== '' && !rest.startsWith(')')) {
    if (rest.startsWith('|')) {
      first ??= text
      text = ''
      rest = rest.slice(1)
      continue
    }
    const unit = unitAt(rest, count)
    if (!unit) return undefined
    const { times, length } = repetitionAt(unit.rest, count)
    if (text.length + unit.text.length * times > longest) return undefined
    text += unit.text.repeat(times)
    rest = unit.rest.slice(length)
  }
  return { text: first ?? text, rest }
}

/** One character, class or group at the beginning of a pattern. */
function unitAt(pattern: string, count: number): Written | undefined {
  const [anchor] = /^(?:[$^]|\\b)/.exec(pattern) ?? []
  if (anchor !== undefined) return { text: '', rest: pattern.slice(anchor.length) }
  const [group] = /^\((?:\?:|\?<\w+>)?(?!\?)/.exec(pattern) ?? []
  if (group !== undefined) {
    const inside = writtenChoice(pattern.slice(group.length), count)
    return inside?.rest.startsWith(')') ? { text: inside.text, rest: inside.rest.slice(1) } : undefined
  }
  const [unit] =
    /^(?:\[(?:\\.|[^\]\\])+\]|\\u[\dA-Fa-f]{4}|\\p\{\w+\}|\\[^\dux]|[^()*+?[\\\]{|}])/su.exec(pattern) ?? []
  const letter = unit === undefined ? undefined : letterOf(unit)
  return unit === undefined || letter === undefined ? undefined : { text: letter, rest: pattern.slice(unit.length) }
}

/** Letters that are tried for a class, the most usual first. */
const letters = ['a', 'A', '1', '0', '-', '_', ' ', '.', '/', ':', '+', '@', 'b', 'B', '#', '=', '字']

function letterOf(unit: string): string | undefined {
  const isLiteral = unit.length === 1 && unit !== '.'
  return isLiteral ? unit : [...letters, unit.at(-1) ?? ''].find((letter) => matchesSafely(letter, `^${unit}$`))
}

/** Number of repetitions of the unit before, and length of the quantifier. */
function repetitionAt(rest: string, count: number): { readonly times: number; readonly length: number } {
  const [all, mark, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(rest) ?? []
  if (all === undefined) return { times: 1, length: 0 }
  if (mark !== undefined) {
    const times = mark === '?' ? Math.min(count, 1) : Math.max(mark === '+' ? 1 : 0, count)
    return { times, length: all.length }
  }
  const end = most ? Number(most) : comma ? mostLetters : Number(least)
  return { times: Math.min(Math.max(Number(least), Math.min(count, end)), mostLetters), length: all.length }
}
