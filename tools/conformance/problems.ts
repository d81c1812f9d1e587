import { isRecord, type Json } from '../../generator/contract/json.ts'
import type { Violation } from '../../generator/model/view/conformance/violation.ts'

/** A violation in words. A missing or unknown member is a problem of the object around it. */
export interface ValueProblem extends Pick<Violation, 'rule' | 'steps'> {
  /** The end of a sentence that begins with the place: `is "X", not one of "A", "B"`. */
  readonly text: string
  /** Member that is missing or not known. */
  readonly member?: string
}

/** Most problems of one value that are reported. */
const mostProblems = 1000

/** The violations of a value in words, each once. */
export function problemsOf(violations: readonly Violation[], value: Json): ValueProblem[] {
  const problems = new Map<string, ValueProblem>()
  for (const violation of violations.slice(0, mostProblems)) {
    const problem = problemOf(violation, value)
    problems.set(`${placeOf(problem)} ${problem.text}`, problem)
  }
  return [...problems.values()]
}

/** `/orders/0/side`; empty for the value itself. */
export function placeOf({ steps }: Pick<ValueProblem, 'steps'>): string {
  return steps.map((step) => `/${step}`).join('')
}

function problemOf(violation: Violation, value: Json): ValueProblem {
  const { rule, steps } = violation
  const isOfMember = memberRules.has(rule)
  const last = steps.at(-1)
  if (!isOfMember || typeof last === 'number') return { rule, steps, text: textOf(violation, value) }
  return { rule, steps: steps.slice(0, -1), text: textOf(violation, value), member: last ?? '' }
}

const memberRules: ReadonlySet<string> = new Set<Violation['rule']>([
  ...(['required', 'requiredWhen', 'unknown', 'propertyNames'] as const),
])

type Writer = (violation: Violation, value: string, member: string) => string

const limited =
  (before: string, after = ''): Writer =>
  ({ values }) =>
    `must ${before} ${values['limit']}${after}`

const chosen: Writer = ({ choices = [] }, value) =>
  `is ${value}, not ${choices.length === 1 ? '' : 'one of '}${choices.map(shortJson).join(', ')}`

const forbidden: Writer = () => 'is not allowed'

const texts: Readonly<Record<Violation['rule'], Writer>> = {
  required: (_, __, member) => `has no "${member}"`,
  requiredWhen: ({ values }, _, member) => `has no "${member}", which "${values['when']}" requires`,
  oneRequired: ({ values }) => `has none of these: ${values['names']}`,
  propertyNames: (_, __, member) => `has a member "${member}", whose name is not allowed`,
  unknown: ({ steps }, _, member) =>
    typeof steps.at(-1) === 'number' ? 'has no place in the list' : `has an unknown member "${member}"`,
  type: ({ values }, value) => `is ${value}, not ${listOf(values['types']?.split(', ') ?? [])}`,
  enum: chosen,
  enumWhen: chosen,
  format: ({ values }, value) => `is ${value}, not of the format ${values['format']}`,
  pattern: ({ values }, value) => `is ${value}, which does not match ${values['limit']}`,
  not: forbidden,
  notWhen: forbidden,
  oneOf: () => 'fits more than one of the forms it may have',
  contains: ({ values: { least, most } }) =>
    `must contain ${most === 'none' ? `at least ${least}` : `${least} to ${most}`} items of a kind`,
  minimum: limited('be >='),
  maximum: limited('be <='),
  exclusiveMinimum: limited('be >'),
  exclusiveMaximum: limited('be <'),
  multipleOf: limited('be a multiple of'),
  minLength: limited('have at least', ' characters'),
  maxLength: limited('have at most', ' characters'),
  minItems: limited('have at least', ' items'),
  maxItems: limited('have at most', ' items'),
  uniqueItems: () => 'must not have an item twice',
  minProperties: limited('have at least', ' members'),
  maxProperties: limited('have at most', ' members'),
}

function textOf(violation: Violation, value: Json): string {
  return texts[violation.rule](
    violation,
    shortJson(valueAt(value, violation.steps)),
    String(violation.steps.at(-1) ?? ''),
  )
}

/** The part of a value at the end of some steps; nothing where the steps lead nowhere. */
export function valueAt(value: Json, steps: Violation['steps']): Json | undefined {
  return steps.reduce<Json | undefined>((outer, step) => {
    if (Array.isArray(outer)) return outer[Number(step)]
    return isRecord(outer) && Object.hasOwn(outer, step) ? outer[step] : undefined
  }, value)
}

function listOf(names: readonly string[]): string {
  return names.map((name) => (/^[aeio]/.test(name) ? `an ${name}` : name === 'null' ? name : `a ${name}`)).join(' or ')
}

const shownLength = 60

/** A value as JSON, cut to one line. The rest of a long value is not read. */
export function shortJson(value: unknown): string {
  const text = jsonStart(value, shownLength + 1)
  return text.length > shownLength ? `${text.slice(0, shownLength - 3)}…` : text
}

/** The beginning of the JSON of a value, up to about `length` characters. */
function jsonStart(value: unknown, length: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, Math.max(0, length)))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing'
  const isList = Array.isArray(value)
  let text = isList ? '[' : '{'
  let comma = ''
  for (const name in value) {
    if (text.length > length) return text
    const member: unknown = Reflect.get(value, name)
    const before = isList ? comma : `${comma}${JSON.stringify(name.slice(0, length))}:`
    text += before + jsonStart(member, length - text.length)
    comma = ','
  }
  return text + (isList ? ']' : '}')
}
