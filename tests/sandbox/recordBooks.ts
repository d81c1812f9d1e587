import { randomAt } from '../../kernel/random.ts'
import type { ChannelPush } from '../../sandbox/market/isFor.ts'

/** Frames of a client, and the output of a program that keeps books of them. */
export interface RecordedBooks {
  readonly frames: readonly string[]
  readonly books: string
  /** How often a book falls out of step. */
  readonly faults: number
}

/** A change of a book. */
interface Update {
  readonly symbol: string
  readonly id: number
  readonly frame: string
  /** The whole book of the sandbox after it, as a frame, and as a program prints it. */
  readonly snapshot: string
  readonly line: string
}

/** A book as a client has it. */
interface Followed {
  last?: number
  /** Updates until the next snapshot. */
  repairIn: number
  late?: Update | undefined
}

/** Updates of the sandbox, one in a hundred of them lost, doubled or late. Each repair is a snapshot. */
export function recordBooks(updates: Generator<Update>, count: number): RecordedBooks {
  const random = randomAt(7, 'faults', 0)
  const followed = new Map<string, Followed>()
  const [frames, lines]: [string[], string[]] = [[], []]
  let faults = 0
  const send = (book: Followed, { id, frame, line }: Update) => {
    frames.push(frame)
    if (book.last === undefined) return
    if (book.last === id - 1) {
      book.last = id
      lines.push(line)
      return
    }
    delete book.last
    book.repairIn = 3
    faults += 1
  }
  for (let sent = 0; sent < count; sent += 1) {
    const update: Update = updates.next().value
    const book = followed.get(update.symbol) ?? { repairIn: 1 }
    followed.set(update.symbol, book)
    const { late } = book
    const fault = !late && random() < 0.01 ? Math.floor(random() * 3) : undefined
    book.late = fault === 0 ? update : undefined
    for (const each of fault === undefined ? [update] : fault === 1 ? [update, update] : []) send(book, each)
    if (late) send(book, late)
    if (book.last !== undefined || book.late) continue
    book.repairIn -= 1
    if (book.repairIn > 0) continue
    frames.push(update.snapshot)
    lines.push(update.line)
    book.last = update.id
  }
  return { frames, books: lines.join(''), faults }
}

type Levels = readonly (readonly [price: string, size: string])[]

interface OpenExchange {
  readonly pushes: (ChannelPush & { readonly channel: string; readonly message: object })[]
  pass(milliseconds: number): void
}

/** Names of the fields that carry the number before, and the symbol. */
interface Names {
  readonly previous: string
  readonly symbol: string
}

/** The updates of all books of an exchange. The push of a change stands ahead of the whole book with the same number. */
export function* updatesOf({ pass, pushes }: OpenExchange, names: Names): Generator<Update> {
  while (true) {
    pass(1000)
    const changes = new Map<string, object>()
    for (const { channel, depth, symbol = '', message } of pushes.splice(0)) {
      if (channel === 'bookLv2') changes.set(symbol, message)
      const change = channel === 'book' && depth === 20 ? changes.get(symbol) : undefined
      if (!change) continue
      const { data }: { data: [{ id: number; bids: Levels; asks: Levels }] } = JSON.parse(JSON.stringify(message))
      const [{ id, bids, asks }] = data
      const record = { id, bids, asks, [names.previous]: id - 1, [names.symbol]: symbol }
      yield {
        ...{ symbol, id, frame: JSON.stringify(change) },
        snapshot: JSON.stringify({ channel: 'book_lv2', action: 'snapshot', data: [record] }),
        line: `${JSON.stringify({ symbol, last: String(id), bids, asks })}\n`,
      }
    }
  }
}
