import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { parseJson } from '../../../generator/contract/json.ts'
import { type CheckedFrame, checkFrame } from './checkFrame.ts'
import { type Books, booksAfter } from './orderBook.ts'

export interface LoggedFrame {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly time: number
  readonly direction: 'send' | 'receive'
  readonly text: string
  /** Missing for what was sent, and where there was no time to check. */
  readonly checked?: CheckedFrame
}

/** What has come and gone on a connection, so far. */
export interface FrameLogState {
  /** The last frames, oldest first. */
  readonly frames: readonly LoggedFrame[]
  readonly received: number
  readonly sent: number
  /** Received frames that differ from their schema, and those that were not held against it. */
  readonly wrong: number
  readonly unchecked: number
  /** Frames that are no longer in the list. */
  readonly dropped: number
  readonly books: Books
}

export interface FrameLog {
  add(direction: LoggedFrame['direction'], text: string): void
  clear(): void
  /** The same object until something has been added. */
  state(): FrameLogState
}

/** Frames in the list, and characters of all of them. */
export const mostFrames = 500
const mostCharacters = 20_000_000
/** A longer frame is listed, but not checked. */
const longestChecked = 500_000
/** Milliseconds in a second that may go into checks: a connection that floods must not keep the page from answering. */
const mostChecking = 300

/** Keeps the last frames of a connection and counts the others. Every frame changes the books, however many there are. */
export function createFrameLog(channel: ConsoleChannel, now: () => number = Date.now): FrameLog {
  let frames: LoggedFrame[] = []
  let state: FrameLogState = blank
  let [characters, second, spent, count] = [0, 0, 0, 0]
  let isStale = false

  /** Gives nothing where the time for checks is used up. */
  function checkedOf(value: ReturnType<typeof parseJson>, text: string): CheckedFrame | undefined {
    const begun = now()
    if (Math.floor(begun / 1000) !== second) [second, spent] = [Math.floor(begun / 1000), 0]
    if (value === undefined || text.length > longestChecked || spent > mostChecking) return undefined
    const checked = checkFrame(value, channel)
    spent += now() - begun
    return checked
  }

  return {
    add(direction, text) {
      count += 1
      const value = direction === 'receive' ? parseJson(text) : undefined
      const checked = direction === 'receive' ? checkedOf(value, text) : undefined
      const isWrong = direction === 'receive' && (value === undefined || (checked?.problems.length ?? 0) > 0)
      frames.push({ number: count, time: now(), direction, text, ...(checked ? { checked } : {}) })
      characters += text.length
      let { dropped } = state
      while (frames.length > mostFrames || (characters > mostCharacters && frames.length > 1)) {
        characters -= frames.shift()?.text.length ?? 0
        dropped += 1
      }
      isStale = true
      state = {
        ...state,
        dropped,
        received: state.received + (direction === 'receive' ? 1 : 0),
        sent: state.sent + (direction === 'send' ? 1 : 0),
        wrong: state.wrong + (isWrong ? 1 : 0),
        unchecked: state.unchecked + (direction === 'receive' && value !== undefined && !checked ? 1 : 0),
        books: value === undefined ? state.books : booksAfter(state.books, value, channel.sequence),
      }
    },
    clear() {
      frames = []
      characters = 0
      state = { ...blank, books: state.books }
      isStale = false
    },
    state() {
      if (isStale) state = { ...state, frames: [...frames] }
      isStale = false
      return state
    },
  }
}

export const blank: FrameLogState = {
  ...{ frames: [], received: 0, sent: 0, wrong: 0, unchecked: 0, dropped: 0 },
  books: new Map(),
}
