import { expect, it } from 'vitest'
import { isFull } from './fullRun.ts'
import { walkFutures } from './sandbox/futures.ts'
import { walkSpot } from './sandbox/spot.ts'
import { walkOn } from './sandbox/walk.ts'

/** A longer walk: `EXCHANGE_DOCS_ACTIONS=1000000 npx vitest run tests/sandboxWalks.test.ts`. */
const actions = Number(process.env['EXCHANGE_DOCS_ACTIONS'] ?? (isFull ? 20_000 : 1000))

it.each([
  ['spot', () => walkSpot()],
  ['v3 futures', () => walkFutures()],
])(`keeps its promises over ${actions} random actions, and tells the same again: %s`, { timeout: 0 }, (_, walk) => {
  const [first, again] = [walk(), walk()]
  walkOn(first, actions, 500)
  for (let action = 0; action < actions; action += 1) again.act()
  expect(again.digest()).toBe(first.digest())
})
