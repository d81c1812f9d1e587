import { createHash, type Hash } from 'node:crypto'
import { jsonOf } from '../../sandbox/testing.ts'

/** Random actions on an exchange, and rules that must hold after each of them. */
export interface Walk {
  /** The next action, whether the exchange accepts or refuses it. */
  readonly act: () => void
  /** Problems now, from checks that are cheap after every action. */
  readonly quickProblems: () => string[]
  /** Problems now, from all other checks. */
  readonly problems: () => string[]
  /** Channels that have pushed something. */
  readonly channels: ReadonlySet<string>
  /** Digest of all pushes so far, and of the state now. */
  readonly digest: () => string
}

/** Walks some actions. Everything is checked at every `wholeEvery`th of them and at the end. Throws the first problems. */
export function walkOn({ act, quickProblems, problems }: Walk, actions: number, wholeEvery: number): void {
  for (let action = 1; action <= actions; action += 1) {
    act()
    const isWhole = action % wholeEvery === 0 || action === actions
    const found = isWhole ? [...quickProblems(), ...problems()] : quickProblems()
    if (found.length > 0) throw new Error(`After action ${action}: ${found.join('; ')}`)
  }
}

/** Digest of values that are added, and of a state. A long walk has more of both than one text can hold. */
export function digestOf(state: object): { readonly add: (value: unknown) => void; readonly now: () => string } {
  const added = createHash('sha256')
  return {
    add: (value) => void added.update(`${jsonOf(value)}\n`),
    now() {
      const hash = added.copy()
      addParts(hash, state, 4)
      return hash.digest('hex')
    },
  }
}

function addParts(hash: Hash, value: unknown, depth: number): void {
  if (depth === 0 || typeof value !== 'object' || value === null) hash.update(`${jsonOf(value)}\n`)
  else
    for (const [name, part] of Object.entries(value)) {
      hash.update(`${name}:`)
      addParts(hash, part, depth - 1)
    }
}
