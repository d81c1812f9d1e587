import type { ChangeClass } from './changeClass.ts'
import groups from './rules.json' with { type: 'json' }

/** The class of a kind of change, and the reason for it. */
export interface Rule {
  readonly title: string
  /** Class where the client writes the value. */
  readonly request: ChangeClass
  /** Class where the server writes it. A change without a side has one class. */
  readonly response: ChangeClass
  readonly why: string
}

type Groups = typeof groups
export type RuleId = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

/** Every kind of change by the title of its group. `docs/diff-rules.md` is made of it. */
export const ruleGroups = groups as Readonly<Record<string, Readonly<Record<string, Rule>>>>

const rules: Readonly<Record<string, Rule>> = Object.assign({}, ...Object.values(ruleGroups))

/** The rule of an id. */
export function ruleOf(id: RuleId): Rule {
  const rule = rules[id]
  if (!rule) throw new Error(`there is no rule ${id}`)
  return rule
}
