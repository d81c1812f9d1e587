import { locationOf, type SpecNode } from '../../load/document/spec.ts'
import { type Field, groupByPart } from './reading/fields.ts'
import { isMoney } from './reading/isMoney.ts'
import { quotedNames } from './reading/nameWords.ts'
import { hasKeyword, typedPart } from './reading/schemaParts.ts'
import type { Finding, RuleInput } from './rule.ts'

/** A price or an amount is a string without a format of its number. */
export function moneyWithoutFormat({ spec, fields }: RuleInput): Finding[] {
  return groupByPart(fields, (field) => (isMoney(field) ? plainText(field) : undefined)).map(({ node, names }) => ({
    code: 'money-without-format',
    message: `Nothing says how the number in ${quotedNames(names)} is written.`,
    hint: 'Add `format: decimal`, or a `pattern`.',
    ...locationOf(spec, node),
  }))
}

function plainText({ parts }: Field): SpecNode | undefined {
  const typed = typedPart(parts)
  const isPlain = typed?.types.join() === 'string' && !hasKeyword(parts, 'format', 'pattern', 'enum', 'const')
  return isPlain ? typed?.node : undefined
}
