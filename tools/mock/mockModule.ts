import type { Json } from '../../generator/contract/json.ts'
import type { MockModule, MockShapes } from '../../generator/contract/mock.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { MockError } from './mockError.ts'
import type { RandomSource } from './seededRandom.ts'

/** The handlers of every API, of any shape. */
export type AnyApis = Readonly<Record<string, AnyShapes>>

/** A module as the mock loads it: its shapes are checked where it is written. */
export type AnyMockModule = MockModule<unknown, AnyApis>

interface AnyShapes extends MockShapes {
  readonly operations: Readonly<Record<string, unknown>>
  readonly channels: Readonly<Record<string, unknown>>
}

export interface StartOptions {
  readonly module: AnyMockModule
  readonly seed: number
  readonly now: () => number
  /** Saved state, in place of a new state. */
  readonly saved?: SavedWorld
  /** The text of an error that the module throws. */
  readonly thrownText: (error: unknown) => string
}

/** A state as it was saved. */
export interface SavedWorld {
  readonly state: Json
  /** Position of the source of random numbers. */
  readonly random: number
}

/** The state that a module makes, or takes up. Throws a MockError where the module throws. */
export function startState({ module, saved, seed, now, thrownText }: StartOptions, random: RandomSource): unknown {
  try {
    if (saved === undefined) return module.state({ seed, now: now(), random: random.next })
    random.goOn(saved.random)
    return (module.load ?? identity)(saved.state)
  } catch (error) {
    const what = saved === undefined ? 'make its state' : 'take up the saved state'
    throw new MockError(`The module of the mock cannot ${what}: ${thrownText(error)}`)
  }
}

/** Reports handlers of unknown APIs, operations and channels. */
export function reportUnknownHandlers(
  module: AnyMockModule,
  apis: readonly Api[],
  onFinding: (finding: string) => void,
): void {
  for (const [id, handlers] of Object.entries(module.apis)) {
    const api = apis.find((own) => own.id === id)
    const ids = new Set([...(api?.operations ?? []), ...(api?.channels ?? [])].map((entry) => entry.id))
    for (const name of [handlers?.operations, handlers?.channels].flatMap((own) => Object.keys(own ?? {})))
      if (!ids.has(name)) onFinding(`The module has a handler of ${id}/${name}, which no spec has.`)
  }
}

/** A `SavedWorld` as JSON text. Saves come each second, so the text is made only once. */
export function savedState(module: AnyMockModule, state: unknown, random: RandomSource): string {
  const text = JSON.stringify((module.save ?? identity)(state as never)) ?? 'null'
  return `{"random":${random.position()},"state":${text}}`
}

function identity(value: unknown): unknown {
  return value
}
