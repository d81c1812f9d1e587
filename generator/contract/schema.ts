import type { Certainty, ExternalDocs, Prose } from './annotations.ts'
import type { WithFacts } from './facts.ts'
import type { Json } from './json.ts'

export type SchemaId = string

export interface EnumValue {
  readonly value: Json
  readonly description?: Prose
}

/** One keyword that limits a value, in the words of JSON Schema: `{ keyword: 'maximum', value: 100 }`. */
export interface Constraint {
  readonly keyword:
    | 'minimum'
    | 'maximum'
    | 'exclusiveMinimum'
    | 'exclusiveMaximum'
    | 'multipleOf'
    | 'minLength'
    | 'maxLength'
    | 'pattern'
    | 'minItems'
    | 'maxItems'
    | 'uniqueItems'
    | 'minProperties'
    | 'maxProperties'
  readonly value: number | string | boolean
}

export interface Property {
  readonly name: string
  readonly required: boolean
  readonly schema: SchemaNode
}

export interface Variant {
  readonly name: Prose
  readonly schema: SchemaNode
  /** Value of the discriminator property that selects this variant. */
  readonly discriminatorValue?: string
  /** The variant holds where the discriminator selects no other variant (`defaultMapping`). */
  readonly isDefault?: true
}

/** oneOf (exactly one holds) or anyOf (at least one holds). */
export interface VariantSet {
  readonly mode: 'oneOf' | 'anyOf'
  readonly variants: readonly Variant[]
  readonly discriminator?: string
  /** The variants extend the schema by `allOf`: its discriminator names them, and may name others. */
  readonly isInherited?: true
}

/** Form of a value in XML (OpenAPI, "XML Object"). */
export interface XmlHints {
  readonly name?: string
  readonly namespace?: string
  readonly prefix?: string
  /** Kind of node: `attribute`, `text` …; an element when absent. */
  readonly nodeType?: string
  /** The items of an array have an element around them. */
  readonly wrapped?: true
}

/** Serialization of the value of a parameter or of a part of a body, where it differs from the default. */
export interface Serialization {
  /** Example of the sent text, with made-up values: `filter[side]=1&filter[price]=2`. */
  readonly form?: string
  readonly contentType?: string
  readonly allowReserved?: true
  readonly allowEmptyValue?: true
}

/** A schema within another schema that restricts it, in the words of JSON Schema. */
export interface Subschema {
  readonly keyword:
    | 'if'
    | 'then'
    | 'else'
    | 'not'
    | 'contains'
    | 'propertyNames'
    | 'dependentSchemas'
    | 'contentSchema'
    | 'unevaluatedProperties'
    | 'unevaluatedItems'
  /** The property that brings a dependent schema into force. */
  readonly property?: string
  /** How many items of an array have to match `contains`: by default at least one, and any number at most. */
  readonly count?: { readonly least: number; readonly most?: number }
  readonly schema: SchemaNode
}

/** Properties that have to be there when another one is. */
export interface Dependency {
  readonly property: string
  readonly requires: readonly string[]
}

/**
 * One schema, independent of the format it was written in. `allOf` is merged; facets that a schema does not have are
 * absent. A node with `ref` stands for the named schema and adds only the keywords beside `$ref` (description, unit …).
 */
export interface SchemaNode extends WithFacts {
  readonly ref?: SchemaId
  /** Name of the schema in its spec, for object types the reader may meet by name. */
  readonly name?: string
  readonly title?: Prose
  readonly description?: Prose
  /** JSON types in the order of the spec, without `null`; empty means any. */
  readonly types: readonly string[]
  readonly nullable?: true
  readonly format?: string
  /** `x-unit`: ms, contracts, base, quote, ratio … */
  readonly unit?: string
  /** `x-server-time`: the clock of the server that sends it. */
  readonly serverTime?: true
  /** `x-unique`: the caller sends another value each time. */
  readonly unique?: true
  readonly constraints?: readonly Constraint[]
  readonly enum?: readonly EnumValue[]
  /** Values that are known but need not be all: `x-enum-descriptions` without `enum`. */
  readonly knownValues?: readonly EnumValue[]
  readonly const?: Json
  readonly default?: Json
  readonly examples?: readonly Json[]
  readonly deprecated?: true
  readonly readOnly?: true
  readonly writeOnly?: true
  readonly certainty?: Certainty
  /** `x-page`: the page that shows its fields; others lead there. */
  readonly page?: string
  readonly properties?: readonly Property[]
  /** Members that must be there besides required properties: a form of a choice asks for them. */
  readonly requiredNames?: readonly string[]
  readonly patternProperties?: readonly { readonly pattern: string; readonly schema: SchemaNode }[]
  /** Schema of further properties; `false` when none may follow. */
  readonly additionalProperties?: SchemaNode | false
  readonly items?: SchemaNode
  /** Positional array: one schema a place, named by its title. */
  readonly positions?: readonly SchemaNode[]
  readonly variants?: readonly VariantSet[]
  /** Schema that must not hold, which pages put into words: `not`. */
  readonly not?: SchemaNode
  /** Schemas under other keywords, such as conditions; `not` has a member of its own. */
  readonly subschemas?: readonly Subschema[]
  readonly dependencies?: readonly Dependency[]
  readonly contentMediaType?: string
  readonly contentEncoding?: string
  readonly xml?: XmlHints
  readonly externalDocs?: ExternalDocs
  /** Laid over the schema of a parameter or of a part of a body when it is shown. */
  readonly serialization?: Serialization
}

export interface Example {
  readonly name: string
  readonly summary?: Prose
  readonly description?: Prose
  readonly value: Json
  /** Headers of a message, beside its payload. */
  readonly headers?: Json
  /** The engine made it from the schema, because the spec gives no example. */
  readonly generated?: true
}
