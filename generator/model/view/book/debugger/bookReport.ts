import type { Books } from '../keepBooks.ts'
import type { BookPush } from '../readPushes.ts'

/** Mistakes of a paste, of frames, of a book that a reader keeps, and of a text that a checksum is taken of. */
export type BookMistakeKind =
  | (
      | 'noFrames'
      | 'torn'
      | 'noBook'
      | 'refused'
      | 'acknowledged'
      | 'otherBook'
      | 'otherNames'
      | 'replyUnreadable'
      | 'replyUnknown'
    )
  | ('noSnapshot' | 'noReply' | 'gap' | 'doubled' | 'reordered' | 'older' | 'restarted' | 'staleReply')
  | ('unreadable' | 'negative' | 'crossed' | 'sumZeros' | 'sumStale' | 'sumReordered' | 'sumLost')
  | ('ownUnreadable' | 'ownSymbol' | 'sides' | 'sorting' | 'priceText' | 'notRemoved' | 'tooDeep' | 'earlyApplied')
  | ('oldApplied' | 'merged' | 'added' | 'notApplied' | 'behind' | 'rounded' | 'wrongLevel')
  | ('textOrder' | 'textSeparator' | 'textNumbers' | 'textZeros' | 'textLevels' | 'textSigns' | 'textWrong')
  | ('sumSigned' | 'sumWrong')

/** The first mistake, with the values of its text. */
export interface BookMistake {
  readonly kind: BookMistakeKind
  /** Line, or number in a list, of the frame that shows it. */
  readonly position?: number
  readonly values: Readonly<Record<string, string | number | readonly string[]>>
}

/** The first mistake of the frames of one book. */
export interface BrokenBook {
  readonly mistake: BookMistake
  /** Position of the snapshot that brought the book back after the mistake, or of a record that is skipped. */
  readonly recovered?: number
}

/** Result of the pasted frames: the first mistake, the number of records, and the books. */
export interface BookReport {
  /** The first mistake that leaves no book to compare, else of the reader's book or of a checksum, else of the frames. */
  readonly mistake?: BookMistake
  /** The books are in step, so that those of a reader are compared with them. */
  readonly isCompared: boolean
  /** Books whose frames have a mistake, by symbol. */
  readonly broken: ReadonlyMap<string, BrokenBook>
  /** Unit of positions: lines of the paste, or items of its list. */
  readonly counted: 'line' | 'item'
  /** Numbers of snapshots and updates that were applied or dropped, or that take a book out of step or wait for it. */
  readonly applied: number
  readonly dropped: number
  readonly outOfStep: number
  /** Lines without a frame of the channel. */
  readonly ignored: number
  /** The last frame, where it is cut off: it counts for nothing. */
  readonly cutOff?: number
  readonly books: Books
}

/** The channels of an API. */
export interface BookChannels {
  /** Address of the channel whose frames are expected. */
  readonly own: string
  /** Addresses of the others. Where true, each frame is a whole book. */
  readonly others: Readonly<Record<string, boolean>>
  /** Frames of the own channel, with the names that its rule does not use. */
  readonly example?: string | undefined
}

/** A record of a pasted frame. A reply that was pasted apart has no position. */
export interface PastedPush {
  readonly push: BookPush
  readonly position?: number
}
