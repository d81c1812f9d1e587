import { Refused } from 'exchange-docs/kernel'
import { type MockRefusal, refuse } from 'exchange-docs/mock'
import type { Context } from './state.ts'

/** Handlers of an exchange, by operation id. */
export type Handlers<Call> = Readonly<Record<string, (request: never, call: Call) => unknown>>

/** A handler of the mock for a handler of an exchange. */
export type Handler<Own extends (request: never, call: never) => unknown, Reply> = (
  request: Parameters<Own> extends readonly [infer Request, ...unknown[]] ? Request : unknown,
  context: Context,
) => Reply | MockRefusal

/** Every handler as `play` makes it. */
export function played<Own extends Handlers<never>, Made>(
  own: Own,
  play: (handler: Own[string], name: string) => Made,
): Readonly<Record<string, Made>> {
  return Object.fromEntries(Object.entries(own).map(([name, handler]) => [name, play(handler as Own[string], name)]))
}

/** The result of an action, or the refusal of the exchange as a refusal of the mock. */
export function refusable<Result>(action: () => Result): Result | MockRefusal {
  try {
    return action()
  } catch (error) {
    if (error instanceof Refused) return refuse(error.code, error.message)
    throw error
  }
}
