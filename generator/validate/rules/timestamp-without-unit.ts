import { locationOf, type SpecNode } from '../../load/document/spec.ts'
import { type Field, groupByPart } from './reading/fields.ts'
import { lastWord, quotedNames } from './reading/nameWords.ts'
import { hasKeyword, textsOf, typedPart } from './reading/schemaParts.ts'
import type { Finding, RuleInput } from './rule.ts'

/**
 * A time is a number, or a text without a format, and neither `x-unit` nor a description names its unit. A description
 * that calls the unit unknown is enough.
 */
export function timestampWithoutUnit({ spec, fields }: RuleInput): Finding[] {
  return groupByPart(fields, untoldTime).map(({ node, names }) => ({
    code: 'timestamp-without-unit',
    message: `Nothing says in which unit ${quotedNames(names)} ${names.length > 1 ? 'count' : 'counts'} the time.`,
    hint: 'Add `x-unit`, for example `ms`; for a text a `format` such as `date-time`.',
    ...locationOf(spec, node),
  }))
}

function untoldTime({ name, parts }: Field): SpecNode | undefined {
  const typed = typedPart(parts)
  if (!typed || hasKeyword(parts, 'x-unit', 'enum', 'const', 'pattern')) return undefined
  const isNumber = typed.types.every((type) => type === 'integer' || type === 'number')
  const isText = typed.types.join() === 'string' && !hasKeyword(parts, 'format')
  const isTime = (isNumber && numberWords.has(lastWord(name))) || (isText && textWords.has(lastWord(name)))
  return isTime && !textsOf(parts, 'description').some((text) => unitInWords.test(text)) ? typed.node : undefined
}

const textWords: ReadonlySet<string> = new Set(['ts', 'timestamp'])
const numberWords: ReadonlySet<string> = new Set([...textWords, 'time', 'at', 'date'])
const unitInWords =
  /\b(?:(?:milli|micro|nano)?seconds?|minutes?|hours?|days?|ms|s|µs|us|ns|ISO.?8601|RFC.?3339|unit)\b|毫秒|微秒|纳秒|秒/i
