interface StateTransition {
  readonly from: string
  readonly to: string
  /** What brings it about, as a writer puts it. */
  readonly text: string
}

export interface StateGraph {
  readonly states: readonly string[]
  readonly transitions: readonly StateTransition[]
}

/**
 * The graph that a writer types: states with commas between them, transitions as `FROM>TO:text` with semicolons between
 * them. Throws when a transition is not of that form or names a state that is not there.
 */
export function parseStateGraph(states: string, transitions: string): StateGraph {
  const names = parts(states, ',')
  return { states: names, transitions: parts(transitions, ';').map((part) => parseTransition(part, names)) }
}

function parts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parseTransition(part: string, states: readonly string[]): StateTransition {
  const [, from = '', to = '', text = ''] = /^([^>:]+)>([^>:]+)(?::(.*))?$/s.exec(part) ?? []
  const transition = { from: from.trim(), to: to.trim(), text: text.trim() }
  for (const state of [transition.from, transition.to]) {
    if (states.includes(state)) continue
    const reason =
      state === '' ? 'is not of the form FROM>TO:text' : `names the state "${state}", which is not in "states"`
    throw new Error(`StateDiagram: the transition "${part}" ${reason}`)
  }
  return transition
}
