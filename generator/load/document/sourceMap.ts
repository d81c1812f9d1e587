import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml'

export interface Position {
  readonly line: number
  readonly column: number
}

/** Path of keys and indexes from the document's root. */
export type Pointer = readonly (string | number)[]

/** Locates values in a YAML or JSON text; parses the text at the first question. */
export interface SourceMap {
  /** Position of the key (or list item) at the pointer, else of the nearest parent; `file` for a value of another file. */
  locate(pointer: Pointer): Position & { readonly file?: string }
  /** Line and column, counted from 1, of a character offset. */
  positionAt(offset: number): Position
}

/** Parses a document at the first question for a position. `maxDepth` bounds the nesting. */
export function createSourceMap(text: string, maxDepth: number): SourceMap {
  // The rows of a large text take more memory than the text: they stay for as long as one question follows another.
  let rows: WeakRef<Row> | undefined
  let lineStarts: number[] | undefined
  const positionAt = (offset: number): Position => {
    lineStarts ??= findLineStarts(text)
    const line = lastAtOrBefore(lineStarts, offset)
    return { line: line + 1, column: Math.max(0, offset - (lineStarts[line] ?? 0)) + 1 }
  }
  return {
    positionAt,
    locate(pointer) {
      const root = rows?.deref() ?? rowsOf(text, safeEvents(text, maxDepth))
      rows = root && new WeakRef(root)
      return positionAt(offsetOfPointer(root, pointer))
    },
  }
}

interface Row {
  readonly isMapping: boolean
  readonly offset: number
  readonly key?: string
  /** Absent for a scalar. */
  readonly children?: Row[]
  /** Made at the first search for an entry. */
  byKey?: ReadonlyMap<string | undefined, Row>
}

function offsetOfPointer(root: Row | undefined, pointer: Pointer): number {
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

function safeEvents(text: string, maxDepth: number): Event[] {
  try {
    return parseEvents(text, { maxDepth })
  } catch {
    return []
  }
}

/** Turns the event stream into a tree that keeps offsets only; a mapping's child carries its key and the key's offset. */
function rowsOf(text: string, events: readonly Event[]): Row | undefined {
  const stack: { row: Row; pendingKey?: { key: string; offset: number } | undefined }[] = []
  let root: Row | undefined
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) continue
    if (event.type === EVENT_ID.POP) {
      stack.pop()
      continue
    }
    const parent = stack.at(-1)
    const start = offsetOf(event)
    if (parent?.row.isMapping && parent.pendingKey === undefined) {
      parent.pendingKey = { key: event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : '', offset: start }
      if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING)
        stack.push({ row: { isMapping: false, offset: start, children: [] } })
      continue
    }
    const isCollection = event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE
    const row: Row = {
      isMapping: event.type === EVENT_ID.MAPPING,
      offset: parent?.pendingKey?.offset ?? start,
      ...(parent?.pendingKey ? { key: parent.pendingKey.key } : {}),
      ...(isCollection ? { children: [] } : {}),
    }
    if (parent) {
      parent.row.children?.push(row)
      parent.pendingKey = undefined
    }
    root ??= row
    if (isCollection) stack.push({ row })
  }
  return root
}

function offsetOf(event: Exclude<Event, { type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>): number {
  if (event.type === EVENT_ID.ALIAS) return Math.max(0, event.anchorStart - 1)
  if (event.type !== EVENT_ID.SCALAR) return event.start
  const isQuoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED
  return isQuoted ? Math.max(0, event.valueStart - 1) : event.valueStart
}

/** A byte order mark is no column of the first line. */
function findLineStarts(text: string): number[] {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
