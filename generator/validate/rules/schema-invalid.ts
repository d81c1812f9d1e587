import { childNodes, locationOf } from '../../load/document/spec.ts'
import { dialectOf, schemaKeywords } from '../json-schema/schemaKeywords.ts'
import type { Finding, RuleInput } from './rule.ts'

/** A keyword of a schema has a value without a meaning: no value can be checked against it. */
export function schemaInvalid({ spec, objects }: RuleInput): Finding[] {
  const dialect = dialectOf(spec)
  return objects
    .filter(({ kind }) => kind === 'schema')
    .flatMap(({ node }) => childNodes(node))
    .flatMap(({ key, node }): Finding[] => {
      const keyword = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : undefined
      if (!keyword || keyword.isValid(node.value, dialect)) return []
      return [
        {
          code: 'schema-invalid',
          message: `"${key}" ${keyword.expected}.`,
          hint: 'Correct the keyword: examples are checked without it.',
          ...locationOf(spec, node),
        },
      ]
    })
}
