import type { Prose } from '../../generator/contract/annotations.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { Schemas } from '../../generator/model/view/schema.ts'
import type { ApiChange } from './change.ts'
import { label } from './compareTypes.ts'
import { sourceText } from './facets.ts'
import { type Matched, match } from './match.ts'
import { renamesOf } from './renames.ts'
import { changeOf, type Scope } from './scope.ts'
import { shapeOf } from './shapeOf.ts'

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

/** A new field. */
export function addedField({ required, schema }: NamedField, scope: Scope): ApiChange {
  return changeOf(required ? 'required-field-added' : 'field-added', scope, {
    after: label(whole(schema, scope, 'after')),
  })
}

/** A field that is gone. */
export function removedField({ schema }: NamedField, scope: Scope): ApiChange {
  return changeOf('field-removed', scope, { before: label(whole(schema, scope, 'before')) })
}

/** Whether a field or body may be left out. */
export function compareRequired(before: boolean, after: boolean, scope: Scope): ApiChange[] {
  if (before === after) return []
  return [changeOf(after ? 'field-became-required' : 'field-became-optional', scope)]
}

function whole(schema: SchemaNode, { apis }: Scope, end: 'before' | 'after'): SchemaNode {
  return (schema.ref === undefined ? undefined : apis[end].schemas[schema.ref]) ?? schema
}
