import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml'
import { parseJson } from '../../contract/json.ts'

/** A value of a document, and where it stands. */
export interface Row {
  readonly isMapping: boolean
  readonly offset: number
  readonly key: string | undefined
  /** Absent for a scalar. */
  children: Row[] | undefined
  /** Made at the first search for an entry. */
  byKey: ReadonlyMap<string | undefined, Row> | undefined
}

/** Offset of the value at a pointer, else of its nearest parent. */
export function offsetAt(root: Row | undefined, pointer: readonly (string | number)[]): number {
  let row = root
  for (const step of pointer) {
    const next: Row | undefined = row?.isMapping ? entryOf(row, String(step)) : row?.children?.[Number(step)]
    if (!next) break
    row = next
  }
  return row?.offset ?? 0
}

/** Smallest number of entries for which an index of a mapping pays. */
const manyEntries = 16

/** The first entry of a mapping with a key. A caller may locate thousands of entries of one mapping, one by one. */
function entryOf(row: Row, key: string): Row | undefined {
  const { children = [] } = row
  if (children.length < manyEntries) return children.find((child) => child.key === key)
  row.byKey ??= new Map(children.toReversed().map((child) => [child.key, child]))
  return row.byKey.get(key)
}

/** The values of a text as a tree that keeps offsets only; a mapping's child carries its key and the key's offset. */
export function rowsOf(text: string, maxDepth: number): Row | undefined {
  const stack: { row: Row; pendingKey?: { key: string; offset: number } | undefined }[] = []
  let root: Row | undefined
  for (const { kind, offset, read } of stepsOf(text, maxDepth)) {
    if (kind === 'end') {
      const ended = stack.pop()?.row
      // A list that was appended to holds room for more.
      if (ended) ended.children = ended.children?.slice()
      continue
    }
    const parent = stack.at(-1)
    const isKey = parent?.row.isMapping && parent.pendingKey === undefined
    const row: Row = {
      isMapping: kind === 'mapping' && !isKey,
      offset: parent?.pendingKey?.offset ?? offset,
      key: parent?.pendingKey?.key,
      children: kind === 'scalar' ? undefined : [],
      byKey: undefined,
    }
    if (isKey) parent.pendingKey = { key: read?.() ?? '', offset }
    else if (parent) {
      parent.row.children?.push(row)
      parent.pendingKey = undefined
    }
    root ??= row
    if (kind !== 'scalar') stack.push({ row })
  }
  return root
}

/** The beginning of a mapping, a list or a scalar, or the end of a mapping or list. */
interface Step {
  readonly kind: 'mapping' | 'list' | 'scalar' | 'end'
  readonly offset: number
  /** Text of a scalar. */
  readonly read?: () => string
}

function stepsOf(text: string, maxDepth: number): Iterable<Step> {
  return parseJson(text) === undefined ? yamlSteps(text, maxDepth) : jsonSteps(text)
}

/** The parser of YAML would hold ten times the memory of a large JSON text. */
function* jsonSteps(text: string): Generator<Step> {
  const token = /["[\]{}]|[^\s"[\]{},:]+/g
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const { 0: mark, index: offset } = found
    const kind = brackets[mark] ?? 'scalar'
    if (mark === '"') token.lastIndex = endOfString(text, offset)
    const end = token.lastIndex
    yield { kind, offset, read: () => (mark === '"' ? JSON.parse(text.slice(offset, end)) : mark) }
  }
}

const brackets: Readonly<Record<string, Step['kind']>> = { '{': 'mapping', '[': 'list', '}': 'end', ']': 'end' }

/** A regular expression for a whole string would overflow the stack at a long one. */
function endOfString(text: string, start: number): number {
  let end = start
  let backslashes = 1
  while (backslashes % 2 === 1) {
    end = text.indexOf('"', end + 1)
    backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes += 1
  }
  return end + 1
}

function* yamlSteps(text: string, maxDepth: number): Generator<Step> {
  for (const event of safeEvents(text, maxDepth)) {
    if (event.type === EVENT_ID.DOCUMENT) continue
    if (event.type === EVENT_ID.POP) yield { kind: 'end', offset: 0 }
    else if (event.type === EVENT_ID.MAPPING) yield { kind: 'mapping', offset: event.start }
    else if (event.type === EVENT_ID.SEQUENCE) yield { kind: 'list', offset: event.start }
    else if (event.type === EVENT_ID.ALIAS) yield { kind: 'scalar', offset: Math.max(0, event.anchorStart - 1) }
    else yield { kind: 'scalar', offset: offsetOf(event), read: () => getScalarValue(text, event) }
  }
}

function safeEvents(text: string, maxDepth: number): Event[] {
  try {
    return parseEvents(text, { maxDepth })
  } catch {
    return []
  }
}

function offsetOf({ style, valueStart }: Extract<Event, { type: typeof EVENT_ID.SCALAR }>): number {
  const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED
  return isQuoted ? Math.max(0, valueStart - 1) : valueStart
}
