import type { Json } from '../../../contract/json.ts'
import type { SchemaNode } from '../../../contract/schema.ts'
import type { ValueDirection } from '../field.ts'
import type { Matches } from './limits.ts'
import type { Violation } from './violation.ts'

/** Where a value stands and how it is checked. There are millions in a large value: each is small, and written out member by member. */
export interface CheckContext {
  /** Members and items that the schema does not name are wrong, unless it allows them. */
  readonly isClosed: boolean
  readonly check: {
    /** Only one side of a connection sends read-only members. */
    readonly direction: ValueDirection
    readonly matches: Matches
    /** The schema that a node stands for. */
    readonly resolve: (node: SchemaNode) => SchemaNode
    /** Called for each schema that is tried. */
    readonly count: () => void
    /** Checks a value by one schema, to which others may be added. */
    readonly part: (value: Json, schema: SchemaNode, context: CheckContext) => Verdict
    /** Checks a value by a schema that describes all of it. */
    readonly whole: (value: Json, schema: SchemaNode, context: CheckContext) => readonly Violation[]
  }
  /** The last step on the way to the value; nothing for the value itself. */
  readonly at: Step | undefined
  readonly depth: number
}

interface Step {
  readonly name: string | number
  readonly before: Step | undefined
}

/** The result of one schema. Other schemas may apply to the same value. */
export interface Verdict {
  readonly problems: readonly Violation[]
  /** Members and items that the schema describes. */
  readonly known: readonly string[]
}

/** The verdict of a schema that a value keeps and that describes no part of it. */
export const nothing: Verdict = { problems: [], known: [] }

/** One verdict of several on the same value. */
export function joined(verdicts: readonly Verdict[]): Verdict {
  const telling = verdicts.filter(({ problems, known }) => problems.length > 0 || known.length > 0)
  // Most values are numbers and texts: nothing is copied for them.
  if (telling.length < 2) return telling[0] ?? nothing
  return {
    problems: telling.flatMap(({ problems }) => problems),
    known: telling.flatMap(({ known }) => known),
  }
}

/** A violation at a value. */
export function violationAt(
  { at }: CheckContext,
  rule: Violation['rule'],
  values: Violation['values'] = {},
): Violation {
  const steps: (string | number)[] = []
  for (let step = at; step; step = step.before) steps.unshift(step.name)
  return { rule, steps, values }
}

/** The context of a member or an item. */
export function memberOf({ check, isClosed, at, depth }: CheckContext, name: string | number): CheckContext {
  return { check, isClosed, at: { name, before: at }, depth }
}
