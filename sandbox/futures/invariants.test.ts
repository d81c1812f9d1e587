import { expect, it } from 'vitest'
import { futuresActions, walkFutures } from '../../tests/sandbox/futures.ts'
import { walkOn } from '../../tests/sandbox/walk.ts'
import { type OpenExchange, openExchange } from './testing.ts'

it('keeps its promises over 300 random actions', () => {
  const exchange = openExchange(18)
  const walk = walkFutures(exchange)
  walkOn(walk, 300, 20)
  expect(exchange.state.liquidations.length).toBeGreaterThan(0)
  expect(walk.channels.size).toBe(17)
})

it('lives the same day again from the same seed, to the byte, also after it was written and read', () => {
  const day = (seed: number, isSaved: boolean) => {
    const exchange = openExchange(seed)
    const act = futuresActions(exchange)
    for (let action = 0; action < 60; action += 1) {
      act()
      if (isSaved && action === 30) Object.assign(exchange.state, copied(exchange.state))
    }
    return { state: JSON.stringify(exchange.state), pushes: JSON.stringify(exchange.pushes) }
  }
  const first = day(23, false)
  expect(day(23, true)).toEqual(first)
  expect(day(24, false).pushes).not.toBe(first.pushes)
})

function copied(state: OpenExchange['state']): OpenExchange['state'] {
  return JSON.parse(JSON.stringify(state)) as OpenExchange['state']
}
