import type { SourceLocation } from './diagnostics.ts'
import { isFilledEntry } from './filledEntry.ts'

/** A message of a PO file. */
export interface CatalogEntry {
  /** Its lines as they stand in the file, after the comments and empty lines before them. */
  readonly text: string
  readonly context?: string
  readonly source: string
  /** The translation; the first of the forms of a plural. */
  readonly translation: string
  readonly isFuzzy: boolean
  /** A command made the translation. It is fuzzy until a person has read it. */
  readonly isFilled: boolean
  /** Marked with `#~`: kept for a text that is not there now. */
  readonly isObsolete: boolean
  /** No translator wrote anything: no form of a translation and no comment. */
  readonly isEmpty: boolean
  /** Any form of the translation has a text. */
  readonly hasTranslation: boolean
  readonly isPlural: boolean
  readonly line: number
  /** Line that the translation begins on. */
  readonly translationLine: number
}

interface CatalogProblem extends Pick<SourceLocation, 'line' | 'column'> {
  readonly message: string
}

interface CatalogEntries {
  readonly entries: readonly CatalogEntry[]
  /** Text of the file after the last entry. */
  readonly rest: string
  readonly problem?: CatalogProblem
}

const space = String.raw`(?:\s|^#~(?!\|))*`
const quoted = String.raw`"(?:[^"\\\r\n]|\\.)*"`
const texts = `${space}${quoted}(?:${space}${quoted})*`
const comments = /[ \t\uFEFF]*(?:#(?!~(?!\|))[^\n]*)?(?:\n|$)|[ \t\uFEFF]*\r\n/y
const message = new RegExp(
  [
    `(${space}(?:msgctxt(${texts})${space})?msgid(${texts})${space}(?:msgid_plural${texts}${space})?)`,
    String.raw`msgstr(?:\[\d+\])?(${texts})((?:${space}msgstr\[\d+\]${texts})*)[ \t\r]*(?:\n|$)`,
  ].join(''),
  'my',
)
const wholeLine = new RegExp(`^(?:#~)?(?:\\s*(?:msg[a-z_]+(?:\\[\\d+\\])?(?=[\\s"]|$)|${quoted}))*\\s*$`)

/** Whether readers see the translation: a fuzzy one only where a command made it. */
export function isUsedEntry({ translation, isFuzzy, isFilled, isObsolete }: CatalogEntry): boolean {
  return !isObsolete && translation.trim() !== '' && (!isFuzzy || isFilled)
}

/**
 * The entries of a PO file (GNU gettext manual, "The Format of PO Files"). Their texts, joined, with the rest are the file.
 * Reads up to the first problem: a file may be cut off or merged badly.
 */
export function parseCatalogEntries(file: string): CatalogEntries {
  const entries: CatalogEntry[] = []
  const known = new Map<string, number>()
  let at = 0
  let line = 1
  const end = (problem?: CatalogProblem) => ({ entries, rest: file.slice(at), ...(problem && { problem }) })
  while (at < file.length) {
    const start = afterComments(file, at)
    if (start === file.length) break
    const before = file.slice(at, start)
    const place = { line: line + lineCount(before), column: 1 }
    message.lastIndex = start
    const match = message.exec(file)
    if (!match) return end(brokenLine(file.slice(start), place))
    const entry = entryOf(match, before, place.line)
    const problem = mixed(match[0])
      ? 'Some lines of the entry begin with "#~", and others do not.'
      : repeated(entry, known)
    if (problem) return end({ ...place, message: problem })
    entries.push(entry)
    line = place.line + lineCount(match[0])
    at = message.lastIndex
  }
  if (known.has('')) return end()
  return end({
    message:
      entries.length > 0 ? 'The catalog has no header: an entry whose msgid is empty.' : 'The catalog has no entries.',
    line: 1,
    column: 1,
  })
}

function afterComments(file: string, from: number): number {
  let at = from
  while (at < file.length) {
    comments.lastIndex = at
    if (!comments.test(file)) break
    at = comments.lastIndex
  }
  return at
}

function entryOf(
  [text, head = '', context, source = '', translation = '', forms = '']: RegExpExecArray,
  before: string,
  line: number,
): CatalogEntry {
  return {
    text: before + text,
    ...(context === undefined ? {} : { context: textOf(context) }),
    source: textOf(source),
    translation: textOf(translation),
    isFuzzy: /^#,.*\bfuzzy\b/m.test(before),
    isFilled: isFilledEntry(before, textOf(source)),
    isObsolete: text.startsWith('#~'),
    isEmpty: textOf(translation + forms) === '' && !/^#(?![.:,|~=]).*\S/m.test(before),
    hasTranslation: textOf(translation + forms) !== '',
    isPlural: /^(?:#~)?\s*msgid_plural/m.test(text),
    line,
    translationLine: line + lineCount(head),
  }
}

/** Remembers an entry. Returns the reason why it conflicts with an earlier entry, if it does. */
function repeated({ context, source, isObsolete, line }: CatalogEntry, known: Map<string, number>): string | undefined {
  if (isObsolete) return undefined
  const key = context === undefined ? source : `${context}\u0004${source}`
  const first = known.get(key)
  if (first === undefined) known.set(key, line)
  else if (key === '') return `A second header; the first is on line ${first}.`
  else return `"${source.slice(0, 60)}" has a second entry; the first is on line ${first}.`
  return undefined
}

function mixed(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return new Set(lines.map((line) => line.startsWith('#~'))).size > 1
}

/** The first line of a broken entry that no entry may contain, else the first line of the entry. */
function brokenLine(rest: string, { line, column }: Omit<CatalogProblem, 'message'>): CatalogProblem {
  const lines = rest.split(/\r?\n/)
  const empty = lines.findIndex((own) => own.trim() === '')
  const index = lines.slice(0, empty === -1 ? lines.length : empty).findIndex((own) => !wholeLine.test(own))
  const wrong = lines[index]?.trim()
  if (wrong === undefined)
    return { message: 'The entry is not whole: msgid and msgstr each have a text in quotes.', line, column }
  const message = /^[^"]*"(?:[^"\\]|\\.)*\\?$/.test(wrong)
    ? 'A text in quotes does not end on its line.'
    : `This line is no part of an entry: ${wrong.slice(0, 60)}`
  return { message, line: line + index, column }
}

function lineCount(text: string): number {
  return text.split('\n').length - 1
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v' }

/** The text that quotes hold together. */
function textOf(part: string): string {
  return [...part.matchAll(new RegExp(quoted, 'g'))]
    .map(([own]) => own.slice(1, -1).replace(/\\(.)/g, (_, character: string) => escapes[character] ?? character))
    .join('')
}
