import { canonicalJson, isList, isRecord, type Json } from '../../../contract/json.ts'
import { isQuick } from '../../../contract/patternCost.ts'
import type { Constraint, SchemaNode } from '../../../contract/schema.ts'

/** Any other type is a mistake of the spec, which its checks report. */
const jsonTypes: readonly string[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']

/** Whether a value is of one of the types of its schema. */
export function isOfType(value: Json, { types }: SchemaNode): boolean {
  const known = types.filter((type) => jsonTypes.includes(type))
  return known.length === 0 || known.some((type) => isType(value, type))
}

function isType(value: Json, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return isRecord(value)
  return typeof value === type
}

/** Whether a text matches a pattern. */
export type Matches = (text: string, pattern: string) => boolean

/** Whether a value is outside a limit. */
export function isBroken(
  value: Json,
  { keyword, value: limit }: Constraint,
  { format, matches }: { readonly format: string | undefined; readonly matches: Matches },
): boolean {
  if (typeof value === 'number') return isNumberBroken(value, keyword, Number(limit))
  // A number that is sent as text is limited as a number.
  if (typeof value === 'string' && format === 'decimal' && /minimum$|maximum$|^multipleOf$/i.test(keyword))
    return isNumberBroken(Number(value), keyword, Number(limit))
  if (typeof value === 'string')
    return keyword === 'pattern' ? !matches(value, String(limit)) : isTextBroken(value, keyword, Number(limit))
  if (isList(value)) return isListBroken(value, keyword, limit)
  if (!isRecord(value)) return false
  const count = Object.keys(value).length
  return (
    (keyword === 'minProperties' && count < Number(limit)) || (keyword === 'maxProperties' && count > Number(limit))
  )
}

function isNumberBroken(value: number, keyword: Constraint['keyword'], limit: number): boolean {
  if (keyword === 'minimum') return value < limit
  if (keyword === 'maximum') return value > limit
  if (keyword === 'exclusiveMinimum') return value <= limit
  if (keyword === 'exclusiveMaximum') return value >= limit
  // 0.3 / 0.1 is not quite 3.
  return keyword === 'multipleOf' && Math.abs(value / limit - Math.round(value / limit)) > 1e-9
}

function isTextBroken(value: string, keyword: Constraint['keyword'], limit: number): boolean {
  if (keyword === 'minLength') return charactersIn(value) < limit
  return keyword === 'maxLength' && charactersIn(value) > limit
}

/** Characters, two halves of one counted once. A list of them takes many times the memory of a long text. */
function charactersIn(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}

function isListBroken(value: readonly Json[], keyword: Constraint['keyword'], limit: Constraint['value']): boolean {
  if (keyword === 'minItems') return value.length < Number(limit)
  if (keyword === 'maxItems') return value.length > Number(limit)
  return keyword === 'uniqueItems' && limit === true && new Set(value.map(canonicalJson)).size < value.length
}

/** Length up to which every pattern is quick, even a pattern that tries two ways at each character. */
const shortText = 20

/** An unreadable pattern matches every text, and so does a pattern that might block the page. */
export function matchesSafely(value: string, pattern: string): boolean {
  if (value.length > shortText && !isQuick(pattern, value)) return true
  const compiled = compile(pattern, 'u') ?? compile(pattern, '')
  return compiled?.test(value) ?? true
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}
