import type { Prose } from '../../generator/contract/annotations.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { Schemas } from '../../generator/model/view/schema.ts'
import type { ApiChange, Ends } from './change.ts'
import { label } from './compareTypes.ts'
import { compareMatched } from './listFacets.ts'
import { type Matched, match } from './match.ts'
import { renamesOf } from './renames.ts'
import { changeOf, type Scope } from './scope.ts'
import { shapeOf } from './shapeOf.ts'
import { sourceText } from './standardFacets.ts'

/** A parameter, a header or a property. */
export interface NamedField {
  readonly name: string
  readonly required: boolean
  readonly schema: SchemaNode
  readonly description?: Prose
}

interface MatchedFields<T> extends Matched<T> {
  readonly renamed: Matched<T>['both']
}

/** Matches fields by each key in turn, then finds renamed fields. Pairs are sorted by key. */
export function matchFields<T extends NamedField>(
  before: readonly T[],
  after: readonly T[],
  { apis }: Scope,
  keyOf: (field: T) => string = ({ name }) => name,
  ...further: readonly ((field: T) => string)[]
): MatchedFields<T> {
  const { both, removed, added } = match(before, after, keyOf, ...further)
  const renamed = renamesOf(
    removed.map((field) => candidate(field, before.indexOf(field), apis.before.schemas)),
    added.map((field) => candidate(field, after.indexOf(field), apis.after.schemas)),
  )
  const taken = new Set(renamed.flatMap((pair) => [pair.before, pair.after]))
  return {
    both: [...both].sort((a, b) => (keyOf(a.before) < keyOf(b.before) ? -1 : 1)),
    renamed,
    removed: removed.filter((field) => !taken.has(field)),
    added: added.filter((field) => !taken.has(field)),
  }
}

/** `in` of a parameter is part of its shape. */
function candidate<T extends NamedField & { readonly in?: string }>(field: T, index: number, schemas: Schemas) {
  const description = sourceText(field.description ?? field.schema.description)
  const shape = [field.in, field.required, shapeOf(field.schema, schemas)].join(' ')
  return { field, name: field.name, shape, description, index }
}

interface FieldFacets<T, In extends Scope> {
  readonly scopeOf: (field: T, ends: Ends<T>) => In
  readonly compare: (before: T, after: T, scope: In) => ApiChange[]
}

/** Compares matched fields: fields that are renamed, gone, new, and in both. */
export function compareFields<T extends NamedField, In extends Scope>(
  fields: MatchedFields<T>,
  { scopeOf, compare }: FieldFacets<T, In>,
): ApiChange[] {
  const renamed = fields.renamed.map(({ before, after }) =>
    changeOf('field-renamed', scopeOf(after, { before, after }), { before: before.name, after: after.name }),
  )
  const others = compareMatched(fields, {
    added: ({ required }) => (required ? 'required-field-added' : 'field-added'),
    removed: 'field-removed',
    scopeOf,
    valuesOf: ({ schema }, end, { apis }) => ({ value: label(whole(schema, apis[end].schemas)) }),
    compare,
  })
  return [...renamed, ...others]
}

function whole(schema: SchemaNode, schemas: Schemas): SchemaNode {
  return (schema.ref === undefined ? undefined : schemas[schema.ref]) ?? schema
}
