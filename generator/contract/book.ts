import type { SourceLocation } from './diagnostics.ts'
import type { Json } from './json.ts'

/** JSON pointers into the record, else into the frame. The first pointer with a value counts. */
export type BookPointers = readonly string[]

/** A member of a frame that marks a case: its value is one of these texts, or any value where there are none. */
export interface BookMark {
  readonly at: BookPointers
  readonly is?: readonly string[]
}

/** Pointers to price and size of a level, and marks of the level. */
export interface BookLevelForm {
  readonly price: BookPointers
  readonly size: BookPointers
  /** Splits a level that is written as one text. */
  readonly separator?: string
  /** Mark of a level to remove; without it, the size 0 removes a level. */
  readonly removed?: BookMark
  /** A level with a number at or below the last one is older than the book. */
  readonly number?: BookPointers
}

/** Levels of both sides in one list: a mark or the sign of the size distinguishes bids from asks. */
export interface BookChanges extends BookLevelForm {
  readonly at: BookPointers
  readonly bid?: BookMark
}

/** Numbers of messages by which a client notices a gap. All but `id` are missing where the messages have no such number. */
export interface BookSequence {
  readonly id: BookPointers
  /** Repeats the number of the message before. */
  readonly previous?: BookPointers
  /** The first number of a message that stands for several: it follows the last one. */
  readonly first?: BookPointers
  /** The difference of a number from the number before. */
  readonly step?: number
}

/** A CRC32 over the best levels, as a text. */
export interface BookChecksum {
  readonly at: BookPointers
  /** Levels of each side. */
  readonly levels: number
  /** `pairs`: the best bid, the best ask, the next bid … */
  readonly order: 'pairs' | 'asks-bids' | 'bids-asks'
  readonly separator: string
  /** `digits`: without point and leading zeros. */
  readonly numbers: 'sent' | 'digits'
  readonly isSigned: boolean
  /** Stands in the place of a checksum where there is none. */
  readonly none?: string
}

/** The REST call that gives a book, and where its parts stand in the reply. */
export interface BookCall {
  readonly operation?: string
  readonly id: BookPointers
  readonly bids: BookPointers
  readonly asks: BookPointers
  readonly symbol?: BookPointers
}

/** Rules for an order book from the frames of a channel (`x-book`). */
export interface BookRule {
  /** The start of a book: a push, the reply to a call, or nothing. `every`: each push is a whole book. */
  readonly snapshot: 'push' | 'call' | 'every' | 'none'
  /** Mark of the pushes that begin a book. */
  readonly start?: BookMark
  readonly call?: BookCall
  /** Pointer to the record, or to the list of records, in a frame; without it the frame is the record. */
  readonly records?: string
  readonly symbol?: { readonly at: BookPointers; readonly after?: string }
  readonly bids?: BookPointers
  readonly asks?: BookPointers
  readonly level: BookLevelForm
  readonly changes?: BookChanges
  readonly sequence?: BookSequence
  /** Levels of each side that are kept. */
  readonly depth?: number
  readonly checksum?: BookChecksum
}

/** Whether readers keep a book from the frames: a whole book in each leaves nothing to keep, nor to check without a sum. */
export function isKept({ snapshot, checksum }: BookRule): boolean {
  return snapshot !== 'every' || checksum !== undefined
}

/** A level of a vector and where it is written. */
interface ExpectedLevel {
  readonly price: string
  readonly size: string
  readonly source: SourceLocation
}

/** Frames of a channel, and the expected state of the book after them. */
export interface BookVector {
  readonly name?: string
  readonly frames: readonly Json[]
  readonly symbol?: string
  readonly state: 'in step' | 'gap' | 'waiting'
  readonly bids?: readonly ExpectedLevel[]
  readonly asks?: readonly ExpectedLevel[]
  /** The text that the checksum is taken of, and the checksum. */
  readonly text?: { readonly value: string; readonly source: SourceLocation }
  readonly checksum?: { readonly value: string; readonly source: SourceLocation }
  readonly source: SourceLocation
}

/** Test vectors of a rule for checks, and source locations of its members, by their path: `start.at`. */
export interface BookProof {
  readonly vectors: readonly BookVector[]
  readonly sources: Readonly<Record<string, SourceLocation>>
}
