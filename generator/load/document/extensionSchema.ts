import type { Fact } from '../../contract/config.ts'
import type { ObjectKind } from '../../contract/objectKind.ts'

/** JSON Schema 2020-12 of an extension's value; `description` and `examples` are for editors and for the generated docs. */
export interface ExtensionSchema {
  readonly description: string
  readonly examples: readonly unknown[]
  readonly [keyword: string]: unknown
}

/** Objects that an extension may stand on, and the schema of its value there. */
export interface Extension {
  readonly places: readonly ObjectKind[]
  readonly schema: ExtensionSchema
  /** Schemas for kinds of objects on which the value has another form. */
  readonly schemas?: Partial<Record<ObjectKind, ExtensionSchema>>
  /** Makes the extension a fact: a message of the pages about `{value}` is its text. */
  readonly told?: Pick<Fact, 'name' | 'search' | 'change'> & { readonly message: string }
}

export const date = (description: string): ExtensionSchema => ({
  description,
  type: 'string',
  format: 'date',
  examples: ['2025-04-22'],
})

export const text = (description: string, example: string): ExtensionSchema => ({
  description,
  type: 'string',
  minLength: 1,
  examples: [example],
})

export const count = (description: string, example: number): ExtensionSchema => ({
  description,
  type: 'integer',
  minimum: 1,
  examples: [example],
})

/** One of several texts. The first is the example. */
export const choice = (description: string, values: readonly string[]): ExtensionSchema => ({
  description,
  type: 'string',
  enum: values,
  examples: [values[0]],
})

/** A list, with keywords that limit it. The example of its items is its own. */
export const listOf = (description: string, items: ExtensionSchema, limits: object = {}): ExtensionSchema => ({
  description,
  type: 'array',
  ...limits,
  items,
  examples: [[items.examples[0]]],
})

/** A map from any name to a text. */
export const mapOf = (description: string, value: ExtensionSchema, example: object): ExtensionSchema => ({
  description,
  type: 'object',
  additionalProperties: value,
  examples: [example],
})

/** An object with these members and no others. */
export const closed = { type: 'object', additionalProperties: false } as const

/** A mark: the value is `true`, or the extension is absent. */
export const mark = (description: string): ExtensionSchema => ({
  description,
  type: 'boolean',
  const: true,
  examples: [true],
})

/** The schema of an extension's value on an object of a kind. */
export function schemaOn({ schema, schemas }: Extension, kind: ObjectKind): ExtensionSchema {
  return schemas?.[kind] ?? schema
}

/** An extension that may stand on objects of some kinds. */
export function on(places: readonly ObjectKind[], schema: ExtensionSchema): Extension {
  return { places, schema }
}

/** Certainty of a statement. */
export const certainty: ExtensionSchema = {
  description:
    'What nobody has confirmed: `inferred` was concluded, `unofficial` was seen in use. It covers everything inside.',
  type: 'string',
  enum: ['inferred', 'unofficial'],
  examples: ['inferred'],
}
