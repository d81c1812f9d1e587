import type { Api } from '../../generator/contract/reference.ts'
import { createPatterns } from '../../generator/load/document/patterns.ts'
import { type Conformance, conformanceOf } from './conformance.ts'

/** Judges as the forms in a page do, but also tries patterns that would block a page, each for a while. */
export function createConformance(api: Pick<Api, 'schemas'>): Conformance {
  const patterns = createPatterns(undefined, Number.POSITIVE_INFINITY)
  return conformanceOf(api, (text, pattern) => {
    try {
      return patterns.compile(pattern).test(text)
    } catch {
      // The checks of the spec report a pattern that cannot be read.
      return true
    }
  })
}
