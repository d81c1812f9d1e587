import type { Json } from '../../generator/contract/json.ts'
import type { MockModule, MockShapes } from '../../generator/contract/mock.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { sentJson } from './checkedMessages.ts'
import { MockError } from './mockError.ts'

/** The handlers of every API, whatever their shapes. */
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
  /** A state that was saved, in place of a new one. */
  readonly saved?: Json
  /** What the module threw, as a text. */
  readonly thrownText: (error: unknown) => string
}

/** The state that a module makes, or takes up. Throws a MockError where the module throws. */
export function startState({ module, saved, seed, now, thrownText }: StartOptions, random: () => number): unknown {
  try {
    return saved === undefined ? module.state({ seed, now: now(), random }) : (module.load ?? identity)(saved)
  } catch (error) {
    const what = saved === undefined ? 'make its state' : 'take up the saved state'
    throw new MockError(`The module of the mock cannot ${what}: ${thrownText(error)}`)
  }
}

/** Reports handlers of what no spec has. */
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

/** The state of a module as JSON, for a later run. */
export function savedState(module: AnyMockModule, state: unknown): Json {
  return sentJson((module.save ?? identity)(state as never))
}

function identity(value: unknown): unknown {
  return value
}
