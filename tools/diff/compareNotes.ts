import { isSameJson } from '../../generator/contract/json.ts'
import type { ExternalExample } from '../../generator/contract/operation.ts'
import type { Example, SchemaNode } from '../../generator/contract/schema.ts'
import type { ApiChange } from './change.ts'
import { compareDeprecated, compareFacets, type Facets, note, notes, texts, untold } from './facets.ts'
import type { SchemaPair, Walk } from './schemaWalk.ts'
import { changeOf, type Scope } from './scope.ts'

/** Compares the members of a schema that do not limit its values. */
export function compareNotes({ before, after }: SchemaPair, walk: Walk): ApiChange[] {
  return compareFacets(before, after, facets, walk)
}

const facets: Facets<SchemaNode> = {
  deprecated: compareDeprecated,
  ...texts,
  examples: untold('example-changed'),
  ...notes,
  externalDocs: note('link'),
  ...{ ref: null, name: null, types: null, nullable: null, format: null, unit: null, constraints: null, enum: null },
  ...{ knownValues: null, const: null, default: null, readOnly: null, writeOnly: null, properties: null },
  ...{ requiredNames: null, patternProperties: null, additionalProperties: null, items: null, positions: null },
  ...{ variants: null, not: null, subschemas: null, dependencies: null, contentMediaType: null, contentEncoding: null },
  // The serialization of a parameter is compared with the parameter.
  ...{ xml: null, serialization: null },
}

interface Exemplified {
  readonly examples: readonly Example[]
  readonly externalExamples?: readonly ExternalExample[]
}

/** Compares the examples of a spec. Examples that are made from a schema follow the schema. */
export function compareExamples(before: Exemplified, after: Exemplified, scope: Scope): ApiChange[] {
  const given = ({ examples, externalExamples }: Exemplified) => [
    examples.filter(({ generated }) => !generated),
    externalExamples,
  ]
  return isSameJson(given(before), given(after)) ? [] : [changeOf('example-changed', scope)]
}
