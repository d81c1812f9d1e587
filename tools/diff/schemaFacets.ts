import type { SchemaNode } from '../../generator/contract/schema.ts'
import { type Facets, untold } from './facets.ts'
import { deprecated, note, notes, texts } from './standardFacets.ts'

/** Members of a schema that do not limit its values. `compareSchema` compares the others. */
export const schemaFacets: Facets<SchemaNode> = {
  deprecated,
  ...texts,
  examples: untold('example-changed'),
  ...notes,
  externalDocs: note('link'),
  ...{ serverTime: note('x-server-time'), unique: note('x-unique'), page: note('x-page') },
  ...{ ref: null, name: null, types: null, nullable: null, format: null, unit: null, constraints: null, enum: null },
  ...{ knownValues: null, const: null, default: null, readOnly: null, writeOnly: null, properties: null },
  ...{ requiredNames: null, patternProperties: null, additionalProperties: null, items: null, positions: null },
  ...{ variants: null, not: null, subschemas: null, dependencies: null, contentMediaType: null, contentEncoding: null },
  // The serialization of a parameter is compared with the parameter.
  ...{ xml: null, serialization: null },
}
