import type { Example, ExternalExample, SchemaNode } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { compareRest } from './compareRest.ts'
import { compareNote, compareProse } from './compareTexts.ts'
import { isSameJson } from './sameJson.ts'
import type { SchemaPair, Walk } from './schemaWalk.ts'
import { changeOf, type Scope } from './scope.ts'

/** What a schema says beside the values it allows. */
export function compareNotes({ before, after }: SchemaPair, walk: Walk): ApiChange[] {
  return [
    ...compareDeprecated(before.deprecated === true, after.deprecated === true, walk),
    ...compareProse(before.title, after.title, walk, undefined, 'title-changed'),
    ...compareProse(before.description, after.description, walk),
    ...(isSameJson(before.examples, after.examples) ? [] : [changeOf('example-changed', walk)]),
    ...compareNote(before.since, after.since, walk, 'since'),
    ...compareNote(before.certainty, after.certainty, walk, 'certainty'),
    ...compareNote(before.externalDocs, after.externalDocs, walk, 'link'),
    ...compareRest(before, after, ruled, walk),
  ]
}

const ruled: readonly (keyof SchemaNode)[] = [
  ...(['ref', 'name', 'title', 'description', 'types', 'nullable', 'format', 'unit', 'constraints', 'enum'] as const),
  ...(['knownValues', 'const', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'since'] as const),
  ...(['certainty', 'properties', 'requiredNames', 'patternProperties', 'additionalProperties', 'items'] as const),
  ...(['positions', 'variants', 'not', 'subschemas', 'dependencies', 'contentMediaType', 'contentEncoding'] as const),
  // How a parameter is written is compared where the parameter is.
  ...(['xml', 'externalDocs', 'serialization'] as const),
]

/** The notice that something will go. */
export function compareDeprecated(was: boolean, is: boolean, scope: Scope): ApiChange[] {
  return was === is ? [] : [changeOf(is ? 'deprecated' : 'undeprecated', scope)]
}

interface Exemplified {
  readonly examples: readonly Example[]
  readonly externalExamples?: readonly ExternalExample[]
}

/** Examples that the description gives; those we make of a schema follow it. */
export function compareExamples(before: Exemplified, after: Exemplified, scope: Scope): ApiChange[] {
  const given = ({ examples, externalExamples }: Exemplified) => [
    examples.filter(({ generated }) => !generated),
    externalExamples,
  ]
  return isSameJson(given(before), given(after)) ? [] : [changeOf('example-changed', scope)]
}
