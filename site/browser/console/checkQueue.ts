import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { type Checker, type CheckFailure, longestChecked } from './checker.ts'
import type { CheckedFrame } from './checkTexts.ts'
import type { DrawnBook } from './orderBook.ts'

/** Check of a frame: its differences, or why it was not checked. */
export type FrameCheck = CheckedFrame | CheckFailure | 'large' | 'many'

export interface LoggedFrame {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly time: number
  readonly direction: 'send' | 'receive'
  readonly text: string
  /** Missing for sent frames, and until the check is over. */
  readonly check?: FrameCheck
}

/** Characters that wait for the worker, and characters that it gets at once. A frame counts as a few more than it has. */
const [mostWaiting, mostAtOnce, leastCost] = [20_000_000, 500_000, 100]

interface CheckListeners {
  readonly note: (frame: LoggedFrame, check: FrameCheck) => void
  readonly drawn: (books: readonly DrawnBook[]) => void
}

/** Has received frames checked in their order, some at a time. Leaves out frames when too much waits. */
export function createCheckQueue(channel: ConsoleChannel, checker: Checker, { note, drawn }: CheckListeners) {
  let waiting: LoggedFrame[] = []
  let waitingCost = 0
  let [isBusy, isNew] = [false, true]

  /** Books need each frame: they begin anew after a gap. */
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
        drawn(answer.books)
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
    if (frame.text.length > longestChecked) {
      leaveOut([frame], 'large')
      return
    }
    waiting.push(frame)
    waitingCost += costOf(frame)
    if (waitingCost > mostWaiting) {
      leaveOut(waiting, 'many')
      waiting = []
      waitingCost = 0
    }
    void checkWaiting()
  }

  return { check }
}

function costOf(frame: LoggedFrame | undefined): number {
  return (frame?.text.length ?? 0) + leastCost
}
