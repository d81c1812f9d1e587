import { load } from 'js-yaml'
import { isRecord } from '../../generator/contract/json.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'

/** One member of a mapping that is written over several lines. `end` is the line after its last one. */
interface YamlEntry {
  readonly key: string
  readonly start: number
  readonly end: number
}

/** A mapping and its lines in the text. */
interface YamlBlock {
  readonly line: number
  readonly end: number
  readonly indent: number
  readonly entries: readonly YamlEntry[]
}

interface Insertion {
  /** Keys that lead to the mapping: `['paths']`. */
  readonly path: readonly string[]
  readonly key: string
  /** The entry as lines, without the indentation of the mapping. */
  readonly lines: readonly string[]
  /** The new entry follows this one; without it the new entry is the last. */
  readonly after?: string | undefined
}

/**
 * Inserts an entry into a mapping of a YAML file; the rest of the text stays. Undefined if the mapping cannot take text,
 * such as `{}` with members.
 */
export function insertEntry(text: string, insertion: Insertion): string | undefined {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(/\r?\n/)
  const edited = insertInto(lines, insertion)?.join(lineEnd)
  return edited !== undefined && isOnlyAdded(text, edited, insertion) ? edited : undefined
}

function insertInto(lines: readonly string[], { path, key, lines: own, after }: Insertion): string[] | undefined {
  const block = findBlock(lines, path)
  if (!block) return path.length === 1 ? withNewBlock(lines, path[0] ?? '', own) : undefined
  if (block.entries.some((entry) => entry.key === key)) return undefined
  const last = block.entries.find((entry) => entry.key === after) ?? block.entries.at(-1)
  const at = last?.end ?? block.line + 1
  const space = isSpaced(lines, block.entries) && last ? [''] : []
  const head = lines.slice(0, at)
  return [
    ...head.map((line, index) => (index === block.line ? line.replace(/:\s*\{\s*\}/, ':') : line)),
    ...space,
    ...own.map((line) => (line === '' ? '' : ' '.repeat(block.indent) + line)),
    ...lines.slice(at),
  ]
}

function withNewBlock(lines: readonly string[], key: string, own: readonly string[]): string[] | undefined {
  if (key === '' || lines.some((line) => line.startsWith(`${key}:`))) return undefined
  const filled = lines.findLastIndex((line) => line.trim() !== '') + 1
  return [...lines.slice(0, filled), '', `${key}:`, ...own.map((line) => (line === '' ? '' : `  ${line}`)), '']
}

/** Whether empty lines separate most entries. */
function isSpaced(lines: readonly string[], [, ...others]: readonly YamlEntry[]): boolean {
  return others.filter(({ start }) => lines[start - 1]?.trim() === '').length * 2 > others.length
}

/** Finds a mapping in block style by the keys that lead to it. */
export function findBlock(lines: readonly string[], path: readonly string[]): YamlBlock | undefined {
  let block: YamlBlock = { line: -1, end: lines.length, indent: 0, entries: entriesIn(lines, 0, lines.length, 0) }
  for (const key of path) {
    const entry = block.entries.find((own) => own.key === key)
    const opening = entry && (lines[entry.start] ?? '')
    if (!entry || opening === undefined || !isOpening(opening)) return undefined
    const first = lines.slice(entry.start + 1, entry.end).find(isFilled)
    const indent = first === undefined ? block.indent + 2 : indentOf(first)
    const entries = entriesIn(lines, entry.start + 1, entry.end, indent)
    block = { line: entry.start, end: entry.end, indent, entries }
  }
  return block
}

/** Whether nothing follows the key of a line but a mapping that is empty, and a comment. */
function isOpening(line: string): boolean {
  const [head = ''] = keyPattern.exec(line) ?? []
  return head !== '' && /^\s*(?:\{\s*\}\s*)?(?:#.*)?$/.test(line.slice(head.length))
}

function entriesIn(lines: readonly string[], from: number, to: number, indent: number): YamlEntry[] {
  const starts = lines.flatMap((line, index) =>
    index >= from && index < to && isFilled(line) && indentOf(line) === indent && keyOf(line) !== undefined
      ? [index]
      : [],
  )
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? to
    const end = lines.slice(start, next).findLastIndex(isFilled) + start + 1
    return { key: keyOf(lines[start] ?? '') ?? '', start, end }
  })
}

function isFilled(line: string): boolean {
  return line.trim() !== '' && !line.trimStart().startsWith('#')
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

const keyPattern = /^\s*(?:"([^"]*)"|'([^']*)'|([^\s"'#][^#]*?)):(?:\s|$)/

function keyOf(line: string): string | undefined {
  const [, double, single, plain] = keyPattern.exec(line) ?? []
  return double ?? single ?? plain
}

/** Whether nothing else has changed. Inserted text could end a mapping too early. */
function isOnlyAdded(before: string, after: string, { path, key }: Insertion): boolean {
  const read = parse(after)
  if (memberOf(path.reduce(memberOf, read), key) === undefined) return false
  return withoutEmpty(without(read, [...path, key]), path) === withoutEmpty(parse(before), path)
}

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([name, own]) => [name, name === key ? without(own, rest) : own] as const)
  return Object.fromEntries(rest.length > 0 ? members : members.filter(([name]) => name !== key))
}

function withoutEmpty(value: unknown, path: readonly string[]): string {
  return JSON.stringify(value, (name, own) => {
    const isEmptied = name === path.at(-1) && (own === null || (isRecord(own) && Object.keys(own).length === 0))
    return isEmptied ? undefined : own
  })
}

export function memberOf(value: unknown, key: string): unknown {
  return isRecord(value) ? ownValue(value, key) : undefined
}

/** The value of a YAML text; undefined if it cannot be read. */
export function parse(text: string): unknown {
  try {
    return load(text)
  } catch {
    return undefined
  }
}
