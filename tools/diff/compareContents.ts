import { essenceOf, isXmlType } from '../../generator/contract/httpSyntax.ts'
import type { Content, Encoding } from '../../generator/contract/operation.ts'
import type { ApiChange } from './change.ts'
import { compareOptionalSchema } from './compareSchema.ts'
import { compareValue } from './facets.ts'
import { compareMatched, list } from './listFacets.ts'
import { match } from './match.ts'
import { below } from './schemaWalk.ts'
import { eachEnd, type Scope } from './scope.ts'
import { compareExamples } from './standardFacets.ts'

/** Compares the bodies of each media type. A change that several media types share is reported once. */
export function compareContents(before: readonly Content[], after: readonly Content[], scope: Scope): ApiChange[] {
  const matched = match(before, after, ({ mediaType }) => essenceOf(mediaType))
  const changes = compareMatched(matched, {
    added: 'media-type-added',
    removed: 'media-type-removed',
    scopeOf: () => scope,
    valuesOf: ({ mediaType }) => ({ item: mediaType, value: mediaType }),
    compare: (old, young) => [...compareSchemas(old, young, scope), ...compareExamples(old, young, scope)],
  })
  return matched.both.length > 1 ? unique(changes) : changes
}

function compareSchemas(before: Content, after: Content, scope: Scope): ApiChange[] {
  const walk = { ...scope, met: new Set<string>(), isXml: isXmlType(before.mediaType) }
  // The items of a stream have their own anchor if the whole body has a schema too.
  const anchor = eachEnd((end) => ({ before, after })[end].schema && 'item')
  return [
    ...compareOptionalSchema(before.schema, after.schema, walk),
    ...compareOptionalSchema(before.itemSchema, after.itemSchema, below(walk, '[*]', anchor)),
    ...encodings(before.encodings, after.encodings, scope, 'encodings'),
  ]
}

/** Compares the encodings of a form's parts. */
const encodings = list<Encoding>({
  ...{ added: 'serialization-changed', removed: 'serialization-changed' },
  key: ({ part }) => part,
  value: () => 'encoding',
  each: (before, after, scope) => compareValue('serialization-changed', before, after, scope),
})

function unique(changes: readonly ApiChange[]): ApiChange[] {
  const key = ({ rule, field, item, before, after }: ApiChange) => JSON.stringify([rule, field, item, before, after])
  return [...new Map(changes.map((change) => [key(change), change])).values()]
}
