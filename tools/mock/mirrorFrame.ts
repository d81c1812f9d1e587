import { isRecord, type Json } from '../../generator/contract/json.ts'
import { type Mirror, type MirroredList, type MirroredValue, mirrorOf } from './mirrorOf.ts'

/** Values of a request that are tried one by one if they do not fit together. No example of a spec has as many. */
const mostTried = 100

/**
 * Puts the values of a request into an example reply. A value replaces the value or the name that equals its example; without
 * one, the member of the same name. A list keeps the requested rows. Values that `fits` refuses are left out.
 */
export function mirrored(reply: Json, mirror: Mirror, fits: (reply: Json) => boolean = () => true): Json {
  if (mirror.values.length + mirror.lists.length === 0) return reply
  const whole = mirrorAll(reply, mirror)
  if (fits(whole)) return whole
  const parts: Mirror[] = [
    ...mirror.lists.map((list) => ({ values: [], lists: [list] })),
    ...mirror.values.map((value) => ({ values: [value], lists: [] })),
  ]
  return parts.slice(0, mostTried).reduce((kept, part) => {
    const next = mirrorAll(kept, part)
    return fits(next) ? next : kept
  }, reply)
}

function mirrorAll(reply: Json, { values, lists }: Mirror): Json {
  const texts = new Set(leavesOf(reply))
  const [found, named] = [values.filter(isIn), values.filter((value) => !isIn(value))]
  return exchanged(reply, '', { found, named, lists })

  function isIn({ name, example }: MirroredValue): boolean {
    if (example === undefined) return false
    return texts.has(`${name}=${example}`) || (isTelling(example) && texts.has(String(example)))
  }
}

/** Every value of a reply, alone and after its name, and every name. */
function leavesOf(value: Json, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => leavesOf(item, name))
  if (isRecord(value)) return Object.entries(value).flatMap(([own, part]) => [own, ...leavesOf(part, own)])
  return [...(isTelling(value) ? [String(value)] : []), `${name}=${value}`]
}

/** Whether a value identifies something. A short number may be a count or a price. */
function isTelling(value: Json): boolean {
  return typeof value === 'string'
    ? /\D/.test(value) || value.length > 5
    : typeof value === 'number' && String(value).length > 5
}

interface Exchange {
  /** Values whose examples the reply has. */
  readonly found: readonly MirroredValue[]
  /** The others: they go by their names. */
  readonly named: readonly MirroredValue[]
  readonly lists: readonly MirroredList[]
}

function exchanged(reply: Json, name: string, exchange: Exchange): Json {
  if (Array.isArray(reply)) return exchangedList(reply, name, exchange)
  if (isRecord(reply))
    return Object.fromEntries(
      Object.entries(reply).map(([own, part]) => [renamed(own, exchange), exchanged(part, own, exchange)]),
    )
  const value =
    exchange.found.find((own) => own.name === name && String(own.example) === String(reply)) ??
    exchange.found.find(({ example = null }) => isTelling(reply) && String(example) === String(reply)) ??
    exchange.named.find((own) => own.name === name)
  return value ? inTypeOf(reply, value.actual) : reply
}

function renamed(name: string, { found }: Exchange): string {
  const value = found.find(({ example = null }) => isTelling(example) && String(example) === name)
  return value ? String(value.actual) : name
}

/** Converts a value to the type of the value it replaces, if it can be converted. */
function inTypeOf(before: Json, actual: Json): Json {
  if (typeof before === 'string') return String(actual)
  if (typeof before === 'number') return Number.isNaN(Number(actual)) ? actual : Number(actual)
  if (typeof before === 'boolean') return actual === true || actual === 'true'
  return actual
}

function exchangedList(reply: readonly Json[], name: string, exchange: Exchange): Json {
  const whole = exchange.lists.find(({ example }) => JSON.stringify(example) === JSON.stringify(reply))
  if (whole) return whole.actual
  const rows = rowsOfLists(reply, exchange.lists)
  if (rows)
    return rows.map(({ row, values }) => exchanged(row, name, { ...exchange, found: [...values, ...exchange.found] }))
  return narrowed(reply, exchange).map((item) => exchanged(item, name, exchange))
}

interface Row {
  readonly row: Json
  readonly values: readonly MirroredValue[]
}

/** Rows for each listed item of the request, made from the rows of the example's items. Undefined if the example has none. */
function rowsOfLists(reply: readonly Json[], lists: readonly MirroredList[]): Row[] | undefined {
  const known = new Set<Json>()
  const rows = lists.flatMap(({ example, actual }) => {
    const own = example.map((item, index) => rowsOf(item, index, example, reply))
    for (const row of own.flat()) known.add(row)
    return actual.flatMap((item, index) => {
      const at = Math.min(index, example.length - 1)
      return (own[at] ?? []).map((row) => ({ row, values: mirrorOf(example[at], item).values }))
    })
  })
  const isAsked = rows.length === known.size && rows.every(({ values }) => values.length === 0)
  return known.size === 0 || (isAsked && known.size === reply.length) ? undefined : rows
}

/** The rows of a reply for an item: rows with its value, or the row at its index in a list of the same length. */
function rowsOf(item: Json, index: number, example: readonly Json[], reply: readonly Json[]): Json[] {
  if (!reply.every((row) => isRecord(row))) return []
  if (isRecord(item)) return reply.length === example.length ? reply.slice(index, index + 1) : []
  return reply.filter((row) => isTelling(item) && Object.values<Json>(row).includes(item))
}

/** The rows with the requested value. Without such a row the first row is kept, and takes the value later. */
function narrowed(reply: readonly Json[], { found, named }: Exchange): readonly Json[] {
  return [...found, ...named].reduce((rows, { name, example, actual }) => {
    const members = rows.map((row) => (isRecord(row) && Object.hasOwn(row, name) ? String(row[name]) : undefined))
    if (new Set(members).size < 2 || members.includes(undefined)) return rows
    const wanted = [String(actual), String(example)].find((text) => members.includes(text))
    return rows.filter((_, index) => (wanted === undefined ? index === 0 : members[index] === wanted))
  }, reply)
}
