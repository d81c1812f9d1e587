import { expect, it } from 'vitest'
import type { SavedClock } from '../../tools/mock/index.ts'
import { clockFrom } from './mockClock.ts'

/** New Year of 2026. */
const newYear = Date.UTC(2026, 0, 1)

interface Asked {
  readonly start?: string
  readonly speed?: string
  readonly saved?: SavedClock
}

/** A clock on a machine whose time the test sets, with its messages about its speed. */
function clockOf(asked: Asked) {
  const said: string[] = []
  let machine = newYear
  const clock = clockFrom({ ...asked, machine: () => machine, onSlow: (message) => said.push(message) })
  const pass = (milliseconds: number) => {
    machine += milliseconds
    return new Date(clock.now()).toISOString()
  }
  return { clock, pass, said }
}

it('starts where it is asked to, and runs as fast as it is asked to', () => {
  const fast = clockOf({ start: '2020-02-01T00:00:00Z', speed: '60' })
  expect([0, 500, 1500].map(fast.pass)).toEqual([
    '2020-02-01T00:00:00.000Z',
    '2020-02-01T00:00:30.000Z',
    '2020-02-01T00:02:00.000Z',
  ])
  expect(clockOf({ start: '2020-02-01T00:00:00Z', speed: '0.5' }).pass(1000)).toBe('2020-02-01T00:00:00.500Z')
})

it('is that of the machine when nothing is asked for, also after it was saved', () => {
  const { clock, pass } = clockOf({})
  expect(pass(1234)).toBe('2026-01-01T00:00:01.234Z')
  expect(clock.save()).toEqual({ time: newYear + 1234, isSet: false })
  expect(clockOf({ saved: { time: newYear - 86_400_000, isSet: false } }).pass(5)).toBe('2026-01-01T00:00:00.005Z')
})

it('goes on from the time at which it was saved, without going back', () => {
  const saved = clockOf({ speed: '60' })
  saved.pass(60_000)
  const restored = clockOf({ saved: saved.clock.save() })
  expect(restored.pass(1000)).toBe('2026-01-01T00:05:01.000Z')
  const ahead = { time: newYear + 5000, isSet: false }
  expect(clockOf({ saved: ahead }).pass(1000)).toBe('2026-01-01T00:00:06.000Z')
  expect(clockOf({ start: '2026-01-02T00:00:00Z', saved: ahead }).pass(0)).toBe('2026-01-02T00:00:00.000Z')
  expect(() => clockOf({ start: '2020-01-01T00:00:00Z', saved: ahead })).toThrow(
    'The state has reached 2026-01-01T00:00:05.000Z, which is after --clock 2020-01-01T00:00:00Z: leave --clock out to go on from there, or delete the file of --state.',
  )
})

it('is slower, and says so once, where the machine cannot follow', () => {
  const { pass, said } = clockOf({ start: '2020-01-01T00:00:00Z', speed: '1000' })
  expect(pass(1000)).toBe('2020-01-01T00:05:00.000Z')
  expect(said).toEqual([])
  for (let look = 0; look < 9; look += 1) pass(1000)
  expect(said).toEqual([
    '--speed 1000 is too fast for this machine: the clock runs 300 times as fast, and leaves nothing out.',
  ])
  expect(pass(0)).toBe('2020-01-01T00:50:00.000Z')
})

it('stands still while the machine sleeps, and does not take that for slowness', () => {
  const { pass, said } = clockOf({ start: '2020-01-01T00:00:00Z' })
  expect(pass(8 * 3_600_000)).toBe('2020-01-01T00:05:00.000Z')
  expect(said).toEqual([])
})

it.each<Asked>([
  { speed: '0' },
  { speed: '-1' },
  { speed: '100001' },
  { speed: 'fast' },
  { speed: '' },
  { start: 'tomorrow' },
])('refuses to start as $start with speed "$speed"', (asked) => {
  expect(() => clockOf(asked)).toThrow(
    asked.start === undefined
      ? `--speed is a number above 0, up to 100000, not "${asked.speed}".`
      : '--clock is a time such as 2025-01-01T00:00:00Z, not "tomorrow".',
  )
})
