import { Refusal } from './exchange/refusal.ts'

export function orFailure<Value, Failed>(action: () => Value, failed: (refusal: Refusal) => Failed): Value | Failed {
  try {
    return action()
  } catch (error) {
    if (error instanceof Refusal) return failed(error)
    throw error
  }
}
