import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import type { Checker } from './checker.ts'
import { createCheckQueue, type FrameCheck, type LoggedFrame } from './checkQueue.ts'
import type { DrawnBook } from './orderBook.ts'

/** Frames of a connection, received and sent, so far. */
export interface FrameLogState {
  /** The last frames, oldest first. */
  readonly frames: readonly LoggedFrame[]
  readonly received: number
  readonly sent: number
  /** Received frames that differ from their schema, and frames that were not checked. */
  readonly wrong: number
  readonly unchecked: number
  /** Frames that are no longer in the list. */
  readonly dropped: number
  readonly books: readonly DrawnBook[]
}

export interface FrameLog {
  add(direction: LoggedFrame['direction'], text: string): void
  clear(): void
  /** The state of the log: the same object until a frame is added or checked. */
  state(): FrameLogState
}

/** Frames in the list, and characters of all of them. */
export const mostFrames = 500
const mostCharacters = 20_000_000

/** Keeps the last frames of a connection, counts the others, and has each of them checked when its turn comes. */
export function createFrameLog(channel: ConsoleChannel, checker: Checker, now: () => number = Date.now): FrameLog {
  let frames: LoggedFrame[] = []
  let state: FrameLogState = blank
  let [characters, count, cleared] = [0, 0, 0]
  let isStale = false
  const queue = createCheckQueue(channel, checker, { note, drawn: (books) => set({ books }) })

  function set(change: Partial<FrameLogState>): void {
    state = { ...state, ...change }
  }

  function note({ number }: LoggedFrame, check: FrameCheck): void {
    if (number <= cleared) return
    const at = number - (frames[0]?.number ?? 0)
    const frame = frames[at]
    if (frame) frames[at] = { ...frame, check }
    const isChecked = typeof check === 'object' && (!check.isJson || check.differences !== undefined)
    const isWrong = typeof check === 'object' && (!check.isJson || (check.differences?.count ?? 0) > 0)
    set({ wrong: state.wrong + Number(isWrong), unchecked: state.unchecked + Number(!isChecked) })
    isStale = true
  }

  return {
    add(direction, text) {
      count += 1
      const frame = { number: count, time: now(), direction, text }
      frames.push(frame)
      characters += text.length
      let { dropped } = state
      while (frames.length > mostFrames || (characters > mostCharacters && frames.length > 1)) {
        characters -= frames.shift()?.text.length ?? 0
        dropped += 1
      }
      const isReceived = direction === 'receive'
      set({ dropped, received: state.received + Number(isReceived), sent: state.sent + Number(!isReceived) })
      isStale = true
      if (isReceived) queue.check(frame)
    },
    clear() {
      frames = []
      characters = 0
      cleared = count
      state = { ...blank, books: state.books }
      isStale = false
    },
    state() {
      if (isStale) set({ frames: [...frames] })
      isStale = false
      return state
    },
  }
}

export const blank: FrameLogState = {
  ...{ frames: [], received: 0, sent: 0, wrong: 0, unchecked: 0, dropped: 0, books: [] },
}

/** One line a frame: time, direction, text. */
export function linesOf(frames: readonly LoggedFrame[]): string {
  return frames
    .map(({ time, direction, text }) => `${JSON.stringify({ time: new Date(time).toISOString(), direction, text })}\n`)
    .join('')
}
