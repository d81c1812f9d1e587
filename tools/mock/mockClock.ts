import { createClockTasks } from './clockTasks.ts'

/** The clock of a mock, and the tasks that run by it. */
export interface MockClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The clock as a later run goes on from it. */
  readonly save: () => SavedClock
  readonly isPaused: () => boolean
  pause(): void
  resume(): void
  /** Goes on so many milliseconds at once; all that is due on the way happens. */
  advance(milliseconds: number): Promise<void>
  /** Goes on from a saved time, which may lie before the present one. */
  restore(saved: SavedClock): void
  /** Does something at each interval until the returned function is called: by the machine's time, by its own while paused. */
  every(milliseconds: number, task: () => void): () => void
  /** Lets the time pass before a late reply. */
  delay(milliseconds: number): Promise<void>
  /** Does something once, as `every` does. */
  after(milliseconds: number, task: () => void): () => void
}

export interface SavedClock {
  readonly time: number
  /** Whether it was set: a clock that was not is the machine's again. */
  readonly isSet: boolean
}

interface ClockStart {
  /** Time to start at; the machine's time without it. */
  readonly start?: number | undefined
  /** Whether it is a clock of its own from the start on. */
  readonly isSet?: boolean
  readonly isPaused?: boolean
  /** Seconds of the clock in one second of the machine. */
  readonly factor?: number
  /** The clock of the machine. */
  readonly machine?: () => number
  /** Hears when the clock cannot be as fast as it should. */
  readonly onSlow?: (message: string) => void
}

/** A clock that is the machine's until somebody sets it. */
export function createClock({
  start,
  factor = 1,
  machine = Date.now,
  onSlow = () => {},
  isSet = start !== undefined,
  isPaused = false,
}: ClockStart = {}): MockClock {
  const begin = (from: number, isHeld: boolean) => setClock({ ...{ from, factor, machine, onSlow }, isPaused: isHeld })
  let own = isSet || isPaused ? begin(start ?? machine(), isPaused) : undefined
  const now = () => own?.now() ?? machine()
  const set = () => {
    own ??= begin(machine(), false)
    return own
  }
  const tasks = createClockTasks({ now, isPaused: () => own?.isPaused() ?? false, goTo: (time) => set().goTo(time) })
  return {
    ...{ now, every: tasks.every, after: tasks.after, advance: tasks.advance },
    delay: (milliseconds) => new Promise((resolve) => tasks.after(milliseconds, resolve)),
    save: () => ({ time: now(), isSet: own !== undefined }),
    isPaused: () => own?.isPaused() ?? false,
    pause: () => set().pause(),
    resume() {
      own?.resume()
      tasks.resume()
    },
    restore: ({ time }) => {
      own = begin(time, own?.isPaused() ?? false)
      tasks.restart()
    },
  }
}

/**
 * A clock that goes on by steps alone. Where a reply is late it goes on by itself: the step that waits for the reply cannot let
 * it go on.
 */
export function steppedClock(start: number): MockClock {
  const clock = createClock({ start, isPaused: true })
  return { ...clock, delay: clock.advance }
}

/** The most that a clock goes on between two looks, in milliseconds: the market has to live through all of it before it answers. */
const longestStretch = 300_000
/** A machine that does not look for longer has slept. */
const sleep = 60_000
/** Milliseconds that the clock loses before it reports the loss. */
const mostLost = 2000

interface SetClock {
  readonly from: number
  readonly isPaused: boolean
  readonly factor: number
  readonly machine: () => number
  readonly onSlow: (message: string) => void
}

/** A clock that never goes on further than the state can follow: it is slower where the machine is. */
function setClock({ from, factor, machine, onSlow, isPaused: isHeld }: SetClock) {
  const began = machine()
  let [time, seen, lost, skipped, isPaused] = [from, began, 0, 0, isHeld]
  const now = () => {
    const passed = Math.max(0, machine() - seen)
    seen += passed
    if (isPaused) {
      skipped += passed
      return Math.round(time)
    }
    const counted = Math.min(passed * factor, longestStretch)
    time += counted
    const isSaid = lost > mostLost
    if (passed < sleep) lost += passed - counted / factor
    if (!isSaid && lost > mostLost) onSlow(slowMessage(factor, (time - from) / (seen - began - skipped)))
    return Math.round(time)
  }
  return {
    now,
    isPaused: () => isPaused,
    pause() {
      now()
      isPaused = true
    },
    resume() {
      now()
      isPaused = false
    },
    /** Goes on to a time, and never back. */
    goTo: (wanted: number) => {
      time = Math.max(now(), wanted)
    },
  }
}

function slowMessage(factor: number, pace: number): string {
  return `--speed ${factor} is too fast for this machine: the clock runs ${Math.round(pace)} times as fast, and leaves nothing out.`
}
