import type { ObjectKind } from './objectKind.ts'

/** Keys and positions that lead from an object to a value in it. */
export type ValuePath = readonly (string | number)[]

/** An object of a spec, as a rule of a plug-in sees it. */
export interface RuleObject {
  readonly kind: ObjectKind
  /** Key that the object stands under: the method of an operation, the name of a header. */
  readonly key: string
  /** Id of the API. */
  readonly api: string
  /** The object as its author wrote it. */
  readonly value: Readonly<Record<string, unknown>>
  /** The value at a path, with references followed; `undefined` where there is none. */
  readonly valueAt: (path: ValuePath) => unknown
}

export interface RuleProblem {
  /** The problem, with a quote of the value. */
  readonly message: string
  /** The repair, as an imperative. */
  readonly hint: string
  /** Path of the wrong value in the object; without it, the object itself. */
  readonly at?: ValuePath
}

/** Finds the problems of one object. */
export type RuleCheck = (object: RuleObject) => readonly RuleProblem[]
