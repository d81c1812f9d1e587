/** Random actions on an exchange, and what must hold after each of them. */
export interface Walk {
  /** The next action, whatever becomes of it. */
  readonly act: () => void
  /** What is wrong now, of what can be looked at after every action. */
  readonly quickProblems: () => string[]
  /** What is wrong now, of everything. */
  readonly problems: () => string[]
  /** Channels that have told something. */
  readonly channels: ReadonlySet<string>
}

/** Walks some actions. Everything is checked at every `wholeEvery`th of them and at the end. Throws what is wrong first. */
export function walkOn({ act, quickProblems, problems }: Walk, actions: number, wholeEvery: number): void {
  for (let action = 1; action <= actions; action += 1) {
    act()
    const isWhole = action % wholeEvery === 0 || action === actions
    const found = isWhole ? [...quickProblems(), ...problems()] : quickProblems()
    if (found.length > 0) throw new Error(`After action ${action}: ${found.join('; ')}`)
  }
}
