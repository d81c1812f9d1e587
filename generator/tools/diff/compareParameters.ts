import { anchorOf } from '../../contract/ids.ts'
import type { Parameter } from '../../contract/reference.ts'
import type { Field } from '../../model/view/fieldTree.ts'
import type { ApiChange, ChangedPart, Ends, Side } from './change.ts'
import { addedField, compareRequired, matchFields, removedField } from './compareFields.ts'
import { compareDeprecated, compareExamples } from './compareNotes.ts'
import { compareRest } from './compareRest.ts'
import { compareSchema } from './compareSchema.ts'
import { compareNote, compareProse } from './compareTexts.ts'
import { fieldAnchors } from './fieldAnchors.ts'
import { changeOf, partScope, type Scope } from './scope.ts'

export interface ParameterOwner {
  readonly scope: Scope
  readonly side: Side
  readonly partOf: (parameter: Parameter) => ChangedPart
  /** Anchor of a parameter, given that of the operation. */
  readonly anchorOf: (parameter: Parameter) => Ends<string>
  /** The fields among which a parameter is shown. */
  readonly fieldsOf: (parameter: Parameter, end: 'before' | 'after') => readonly Field[]
}

/**
 * Parameters of a request or headers of a response, by place and name; header names are told apart whatever their case. One
 * that is in another place is the same where no other of its name came or went.
 */
export function compareParameters(
  before: readonly Parameter[],
  after: readonly Parameter[],
  owner: ParameterOwner,
): ApiChange[] {
  const named = matchFields(before, after, owner.scope, keyOf, ({ name }) => name)
  return [
    ...named.renamed.map((pair) =>
      changeOf('field-renamed', scopeOf(pair, owner), { before: pair.before.name, after: pair.after.name }),
    ),
    ...named.removed.map((parameter) => removedField(parameter, scopeOf({ before: parameter }, owner))),
    ...named.added.map((parameter) => addedField(parameter, scopeOf({ after: parameter }, owner))),
    ...named.both.flatMap((pair) => compareParameter(pair.before, pair.after, scopeOf(pair, owner))),
  ]
}

function keyOf({ in: place, name }: Parameter): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`
}

function scopeOf({ before, after }: Ends<Parameter>, owner: ParameterOwner): Scope {
  const place = (parameter: Parameter | undefined, end: 'before' | 'after') => {
    const anchor = parameter && owner.anchorOf(parameter)[end]
    if (!parameter || anchor === undefined) return {}
    const fields = () => owner.fieldsOf(parameter, end).filter(({ name }) => name === parameter.name)
    return { anchor, anchors: fieldAnchors(fields) }
  }
  const shown = after ?? before
  if (!shown) throw new Error('a parameter is there before or after')
  const places = { before: place(before, 'before'), after: place(after, 'after') }
  return partScope(owner.scope, owner.partOf(shown), places, owner.side)
}

function compareParameter(before: Parameter, after: Parameter, scope: Scope): ApiChange[] {
  const facets = (['style', 'explode', 'allowReserved', 'allowEmptyValue', 'mediaType'] as const).flatMap((item) =>
    before[item] === after[item]
      ? []
      : [changeOf('serialization-changed', scope, { item, before: before[item], after: after[item] })],
  )
  return [
    ...(before.in === after.in ? [] : [changeOf('field-moved', scope, { before: before.in, after: after.in })]),
    ...compareRequired(before.required, after.required, scope),
    ...facets,
    ...compareSchema({ before: before.schema, after: after.schema }, { ...scope, met: new Set() }),
    ...compareDeprecated(before.deprecated === true, after.deprecated === true, scope),
    ...compareProse(before.description, after.description, scope),
    ...compareExamples(before, after, scope),
    ...compareNote(before.since, after.since, scope, 'since'),
    ...compareNote(before.certainty, after.certainty, scope, 'certainty'),
    ...compareRest(before, after, ruled, scope),
  ]
}

const ruled: readonly (keyof Parameter)[] = [
  ...(['name', 'in', 'required', 'deprecated', 'description', 'schema', 'examples', 'style', 'explode'] as const),
  ...(['allowReserved', 'allowEmptyValue', 'mediaType', 'since', 'certainty'] as const),
]

/** The anchor of a parameter of an operation that may have had another id. */
export function parameterAnchor(ids: Ends<string>): (parameter: Parameter) => Ends<string> {
  return ({ in: place, name }) => ({
    ...(ids.before === undefined ? {} : { before: anchorOf(ids.before, place, name) }),
    ...(ids.after === undefined ? {} : { after: anchorOf(ids.after, place, name) }),
  })
}
