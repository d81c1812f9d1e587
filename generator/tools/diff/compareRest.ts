import type { ApiChange } from './change.ts'
import { asJson, isSameJson } from './sameJson.ts'
import { changeOf, type Scope } from './scope.ts'

/**
 * Members that no rule is about: what the model learns to say later must not change unnoticed. `ruled` names those that are
 * compared, or that follow from others.
 */
export function compareRest<T extends object>(
  before: T,
  after: T,
  ruled: readonly (keyof T & string)[],
  scope: Scope,
): ApiChange[] {
  const own = new Set<string>(ruled)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !own.has(name))
  return names.flatMap((name) => {
    const [old, young] = [before, after].map((value) => (value as Readonly<Record<string, unknown>>)[name])
    if (isSameJson(old, young)) return []
    return [changeOf('unruled', scope, { item: name, before: asJson(old), after: asJson(young) })]
  })
}
