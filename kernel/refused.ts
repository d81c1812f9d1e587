/** Thrown when an exchange refuses a command. Nothing has changed by then. */
export class Refused<Code extends number = number> extends Error {
  readonly code: Code

  constructor(code: Code, message: string) {
    super(message)
    this.code = code
  }
}

/** The code that an action is refused with; nothing when it is carried out. */
export function codeOf(action: () => unknown): number | undefined {
  try {
    action()
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}
