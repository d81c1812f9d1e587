import { childNode, locationOf, type SpecNode } from '../../load/document/spec.ts'
import { type Field, groupByPart } from './reading/fields.ts'
import { isMoney } from './reading/isMoney.ts'
import { quotedNames } from './reading/nameWords.ts'
import { typedPart } from './reading/schemaParts.ts'
import type { Finding, RuleInput } from './rule.ts'

/** A price or an amount is a JSON number, which most languages read as a binary fraction. Whole numbers are left alone. */
export function moneyNotString({ spec, fields }: RuleInput): Finding[] {
  return groupByPart(fields, (field) => (isMoney(field) ? numberPart(field) : undefined)).map(({ node, names }) => ({
    code: 'money-not-string',
    message: `${quotedNames(names)} ${names.length > 1 ? 'are numbers' : 'is a number'}: a binary fraction does not hold every decimal.`,
    hint: 'Send a string with `format: decimal`, or say in `validation.rules` why this API cannot.',
    ...locationOf(spec, childNode(node, 'type')),
  }))
}

function numberPart({ parts }: Field): SpecNode | undefined {
  const typed = typedPart(parts)
  return typed?.types.includes('number') && !typed.types.includes('string') ? typed.node : undefined
}
