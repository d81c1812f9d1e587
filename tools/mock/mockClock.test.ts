import { expect, it } from 'vitest'
import { createClock } from './mockClock.ts'

/** A clock that begins at 0 on a machine whose time the test sets. */
function clockOf(isPaused = true) {
  let machine = 0
  const clock = createClock({ start: 0, isPaused, machine: () => machine })
  const pass = (milliseconds: number) => {
    machine += milliseconds
    return clock.now()
  }
  return { clock, pass }
}

it('stands while it is paused, and goes on from there', () => {
  const { clock, pass } = clockOf(false)
  expect(pass(1000)).toBe(1000)
  clock.pause()
  expect([pass(5000), clock.isPaused()]).toEqual([1000, true])
  clock.resume()
  expect([pass(10), clock.isPaused()]).toEqual([1010, false])
})

it('lets happen what is due while it goes on at once, in the order of time', async () => {
  const { clock } = clockOf()
  const happened: string[] = []
  const note = (name: string) => happened.push(`${name} ${clock.now()}`)
  clock.every(400, () => note('often'))
  const end = clock.every(1000, () => note('seldom'))
  clock.after(1000, () => note('once'))
  await clock.advance(1000)
  end()
  await Promise.all([clock.advance(500), clock.advance(500)])
  expect([clock.now(), happened]).toEqual([
    2000,
    ['often 400', 'often 800', 'seldom 1000', 'once 1000', 'often 1200', 'often 1600', 'often 2000'],
  ])
})

it('goes on by the machine after it was paused, also with what waited', async () => {
  const { clock } = clockOf()
  const waited = new Promise<void>((resolve) => clock.after(5, resolve))
  clock.resume()
  await waited
})

it('goes back to a saved time', async () => {
  const { clock } = clockOf()
  const saved = clock.save()
  const happened: number[] = []
  clock.every(1000, () => happened.push(clock.now()))
  await clock.advance(2000)
  clock.restore(saved)
  expect(clock.now()).toBe(0)
  await clock.advance(1000)
  expect(happened).toEqual([1000, 2000, 1000])
})
