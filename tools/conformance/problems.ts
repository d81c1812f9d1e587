import type { ErrorObject } from 'ajv'

/** One way in which a value breaks its schema. */
export interface Problem {
  /** Names and indexes that lead to the wrong value. */
  readonly path: readonly string[]
  /** Keyword of JSON Schema that does not hold. */
  readonly keyword: string
  /** The end of a sentence that begins with the path: `is "X", not one of "A", "B"`. */
  readonly text: string
  /** Member that is missing or not known. */
  readonly member?: string
}

const choices = new Set(['anyOf', 'oneOf'])

/** Most problems of one value that are reported. */
const mostProblems = 1000

/** Converts ajv errors and removes repeats. For a failed oneOf/anyOf only the branch errors are kept. */
export function problemsOf(errors: readonly ErrorObject[]): Problem[] {
  const all = withoutEchoes(errors)
    .slice(0, mostProblems)
    .map((error) => ({ error, place: error.instancePath }))
  const placesOf = (isMeant: (keyword: string) => boolean) =>
    new Set(all.flatMap(({ error, place }) => (isMeant(error.keyword) ? [place] : [])))
  const choicePlaces = placesOf((keyword) => choices.has(keyword))
  const typePlaces = placesOf((keyword) => keyword === 'type')
  const outerPlaces = new Set(all.flatMap(({ place }) => placesAround(place)))
  const kept = all.filter(({ error: { keyword }, place }) => {
    if (choices.has(keyword)) return !outerPlaces.has(place)
    // In a choice, errors of members for another type or with other fields explain nothing.
    const isNoise = ['type', 'const', 'enum', 'unevaluatedProperties'].includes(keyword)
    return !(isNoise && choicePlaces.has(place)) && (keyword === 'type' || !typePlaces.has(place))
  })
  const said = new Map<string, Problem>()
  for (const { error } of kept) {
    const problem = problemOf(error)
    const key = `${placeOf(problem)} ${problem.text}`
    if (!said.has(key)) said.set(key, problem)
  }
  return [...said.values()]
}

/** Removes errors that another error explains: `then` explains `if`, a list its items, a member its name. */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const lists = errors.filter(({ keyword }) => keyword === 'contains').map(({ schemaPath }) => `${schemaPath}/`)
  return errors.filter(
    ({ keyword, propertyName, schemaPath }) =>
      keyword !== 'if' && propertyName === undefined && !lists.some((list) => schemaPath.startsWith(list)),
  )
}

/** `/orders/0/side`; empty for the value itself. */
export function placeOf({ path }: Pick<Problem, 'path'>): string {
  return path.map((step) => `/${step}`).join('')
}

/** The paths around a path: `/orders/0`, `/orders` and the empty path for `/orders/0/side`. */
function placesAround(place: string): string[] {
  return [...place.matchAll(/\//g)].map(({ index }) => place.slice(0, index))
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
  switch (keyword) {
    case 'required':
      return `has no "${String(params['missingProperty'])}"`
    case 'dependentRequired':
      return `has no "${String(params['missingProperty'])}", which "${String(params['property'])}" requires`
    case 'propertyNames':
      return `has a member "${String(params['propertyName'])}", whose name is not allowed`
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return `has an unknown member "${String(params['unevaluatedProperty'] ?? params['additionalProperty'])}"`
    case 'type':
      return `is ${shortJson(data)}, not ${listOf([params['type']].flat().map(String))}`
    case 'enum':
      return `is ${shortJson(data)}, not one of ${(params['allowedValues'] as unknown[]).map(shortJson).join(', ')}`
    case 'const':
      return `is ${shortJson(data)}, not ${shortJson(params['allowedValue'])}`
    case 'pattern':
      return `is ${shortJson(data)}, which does not match ${String(params['pattern'])}`
    case 'format':
      return `is ${shortJson(data)}, not of the format ${String(params['format'])}`
    case 'formatMinimum':
    case 'formatMaximum':
    case 'formatExclusiveMinimum':
    case 'formatExclusiveMaximum':
      return `is ${shortJson(data)}, not ${String(params['comparison'])} ${String(params['limit'])}`
    case 'not':
      return 'is not allowed'
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
