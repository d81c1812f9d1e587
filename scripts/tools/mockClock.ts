import { UsageError } from '../command/commandLine.ts'

/** The clock of a mock. */
export interface MockClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The clock as a later run goes on from it. */
  readonly save: () => SavedClock
}

export interface SavedClock {
  readonly time: number
  /** Whether it was set: a clock that was not is the machine's again. */
  readonly isSet: boolean
}

interface ClockOptions {
  readonly start?: string | undefined
  readonly speed?: string | undefined
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
export function clockFrom({ start, speed, saved, machine = Date.now, onSlow = () => {} }: ClockOptions): MockClock {
  const factor = factorOf(speed)
  const from = startOf(start, saved) ?? machine()
  const isBehind = saved !== undefined && saved.time > machine()
  const isSet = start !== undefined || speed !== undefined || isBehind || (saved?.isSet ?? false)
  const now = isSet ? setClock({ from, factor, machine, onSlow }) : machine
  return { now, save: () => ({ time: now(), isSet }) }
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

/** The most that a clock goes on between two looks, in milliseconds: the market has to live through all of it before it answers. */
const longestStretch = 300_000
/** A machine that does not look for longer has slept. */
const sleep = 60_000
/** Time that the clock loses before it says so. */
const mostLost = 2000

interface SetClock {
  readonly from: number
  readonly factor: number
  readonly machine: () => number
  readonly onSlow: (message: string) => void
}

/** A clock that never goes on further than the state can follow: it is slower where the machine is. */
function setClock({ from, factor, machine, onSlow }: SetClock): () => number {
  const began = machine()
  let [time, seen, lost] = [from, began, 0]
  return () => {
    const passed = Math.max(0, machine() - seen)
    seen += passed
    const counted = Math.min(passed * factor, longestStretch)
    time += counted
    const isSaid = lost > mostLost
    if (passed < sleep) lost += passed - counted / factor
    if (!isSaid && lost > mostLost) onSlow(slowMessage(factor, (time - from) / (seen - began)))
    return Math.round(time)
  }
}

function slowMessage(factor: number, pace: number): string {
  return `--speed ${factor} is too fast for this machine: the clock runs ${Math.round(pace)} times as fast, and leaves nothing out.`
}
