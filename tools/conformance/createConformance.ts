import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { createPatterns } from '../../generator/load/document/patterns.ts'
import { isOverdue, runWithin } from '../../generator/load/document/runWithin.ts'
import { findViolations } from '../../generator/model/view/conformance/findViolations.ts'
import type { Conformance } from './conformance.ts'
import { type Problem, problemsOf } from './problems.ts'

/** Judges as the forms in a page do, but also tries patterns that would block a page, each for a while. */
export function createConformance({ schemas }: Pick<Api, 'schemas'>): Conformance {
  const patterns = createPatterns(undefined, Number.POSITIVE_INFINITY)
  const tooLarge = new WeakSet<SchemaNode>()

  function matches(text: string, pattern: string): boolean {
    try {
      return patterns.compile(pattern).test(text)
    } catch {
      // The checks of the spec report a pattern that cannot be read.
      return true
    }
  }

  return {
    problems(schema, value, options) {
      if (tooLarge.has(schema)) return [uncheckable]
      try {
        const find = () => findViolations(value, schema, { schemas, matches, ...options })
        return problemsOf(runWithin(mostMilliseconds, find), value)
      } catch (error) {
        if (!isOverdue(error)) throw error
        tooLarge.add(schema)
        return [uncheckable]
      }
    },
  }
}

/** Schemas that are made of each other many times over have more ways to hold than can be tried. */
const mostMilliseconds = 1000
const uncheckable: Problem = { steps: [], rule: 'oneOf', text: 'cannot be checked: its schema is too large' }
