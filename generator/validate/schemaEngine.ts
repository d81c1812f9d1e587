import type { ErrorObject, ValidateFunction } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import { createAjv } from './ajv.ts'
import { referenceKeyword, type TranslatedSchema } from './translateSchema.ts'

/** What is wrong with a value; empty when nothing is. Throws what ajv throws for a schema it cannot compile. */
export type SchemaEngine = (schema: TranslatedSchema, value: unknown) => readonly ErrorObject[]

interface EngineOptions {
  /** Whether to go on after the first error. */
  readonly allErrors: boolean
  /** The schema that a `refersTo` names. */
  readonly schemaNamed: (name: string) => TranslatedSchema
}

/**
 * ajv with references that are followed while a value is checked. ajv's own `$ref` compiles everything that can be reached
 * from a schema, one within the other: a chain of a few hundred schemas overflows its stack.
 */
export function createSchemaEngine({ allErrors, schemaNamed }: EngineOptions): SchemaEngine {
  const ajv = createAjv({ allErrors })
  ajv.addKeyword({
    keyword: referenceKeyword,
    schemaType: 'string',
    errors: 'full',
    compile: (name: string) => {
      let target: ValidateFunction | undefined
      return function validate(value: unknown, place?: DataValidationCxt): boolean {
        target ??= ajv.compile(schemaNamed(name))
        const isValid = target(value, place)
        Object.assign(validate, { errors: target.errors })
        return isValid
      }
    },
  })
  return (schema, value) => {
    const validate = ajv.compile(schema)
    return validate(value) ? [] : (validate.errors ?? [])
  }
}
