import { anchorOf } from '../../generator/contract/ids.ts'
import type { Parameter } from '../../generator/contract/operation.ts'
import type { Field } from '../../generator/model/view/fieldTree.ts'
import type { ApiChange, ChangedPart, Ends, Side } from './change.ts'
import { addedField, compareRequired, matchFields, removedField } from './compareFields.ts'
import { compareExamples } from './compareNotes.ts'
import { compareSchema } from './compareSchema.ts'
import { compareDeprecated, compareFacets, type Facets, named, notes, prose } from './facets.ts'
import { fieldAnchors } from './fieldAnchors.ts'
import { changeOf, partScope, type Scope } from './scope.ts'

interface ParameterOwner {
  readonly scope: Scope
  readonly side: Side
  readonly partOf: (parameter: Parameter) => ChangedPart
  /** Anchor of a parameter on both pages. */
  readonly anchorOf: (parameter: Parameter) => Ends<string>
  /** The fields among which a parameter is shown. */
  readonly fieldsOf: (parameter: Parameter, end: 'before' | 'after') => readonly Field[]
}

/**
 * Parameters of a request or headers of a response, by `in` and name; the case of header names does not count. A parameter
 * with another `in` is the same parameter if no other one of its name is new or gone.
 */
export function compareParameters(
  before: readonly Parameter[],
  after: readonly Parameter[],
  owner: ParameterOwner,
): ApiChange[] {
  const fields = matchFields(before, after, owner.scope, keyOf, ({ name }) => name)
  return [
    ...fields.renamed.map((pair) =>
      changeOf('field-renamed', scopeOf(pair, owner), { before: pair.before.name, after: pair.after.name }),
    ),
    ...fields.removed.map((parameter) => removedField(parameter, scopeOf({ before: parameter }, owner))),
    ...fields.added.map((parameter) => addedField(parameter, scopeOf({ after: parameter }, owner))),
    ...fields.both.flatMap((pair) => {
      const scope = scopeOf(pair, owner)
      return [
        ...compareFacets(pair.before, pair.after, facets, scope),
        ...compareExamples(pair.before, pair.after, scope),
      ]
    }),
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

const serialization = named('serialization-changed')

const facets: Facets<Parameter> = {
  in: 'field-moved',
  required: compareRequired,
  ...{ style: serialization, explode: serialization, allowReserved: serialization },
  ...{ allowEmptyValue: serialization, mediaType: serialization },
  schema: (before, after, scope) => compareSchema({ before, after }, { ...scope, met: new Set() }),
  deprecated: compareDeprecated,
  description: prose,
  ...notes,
  ...{ name: null, examples: null },
}

/** The anchors of a parameter, by the ids of its operation before and after. */
export function parameterAnchor(ids: Ends<string>): (parameter: Parameter) => Ends<string> {
  return ({ in: place, name }) => ({
    ...(ids.before === undefined ? {} : { before: anchorOf(ids.before, place, name) }),
    ...(ids.after === undefined ? {} : { after: anchorOf(ids.after, place, name) }),
  })
}
