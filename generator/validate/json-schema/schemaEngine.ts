import type { ErrorObject, ValidateFunction } from 'ajv'
import type { DataValidateFunction, DataValidationCxt } from 'ajv/dist/types/index.js'
import type { Patterns } from '../../load/document/patterns.ts'
import { createAjv } from './ajv.ts'
import { CheckGivenUp } from './checkGivenUp.ts'
import { referenceKeyword, type TranslatedSchema } from './translateSchema.ts'

/** Errors of a value; empty for a valid value. Throws the error of ajv for a schema that it cannot compile. */
type SchemaEngine = (schema: TranslatedSchema, value: unknown) => readonly ErrorObject[]

interface EngineOptions {
  /** Whether to go on after the first error. */
  readonly allErrors: boolean
  /** The schema that a `refersTo` names. */
  readonly schemaNamed: (name: string) => TranslatedSchema
  readonly patterns: Patterns
  /** How many references may still be followed for all values together. */
  readonly steps: { left: number }
}

/** How many references are followed for one value. */
const mostSteps = 200_000

/**
 * ajv with references that are followed while a value is checked. ajv's own `$ref` compiles everything that can be reached
 * from a schema, one within the other: a chain of a few hundred schemas overflows its stack.
 */
export function createSchemaEngine({ allErrors, schemaNamed, patterns, steps }: EngineOptions): SchemaEngine {
  const ajv = createAjv({ allErrors, patterns })
  let left = 0
  ajv.addKeyword({
    keyword: referenceKeyword,
    schemaType: 'string',
    errors: 'full',
    compile: (name: string) => {
      let target: ValidateFunction | undefined
      const validate: DataValidateFunction = (value: unknown, place?: DataValidationCxt) => {
        left -= 1
        if (left < 0) throw new CheckGivenUp('the schemas refer to one another too often')
        target ??= ajv.compile(schemaNamed(name))
        const isValid = target(value, place)
        validate.errors = target.errors ?? []
        return isValid
      }
      return validate
    },
  })
  return (schema, value) => {
    const validate = ajv.compile(schema)
    const granted = Math.min(mostSteps, steps.left)
    left = granted
    try {
      return validate(value) ? [] : (validate.errors ?? [])
    } finally {
      steps.left -= granted - left
    }
  }
}
