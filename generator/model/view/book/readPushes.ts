import type { BookLevelForm, BookMark, BookPointers, BookRule } from '../../../contract/book.ts'
import { isList, type Json, parseJson, textOfJson } from '../../../contract/json.ts'
import { valueAtPointer } from '../../../contract/jsonPointer.ts'

/** A level as it is sent. */
export interface SentLevel {
  readonly price: string
  readonly size: string
  readonly isRemoved: boolean
  readonly number?: string
}

/** Levels, numbers and checksum of a book, from a record of a frame or from a reply. */
export interface BookPush {
  readonly symbol: string
  readonly isSnapshot: boolean
  readonly isReply?: true
  readonly bids: readonly SentLevel[]
  readonly asks: readonly SentLevel[]
  /** A level without a price or a size that is a number. */
  readonly unreadable?: string
  readonly id?: string | undefined
  readonly previous?: string | undefined
  readonly first?: string | undefined
  readonly checksum?: string | undefined
}

/** The JSON of a frame. Numbers that JavaScript would write in another way are texts: `0.10` stays `0.10`. */
export function parseFrame(text: string): Json | undefined {
  const kept = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') || String(Number(token)) === token ? token : `"${token}"`,
  )
  return parseJson(text) === undefined ? undefined : parseJson(kept)
}

/** The book records of a frame; none for a frame of another channel. */
export function readPushes(frame: Json, rule: BookRule): BookPush[] {
  const reply = replyIn(frame, rule)
  if (reply) return [reply]
  const found = rule.records === undefined ? frame : valueAtPointer(frame, rule.records)
  const records = rule.records !== undefined && isList(found) ? found : [found]
  return records.flatMap((record) => (record === undefined ? [] : (pushIn(record, frame, rule) ?? [])))
}

function pushIn(record: Json, frame: Json, rule: BookRule): BookPush | undefined {
  const at = (pointers: BookPointers | undefined) => find(record, pointers) ?? find(frame, pointers)
  const sides = { bids: listAt(at(rule.bids), rule.level), asks: listAt(at(rule.asks), rule.level) }
  const changes = rule.changes && listAt(at(rule.changes.at), rule.changes)
  const checksum = textAt(at(rule.checksum?.at))
  if (!sides.bids && !sides.asks && !changes && checksum === undefined) return undefined
  const bids = (sides.bids ?? []).map((level) => readLevel(level, rule.level))
  const asks = (sides.asks ?? []).map((level) => readLevel(level, rule.level))
  for (const level of changes ?? []) {
    const side = rule.changes && isBid(level, rule.changes) ? bids : asks
    if (rule.changes) side.push(readLevel(level, rule.changes))
  }
  const symbol = textAt(at(rule.symbol?.at)) ?? ''
  const { after } = rule.symbol ?? {}
  const { sequence } = rule
  const isSnapshot = rule.snapshot === 'every' || (rule.snapshot === 'push' && isMarked(at, rule.start))
  return {
    symbol: after === undefined ? symbol : symbol.slice(symbol.indexOf(after) + after.length),
    ...{ isSnapshot, ...readable(bids, asks) },
    id: textAt(at(sequence?.id)),
    previous: textAt(at(sequence?.previous)),
    first: textAt(at(sequence?.first)),
    checksum,
  }
}

/** The reply to the call that gives a book. */
function replyIn(frame: Json, { call, level }: BookRule): BookPush | undefined {
  if (!call) return undefined
  const [bids, asks] = [call.bids, call.asks].map((pointers) => listAt(find(frame, pointers), level))
  const id = find(frame, call.id)
  if (!bids || !asks || id === undefined) return undefined
  const read = (side: readonly Json[]) => side.map((each) => readLevel(each, level))
  const symbol = textAt(find(frame, call.symbol)) ?? ''
  return { symbol, isSnapshot: true, isReply: true, ...readable(read(bids), read(asks)), id: textAt(id) }
}

type ReadLevel = SentLevel | { readonly unreadable: string }

function readLevel(value: Json, form: BookLevelForm): ReadLevel {
  const level = split(value, form.separator)
  const [price, size] = [textAt(find(level, form.price)) ?? '', textAt(find(level, form.size)) ?? '']
  if (!isDecimal(price) || !isDecimal(size)) return { unreadable: JSON.stringify(value).slice(0, 100) }
  const isRemoved = form.removed ? isMarked((pointers) => find(level, pointers), form.removed) : Number(size) === 0
  const number = textAt(find(level, form.number))
  return { price, size, isRemoved, ...(number === undefined ? {} : { number }) }
}

function readable(bids: readonly ReadLevel[], asks: readonly ReadLevel[]) {
  const sent = (side: readonly ReadLevel[]) => side.flatMap((level) => ('price' in level ? [level] : []))
  const [first] = [...bids, ...asks].flatMap((level) => ('unreadable' in level ? [level.unreadable] : []))
  return { bids: sent(bids), asks: sent(asks), ...(first === undefined ? {} : { unreadable: first }) }
}

function isBid(value: Json, { bid, size, separator }: NonNullable<BookRule['changes']>): boolean {
  const level = split(value, separator)
  const at = (pointers: BookPointers | undefined) => find(level, pointers)
  return bid ? isMarked(at, bid) : Number(textAt(at(size))) > 0
}

function split(level: Json, separator: string | undefined): Json {
  return separator !== undefined && typeof level === 'string' ? level.split(separator) : level
}

function isMarked(at: (pointers: BookPointers) => Json | undefined, mark: BookMark | undefined): boolean {
  const value = mark && textAt(at(mark.at))
  return value !== undefined && (mark?.is?.includes(value) ?? true)
}

function find(value: Json, pointers: BookPointers = []): Json | undefined {
  for (const pointer of pointers) {
    const found = valueAtPointer(value, pointer)
    if (found !== undefined && found !== null) return found
  }
  return undefined
}

/** A list of levels. A text, or a list that holds no other, is one level. */
function listAt(value: Json | undefined, { separator }: BookLevelForm): readonly Json[] | undefined {
  if (separator !== undefined && typeof value === 'string') return [value]
  if (!isList(value)) return undefined
  const isLevel = separator === undefined && value.length > 0 && value.every((item) => typeof item !== 'object')
  return isLevel ? [value] : value
}

function textAt(value: Json | undefined): string | undefined {
  return value === undefined || value === null ? undefined : textOfJson(value)
}

function isDecimal(text: string): boolean {
  return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)
}
