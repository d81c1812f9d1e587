import sandbox from '../../sandbox/index.ts'
import { writeSnapshot } from '../../tools/mock/index.ts'
import { copyOf, isTree, withBareScalars } from './document.ts'
import { editDocument } from './edits.ts'
import type { MutantFiles } from './mutant.ts'
import { mutateText } from './mutateText.ts'
import { createRandom, type Random } from './random.ts'

export const stateFile = 'state.json'
/** The time of a mock whose state is restored: some seconds after the state was saved. */
const saved = 1_767_225_640_000
export const stateTime = saved + 3_000

/** Entries of long lists and objects that stay: a state has the candles of a day. */
const most = 40

let known: unknown

/** A state of the mock of this project, as a snapshot holds it, but shorter. */
export function savedState(): unknown {
  const { below } = createRandom(1)
  known ??= shortened(sandbox.state({ seed: 1, now: saved, random: () => below(2 ** 31) / 2 ** 31 }))
  return { random: 1, state: copyOf(known) }
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(-most).map(shortened)
  return isTree(value) ? Object.fromEntries(Object.entries(value).map(([name, own]) => [name, shortened(own)])) : value
}

/** A state as the mock writes it to a file. */
export function stateText(world: string): string {
  return writeSnapshot({ version: sandbox.version ?? 1, clock: { time: saved, isSet: true }, world })
}

/** A saved state with a few values changed, or as no mock writes it. */
export function makeState(random: Random): MutantFiles {
  const state = savedState()
  editDocument(state, random, 1 + random.below(2))
  const world = withBareScalars(JSON.stringify(state), true)
  const text = stateText(world)
  return {
    [stateFile]: random.chance(0.1) ? mutateText(text, random) : random.chance(0.05) ? random.pick(others) : text,
  }
}

const others: readonly string[] = [
  '',
  'null',
  '[]',
  '{}',
  '{"version":2,"state":null}',
  '{"version":2,"state":{}}',
  '{"version":2,"state":[]}',
  '{"version":1,"state":{}}',
]
