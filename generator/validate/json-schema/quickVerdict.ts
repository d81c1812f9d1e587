import { createPatterns, type Patterns } from '../../load/spec/patterns.ts'
import { isRecord } from '../../load/spec/spec.ts'
import { createAjv } from './ajv.ts'
import { referenceKeyword, type TranslatedSchema } from './translateSchema.ts'

/** Whether a value is valid, or `undefined` where it takes ajv to tell. */
export type Verdict = boolean | undefined

/** The verdict on a value, quickly. */
export type QuickVerdict = (schema: TranslatedSchema, value: unknown) => Verdict

interface Judging {
  readonly patterns: Patterns
  /** The schema that a `refersTo` names. */
  readonly schemaNamed: (name: string) => TranslatedSchema
  /** How many more schemas may lie within each other, and how many more may be looked at: one that contains itself ends here. */
  readonly levels: number
  readonly steps: { left: number }
}

type Keywords = Readonly<Record<string, unknown>>
type Judge = (operand: never, value: unknown, keywords: Keywords, judging: Judging) => Verdict

const mostLevels = 100
const mostSteps = 5000

/**
 * Judges a value by the keywords that nearly all schemas are made of. Most schemas have one example, which is right: to
 * compile a schema for a single value takes a hundred times as long as to look at that value.
 */
export function createQuickVerdict(
  schemaNamed: Judging['schemaNamed'],
  patterns: Judging['patterns'] = createPatterns(),
): QuickVerdict {
  return (schema, value) =>
    judge(schema, value, { patterns, schemaNamed, levels: mostLevels, steps: { left: mostSteps } })
}

function judge(schema: TranslatedSchema, value: unknown, judging: Judging): Verdict {
  if (typeof schema === 'boolean') return schema
  judging.steps.left -= 1
  if (judging.steps.left < 0 || judging.levels === 0) return undefined
  const within = { ...judging, levels: judging.levels - 1 }
  return every(Object.keys(schema), (keyword) => {
    const judgeKeyword = Object.hasOwn(judges, keyword) ? judges[keyword] : undefined
    return judgeKeyword?.(schema[keyword] as never, value, schema, within)
  })
}

/** Wrong when one is wrong; only right when all are known to be. */
function every<Item>(items: readonly Item[], verdictOn: (item: Item) => Verdict): Verdict {
  let verdict: Verdict = true
  for (const item of items) {
    const own = verdictOn(item)
    if (own === false) return false
    if (own === undefined) verdict = undefined
  }
  return verdict
}

const judges: Readonly<Record<string, Judge>> = {
  type: (types: string | readonly string[], value) => [types].flat().some((type) => isOfType(type, value)),
  enum: (values: readonly unknown[], value) =>
    isPlain(value) ? values.some((allowed) => allowed === value) : undefined,
  const: (expected: unknown, value) => (isPlain(value) && isPlain(expected) ? value === expected : undefined),
  minimum: (limit: number, value) => ofNumber(value, (number) => number >= limit),
  maximum: (limit: number, value) => ofNumber(value, (number) => number <= limit),
  exclusiveMinimum: (limit: number, value) => ofNumber(value, (number) => number > limit),
  exclusiveMaximum: (limit: number, value) => ofNumber(value, (number) => number < limit),
  minLength: (limit: number, value) => ofText(value, (text) => lengthOf(text) >= limit),
  maxLength: (limit: number, value) => ofText(value, (text) => lengthOf(text) <= limit),
  pattern: (pattern: string, value, _, { patterns }) => ofText(value, (text) => patterns.compile(pattern).test(text)),
  format: judgeFormat,
  minItems: (limit: number, value) => !Array.isArray(value) || value.length >= limit,
  maxItems: (limit: number, value) => !Array.isArray(value) || value.length <= limit,
  minProperties: (limit: number, value) => !isRecord(value) || Object.keys(value).length >= limit,
  maxProperties: (limit: number, value) => !isRecord(value) || Object.keys(value).length <= limit,
  required: (names: readonly string[], value) => !isRecord(value) || names.every((name) => hasOwn(value, name)),
  properties: (properties: Readonly<Record<string, TranslatedSchema>>, value, _, judging) => {
    if (!isRecord(value)) return true
    return every(Object.entries(properties), ([name, schema]) => {
      // Every object has one, and ajv overlooks it.
      if (name === '__proto__') return undefined
      return hasOwn(value, name) ? judge(schema, value[name], judging) : true
    })
  },
  additionalProperties: judgeAdditional,
  items: (schema: TranslatedSchema, value, { prefixItems }, judging) => {
    if (!Array.isArray(value)) return true
    const others = value.slice(Array.isArray(prefixItems) ? prefixItems.length : 0)
    return every(others, (item) => judge(schema, item, judging))
  },
  prefixItems: (schemas: readonly TranslatedSchema[], value, _, judging) => {
    if (!Array.isArray(value)) return true
    return every([...schemas.entries()], ([index, schema]) =>
      index < value.length ? judge(schema, value[index], judging) : true,
    )
  },
  allOf: (schemas: readonly TranslatedSchema[], value, _, judging) =>
    every(schemas, (schema) => judge(schema, value, judging)),
  anyOf: (schemas: readonly TranslatedSchema[], value, _, judging) => {
    const verdicts = schemas.map((schema) => judge(schema, value, judging))
    return verdicts.includes(undefined) ? undefined : verdicts.includes(true)
  },
  oneOf: (schemas: readonly TranslatedSchema[], value, _, judging) => {
    const verdicts = schemas.map((schema) => judge(schema, value, judging))
    return verdicts.includes(undefined) ? undefined : verdicts.filter((verdict) => verdict === true).length === 1
  },
  [referenceKeyword]: (name: string, value, _, judging) => judge(judging.schemaNamed(name), value, judging),
}

/** As ajv sees it: a member that is `undefined` is not there. */
function hasOwn(value: Keywords, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined
}

function judgeAdditional(
  schema: TranslatedSchema,
  value: unknown,
  { properties, patternProperties }: Keywords,
  judging: Judging,
): Verdict {
  if (!isRecord(value)) return true
  const named = isRecord(properties) ? properties : {}
  if (patternProperties !== undefined || Object.hasOwn(named, '__proto__')) return undefined
  const others = Object.keys(value).filter((name) => !Object.hasOwn(named, name))
  return every(others, (name) => judge(schema, value[name], judging))
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}

/** What can be compared as it is; a whole may equal another that it is not. */
function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function ofNumber(value: unknown, judgeNumber: (value: number) => boolean): Verdict {
  if (typeof value !== 'number') return true
  return Number.isFinite(value) ? judgeNumber(value) : undefined
}

function ofText(value: unknown, judgeText: (value: string) => boolean): boolean {
  return typeof value !== 'string' || judgeText(value)
}

/** In characters, as JSON Schema counts. */
function lengthOf(text: string): number {
  return /[\uD800-\uDFFF]/.test(text) ? [...text].length : text.length
}

const { formats } = createAjv()

/** A format that is not known says nothing. */
function judgeFormat(name: string, value: unknown): Verdict {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (format === undefined || format === true) return true
  const isDetailed = typeof format === 'object' && !(format instanceof RegExp)
  if (typeof value !== (isDetailed && format.type === 'number' ? 'number' : 'string')) return true
  const check: unknown = isDetailed ? format.validate : format
  if (check instanceof RegExp) return check.test(String(value))
  return typeof check === 'function' && Number.isFinite(typeof value === 'number' ? value : 0)
    ? check(value) === true
    : undefined
}
