import { walkFutures } from '../tests/sandbox/futures.ts'
import { walkSpot } from '../tests/sandbox/spot.ts'
import { type Walk, walkOn } from '../tests/sandbox/walk.ts'
import type { Bench, Row } from './harness.ts'

const actions = 100_000
/** Money and contracts are added up after every action; books, ledgers and all that was told after every thousandth. */
const wholeEvery = 1000

/** Walks both exchanges of the mock at random. It ends with an error at the first promise that is broken. */
export const sandbox: Bench = {
  name: 'sandbox',
  async measure(note) {
    note(`${actions} actions on spot`)
    const spot = measured('spot', walkSpot())
    note(`${actions} actions on futures`)
    return [spot, measured('v3 futures', walkFutures())]
  },
}

function measured(name: string, walk: Walk): Row {
  const started = performance.now()
  const before = process.cpuUsage()
  walkOn(walk, actions, wholeEvery)
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - started) / 1000
  const processor = (user + system) / 1e6
  return {
    name: `${name}, ${actions.toLocaleString('en')} actions, every promise kept`,
    figures: {
      seconds: Math.round(seconds),
      'actions/s': Math.round(actions / seconds),
      'actions/s of processor time': Math.round(actions / processor),
    },
  }
}
