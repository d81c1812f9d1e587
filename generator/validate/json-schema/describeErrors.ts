import type { ErrorObject } from 'ajv'
import { nameOfStep } from '../../contract/jsonPointer.ts'
import { errorsPerValue } from './ajv.ts'

/** One mistake in a value, in words. */
export interface ValueProblem {
  /** Keys from the root to the wrong value. */
  readonly path: readonly string[]
  /** Continues "The value …": `must be string`. */
  readonly text: string
  readonly error: ErrorObject
}

/** The useful errors, in words. Of alternatives (`oneOf`, `anyOf`) only the nearest alternative counts. */
export function describeErrors(errors: readonly ErrorObject[]): ValueProblem[] {
  const told = new Set<string>()
  return withoutOtherAlternatives(errors.slice(0, errorsWeighed))
    .filter((error, _, all) => error.keyword !== 'if' && !(isAlternative(error) && all.some(isExplained(error))))
    .map((error) => ({ path: pathOf(error), text: textOf(error), error }))
    .filter(({ path, text }) => isNew(told, `${path.join('/')} ${text}`))
    .slice(0, errorsPerValue)
}

/** Most errors to compare: a value that is wrong throughout gives any number of errors. */
const errorsWeighed = 500

/**
 * A failed alternative follows the errors of its branches. A branch with deeper errors fits the outside of the value, so its
 * errors are reported. Without such a branch the alternative itself is reported.
 */
function withoutOtherAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = []
  for (const error of errors) {
    if (!isAlternative(error)) {
      kept.push(error)
      continue
    }
    const isOfBranch = (other: ErrorObject): boolean =>
      other.parentSchema !== error.parentSchema && isWithin(other.instancePath, error.instancePath)
    const isDeeper = (other: ErrorObject): boolean =>
      isOfBranch(other) && other.instancePath.length > error.instancePath.length
    const hasDeeper = kept.some(isDeeper)
    const remaining = kept.filter((other) => !isOfBranch(other) || isDeeper(other))
    kept.splice(0, kept.length, ...remaining, ...(hasDeeper ? [] : [error]))
  }
  return kept
}

/** An unknown name explains why an alternative lacks one of its own names. */
function isExplained({ instancePath, parentSchema }: ErrorObject): (other: ErrorObject) => boolean {
  return (other) =>
    other.keyword === 'additionalProperties' &&
    other.instancePath === instancePath &&
    other.parentSchema === parentSchema
}

function isAlternative({ keyword, params }: ErrorObject): boolean {
  return keyword === 'anyOf' || (keyword === 'oneOf' && params.passingSchemas === null)
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}/`)
}

function isNew(known: Set<string>, entry: string): boolean {
  if (known.has(entry)) return false
  known.add(entry)
  return true
}

function pathOf({ instancePath, params }: ErrorObject): string[] {
  const path = instancePath.split('/').slice(1).map(nameOfStep)
  const extra = params.additionalProperty ?? params.unevaluatedProperty
  return typeof extra === 'string' ? [...path, extra] : path
}

function textOf({ keyword, params, message = 'is not valid' }: ErrorObject): string {
  if (keyword === 'type') return `must be ${[params.type].flat().join(' or ')}`
  if (keyword === 'required') return `must have the property "${params.missingProperty}"`
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return 'is not a property of the schema'
  if (keyword === 'enum') return `must be one of ${listOf(params.allowedValues)}`
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`
  if (keyword === 'oneOf' && params.passingSchemas !== null) return 'matches more than one of the schemas in oneOf'
  if (keyword === 'oneOf') return 'matches none of the schemas in oneOf'
  if (keyword === 'anyOf') return 'matches none of the schemas in anyOf'
  if (keyword === 'false schema') return 'must not be there'
  return message.replaceAll(' NOT ', ' not ')
}

function listOf(values: readonly unknown[]): string {
  const shown = values
    .slice(0, 8)
    .map((value) => JSON.stringify(value))
    .join(', ')
  return values.length > 8 ? `${shown} and ${values.length - 8} more` : shown
}
