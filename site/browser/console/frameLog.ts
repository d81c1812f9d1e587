import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { type Checker, type CheckFailure, longestChecked } from './checker.ts'
import type { CheckedFrame } from './checkTexts.ts'
import type { DrawnBook } from './orderBook.ts'

/** What is known of a frame: how it differs, or why it was not checked. */
export type FrameCheck = CheckedFrame | CheckFailure | 'large' | 'many'

export interface LoggedFrame {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly time: number
  readonly direction: 'send' | 'receive'
  readonly text: string
  /** Missing for what was sent, and until the check is over. */
  readonly check?: FrameCheck
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
  readonly books: readonly DrawnBook[]
}

export interface FrameLog {
  add(direction: LoggedFrame['direction'], text: string): void
  clear(): void
  /** The same object until something has been added or checked. */
  state(): FrameLogState
}

/** Frames in the list, and characters of all of them. */
export const mostFrames = 500
const mostCharacters = 20_000_000
/** Characters that wait for the worker, and those that it is given at once. A frame counts as a few more than it has. */
const [mostWaiting, mostAtOnce, leastCost] = [mostCharacters, 500_000, 100]

/** Keeps the last frames of a connection, counts the others, and has each of them checked when its turn comes. */
export function createFrameLog(channel: ConsoleChannel, checker: Checker, now: () => number = Date.now): FrameLog {
  let frames: LoggedFrame[] = []
  let waiting: LoggedFrame[] = []
  let state: FrameLogState = blank
  let [characters, waitingCost, count, cleared] = [0, 0, 0, 0]
  let [isStale, isBusy, isNew] = [false, false, true]

  function note({ number }: LoggedFrame, check: FrameCheck): void {
    if (number <= cleared) return
    const at = number - (frames[0]?.number ?? 0)
    const frame = frames[at]
    if (frame) frames[at] = { ...frame, check }
    const isChecked = typeof check === 'object' && (!check.isJson || check.differences !== undefined)
    const isWrong = typeof check === 'object' && (!check.isJson || (check.differences?.count ?? 0) > 0)
    state = { ...state, wrong: state.wrong + Number(isWrong), unchecked: state.unchecked + Number(!isChecked) }
    isStale = true
  }

  /** Books need each frame: after one that is left out they begin anew. */
  function leaveOut(left: readonly LoggedFrame[], reason: CheckFailure | 'large' | 'many'): void {
    isNew = true
    for (const frame of left) note(frame, reason)
  }

  async function checkWaiting(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (waiting.length > 0) {
      const batch = takeBatch()
      const known = isNew ? { channel } : {}
      isNew = false
      const answer = await checker.ask({ kind: 'frames', texts: batch.map(({ text }) => text), ...known })
      if (typeof answer === 'string') leaveOut(batch, answer)
      else if (answer.kind === 'frames') {
        for (const [at, check] of answer.frames.entries()) if (batch[at]) note(batch[at], check)
        state = { ...state, books: answer.books }
      }
    }
    isBusy = false
  }

  function takeBatch(): LoggedFrame[] {
    let [size, cost] = [0, 0]
    while (size < waiting.length && (size === 0 || cost < mostAtOnce)) {
      cost += costOf(waiting[size])
      size += 1
    }
    waitingCost -= cost
    return waiting.splice(0, size)
  }

  function check(frame: LoggedFrame): void {
    waiting.push(frame)
    waitingCost += costOf(frame)
    if (waitingCost > mostWaiting) {
      leaveOut(waiting, 'many')
      waiting = []
      waitingCost = 0
    }
    void checkWaiting()
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
      state = {
        ...state,
        dropped,
        received: state.received + Number(isReceived),
        sent: state.sent + Number(!isReceived),
      }
      isStale = true
      if (isReceived && text.length > longestChecked) leaveOut([frame], 'large')
      else if (isReceived) check(frame)
    },
    clear() {
      frames = []
      characters = 0
      cleared = count
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

function costOf(frame: LoggedFrame | undefined): number {
  return (frame?.text.length ?? 0) + leastCost
}

export const blank: FrameLogState = {
  ...{ frames: [], received: 0, sent: 0, wrong: 0, unchecked: 0, dropped: 0, books: [] },
}
