import { locationOf } from '../../load/document/spec.ts'
import { hasKeyword } from './reading/schemaParts.ts'
import type { Finding, RuleInput } from './rule.ts'

/** A key of one letter has no clear meaning, and no description explains it. */
export function singleLetterKeyUnexplained({ spec, fields }: RuleInput): Finding[] {
  return fields
    .filter(({ name, parts }) => /^\p{L}$/u.test(name) && !hasKeyword(parts, 'description', 'title'))
    .map(({ name, node }) => ({
      code: 'single-letter-key-unexplained',
      message: `Nothing says what "${name}" stands for.`,
      hint: 'Add a description.',
      ...locationOf(spec, node),
    }))
}
