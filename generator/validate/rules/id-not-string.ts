import { childNode, locationOf, type SpecNode, valueAt } from '../../load/document/spec.ts'
import { type Field, groupByPart } from './reading/fields.ts'
import { lastWord, quotedNames } from './reading/nameWords.ts'
import { hasKeyword, textsOf, typedPart } from './reading/schemaParts.ts'
import type { Finding, RuleInput } from './rule.ts'

/** An id is a number that may be larger than JavaScript holds exactly (2^53). A number that is bounded is left alone. */
export function idNotString({ spec, fields }: RuleInput): Finding[] {
  return groupByPart(fields, (field) => (lastWord(field.name) === 'id' ? numberPart(field) : undefined)).map(
    ({ node, names }) => ({
      code: 'id-not-string',
      message: `${quotedNames(names)} ${names.length > 1 ? 'are numbers' : 'is a number'}: above 9007199254740991 JavaScript changes the value.`,
      hint: 'Send ids as strings, or bound them with `format: int32` or `maximum`.',
      ...locationOf(spec, childNode(node, 'type')),
    }),
  )
}

function numberPart({ parts }: Field): SpecNode | undefined {
  const typed = typedPart(parts)
  const isNumber = typed?.types.some((type) => type === 'integer' || type === 'number')
  return isNumber && !typed?.types.includes('string') && !isBounded(parts) ? typed?.node : undefined
}

function isBounded(parts: readonly SpecNode[]): boolean {
  return hasKeyword(parts, 'enum', 'const') || textsOf(parts, 'format').includes('int32') || hasSafeMaximum(parts)
}

function hasSafeMaximum(parts: readonly SpecNode[]): boolean {
  const bounds = parts.flatMap((node) => ['maximum', 'exclusiveMaximum'].map((key) => valueAt(node, key)))
  return bounds.some((bound) => typeof bound === 'number' && bound <= Number.MAX_SAFE_INTEGER)
}
