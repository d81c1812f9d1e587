import { createClock, type MockClock, type SavedClock } from '../../tools/mock/index.ts'
import { UsageError } from '../command/commandLine.ts'

interface ClockFlags {
  readonly start?: string | undefined
  readonly speed?: string | undefined
  readonly isPaused?: boolean | undefined
  readonly saved?: SavedClock | undefined
  /** The clock of the machine. */
  readonly machine?: () => number
  /** Hears when the clock cannot be as fast as it should. */
  readonly onSlow?: (message: string) => void
}

/**
 * The clock of a mock. With a start or a speed it is a clock of its own, else the machine's clock. With a saved state it
 * goes on from the saved time. Throws a UsageError for a time or a speed that it cannot use.
 */
export function clockFrom({
  start,
  speed,
  saved,
  isPaused = false,
  machine = Date.now,
  onSlow,
}: ClockFlags): MockClock {
  const isBehind = saved !== undefined && saved.time > machine()
  const isSet = start !== undefined || speed !== undefined || isBehind || (saved?.isSet ?? false)
  const own = { start: startOf(start, saved), factor: factorOf(speed), isSet, isPaused, machine }
  return createClock(onSlow ? { ...own, onSlow } : own)
}

/** The time to start at; `undefined` for the machine's clock. */
function startOf(start: string | undefined, saved: SavedClock | undefined): number | undefined {
  const time = start === undefined ? undefined : Date.parse(start)
  if (Number.isNaN(time)) throw new UsageError(`--clock is a time such as 2025-01-01T00:00:00Z, not "${start}".`)
  if (time !== undefined && saved && time < saved.time)
    throw new UsageError(
      `The state has reached ${new Date(saved.time).toISOString()}, which is after --clock ${start}: leave --clock out to go on from there, or delete the file of --state.`,
    )
  return time ?? saved?.time
}

function factorOf(speed = '1'): number {
  const factor = Number(speed)
  if (factor > 0 && factor <= 100_000) return factor
  throw new UsageError(`--speed is a number above 0, up to 100000, not "${speed}".`)
}
