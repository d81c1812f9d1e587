import type { BookChecksum, BookPointers, BookRule } from '../contract/book.ts'
import type { Channel } from '../contract/channel.ts'
import type { Api } from '../contract/reference.ts'
import { type SessionLanguage, sampleLanguages } from '../contract/sampleLanguages.ts'
import { channelPlan } from './channelPlan.ts'
import { commentText } from './comments.ts'
import { classNameOf, fileNameOf } from './fileName.ts'
import { bookTemplates } from './languages/bookTemplates.ts'
import { languages } from './languages.ts'
import { programAddress } from './operationPlan.ts'
import { isOfCommands, writeBook } from './program/writeByTable.ts'

/** Whether programs are written that keep the book of a channel: they read lists of bids and of asks, and a size of 0 removes. */
export function hasBookProgram(channel: Channel): channel is Channel & { readonly book: BookRule } {
  const { book } = channel
  if (!book?.bids || !book.asks || book.changes || book.snapshot === 'none') return false
  if (book.snapshot === 'every' && !book.checksum) return false
  const { separator, removed, number } = book.level
  const isPlain = separator === undefined && !removed && !number
  // `~` escapes a character of a pointer, which these programs do not read.
  return isPlain && !JSON.stringify(book).includes('~')
}

/** A program that keeps the book of a channel: where it is published, its file and its text. */
export function bookProgram(language: SessionLanguage, channel: Channel & { readonly book: BookRule }, api: Api) {
  const table = languages[language]
  if (isOfCommands(table)) throw new Error(`no books are written in ${language}`)
  const plan = channelPlan(channel, api)
  const id = `${plan.channel} book`
  const file = fileNameOf(id, table)
  const session = fileNameOf(plan.channel, table)
  const { command } = sampleLanguages[language]
  const view = {
    ...viewOf(channel.book, table.syntax.quote),
    headline: `${commentText(plan.title)}: keep its order book`,
    className: classNameOf(id),
    notes: [`Run: ${command} ${session} | ${command} ${file}`, ...repairOf(channel.book, api)],
  }
  return {
    address: programAddress(api, { operation: id }, table),
    file,
    program: writeBook(table, bookTemplates[language], view),
  }
}

function repairOf({ snapshot, call }: BookRule, api: Api): string[] {
  if (snapshot === 'every') return []
  if (snapshot === 'push')
    return ['A book out of step is told on the error output: subscribe again for a new snapshot.']
  const operation = api.operations.find(({ id }) => id === call?.operation)
  const named = operation ? `${operation.method} ${operation.path}` : 'the REST call'
  return [`Write each reply of ${named} as a line among the frames: it begins a book, and repairs it.`]
}

function viewOf(rule: BookRule, quote: (text: string) => string) {
  const listed = (texts: readonly string[] | undefined) => texts?.map(quote).join(', ')
  const isCall = rule.snapshot === 'call'
  const updates = rule.snapshot !== 'every'
  const { start, symbol, sequence } = rule
  const { previous, first, step } = (updates ? sequence : undefined) ?? {}
  const gaps = (previous ?? first ?? step) !== undefined
  return {
    updates,
    ...{ call: isCall, callId: listed(rule.call?.id), callSymbol: listed(rule.call?.symbol) },
    ...{ callBids: listed(rule.call?.bids), callAsks: listed(rule.call?.asks) },
    ...{ records: rule.records, bids: listed(rule.bids), asks: listed(rule.asks), depth: rule.depth },
    ...{ price: listed(rule.level.price), size: listed(rule.level.size) },
    ...{ symbol: symbol && { symbol: listed(symbol.at), after: symbol.after }, symbolAfter: symbol?.after },
    start: start && { at: listed(start.at), is: start.is },
    ...{ id: listed(sequence?.id), previous: listed(previous), first: listed(first), grows: step ?? 1 },
    ids: isCall || sequence !== undefined,
    // The first message after a reply may hold numbers of the reply.
    ...{ gaps, dropsOld: !!first || (isCall && !!sequence) },
    numbers: !!first || step !== undefined || (isCall && !!sequence),
    checksum: rule.checksum && checksumView(rule.checksum, listed),
  }
}

function checksumView(
  { at, levels, order, separator, numbers, isSigned, none }: BookChecksum,
  listed: (pointers: BookPointers) => string | undefined,
) {
  return {
    ...{ at: listed(at), levels, separator, isSigned, none: none ?? '' },
    ...{ isPairs: order === 'pairs', asksFirst: order === 'asks-bids', areDigits: numbers === 'digits' },
  }
}
