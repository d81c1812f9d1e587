import type { ErrorObject } from 'ajv'

/** One way in which a value is not as its schema says. */
export interface Problem {
  /** Names and places that lead to what is wrong, from the outside in. */
  readonly path: readonly string[]
  /** Keyword of JSON Schema that does not hold. */
  readonly keyword: string
  /** What is wrong, as the rest of a sentence that begins with the place: `is "X", not one of "A", "B"`. */
  readonly text: string
  /** Member that is missing or not known. */
  readonly member?: string
}

const choices = new Set(['anyOf', 'oneOf'])

/** What ajv found, said once: of a choice of which no member holds, what speaks against its members. */
export function problemsOf(errors: readonly ErrorObject[]): Problem[] {
  const all = errors.map((error) => problemOf(error))
  const choicePlaces = all.filter(({ keyword }) => choices.has(keyword)).map(placeOf)
  const kept = all.filter((problem, index) => {
    const place = placeOf(problem)
    if (choices.has(problem.keyword)) return !all.some((other, at) => at !== index && isInside(placeOf(other), place))
    // Of the members of a choice, those for another type and those that do not know the others' fields say nothing.
    const isNoise = ['type', 'const', 'enum', 'unevaluatedProperties'].includes(problem.keyword)
    const isOtherType =
      problem.keyword !== 'type' && all.some((other) => other.keyword === 'type' && placeOf(other) === place)
    return !(isNoise && choicePlaces.includes(place)) && !isOtherType
  })
  return kept.filter((problem, index) => kept.findIndex((other) => isSame(other, problem)) === index)
}

/** `/orders/0/side`; empty for the value itself. */
export function placeOf({ path }: Pick<Problem, 'path'>): string {
  return path.map((step) => `/${step}`).join('')
}

function isInside(place: string, outer: string): boolean {
  return place.startsWith(`${outer}/`)
}

function isSame(a: Problem, b: Problem): boolean {
  return placeOf(a) === placeOf(b) && a.text === b.text
}

function problemOf({ instancePath, keyword, params, message, data }: ErrorObject): Problem {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const member: unknown =
    params['missingProperty'] ?? params['unevaluatedProperty'] ?? params['additionalProperty'] ?? undefined
  return {
    path,
    keyword,
    text: textOf(keyword, params, data) ?? message ?? `breaks ${keyword}`,
    ...(typeof member === 'string' ? { member } : {}),
  }
}

function textOf(keyword: string, params: Record<string, unknown>, data: unknown): string | undefined {
  const found = shortJson(data)
  switch (keyword) {
    case 'required':
      return `has no "${String(params['missingProperty'])}"`
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return `has an unknown member "${String(params['unevaluatedProperty'] ?? params['additionalProperty'])}"`
    case 'type':
      return `is ${found}, not ${listOf([params['type']].flat().map(String))}`
    case 'enum':
      return `is ${found}, not one of ${(params['allowedValues'] as unknown[]).map(shortJson).join(', ')}`
    case 'const':
      return `is ${found}, not ${shortJson(params['allowedValue'])}`
    case 'pattern':
      return `is ${found}, which does not match ${String(params['pattern'])}`
    case 'format':
      return `is ${found}, not of the format ${String(params['format'])}`
    case 'anyOf':
    case 'oneOf':
      return 'fits none of the forms it may have, or more than one'
    default:
      return undefined
  }
}

function listOf(names: readonly string[]): string {
  return names.map((name) => (/^[aeio]/.test(name) ? `an ${name}` : name === 'null' ? name : `a ${name}`)).join(' or ')
}

/** A value as JSON, cut to what fits on a line. */
export function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
