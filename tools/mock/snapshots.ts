import type { MockClock } from './mockClock.ts'
import type { MockWorld } from './mockWorld.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

/** Snapshots of a mock, by the names that its user gives them. */
export interface Snapshots {
  names(): string[]
  text(name: string): string | undefined
  /** The mock as it is now, as text; nothing without a module. */
  save(): string | undefined
  /** Keeps the present state of the mock. `false` without a state. */
  take(name: string): boolean
  /** Takes up a snapshot. Gives whether there is one. */
  restore(name: string): boolean
}

interface Saved {
  readonly clock: MockClock
  readonly world: MockWorld | undefined
  /** Version of the state's form. */
  readonly version: number
  /** Called after a snapshot has replaced the state. */
  readonly onRestore: () => void
}

/** Most snapshots that are kept: the oldest goes first. */
const most = 20

export function createSnapshots({ clock, world, version, onRestore }: Saved): Snapshots {
  const kept = new Map<string, string>()
  const save = () => world && writeSnapshot({ version, clock: clock.save(), world: world.save() })
  return {
    names: () => [...kept.keys()],
    text: (name) => kept.get(name),
    save,
    take(name) {
      const text = save()
      if (text === undefined) return false
      kept.delete(name)
      kept.set(name, text)
      const [oldest = ''] = kept.keys()
      if (kept.size > most) kept.delete(oldest)
      return true
    },
    restore(name) {
      const read = readSnapshot(kept.get(name) ?? '', version)
      if (!world || 'reason' in read) return false
      clock.restore(read.clock)
      world.restore(read.world)
      onRestore()
      return true
    },
  }
}
