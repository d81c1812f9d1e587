import type { Parameter } from '../../generator/contract/operation.ts'
import type { ApiChange, ChangedPart, End, Side } from './change.ts'
import { compareFields, matchFields } from './compareFields.ts'
import { compareSchema } from './compareSchema.ts'
import { compareFacets, type Facets, named } from './facets.ts'
import { eachEnd, partScope, type Scope } from './scope.ts'
import { compareExamples, deprecated, notes, prose, required } from './standardFacets.ts'

interface ParameterOwner {
  readonly scope: Scope
  readonly side: Side
  readonly partOf: (parameter: Parameter) => ChangedPart
  /** Anchor of a parameter on the page of one side. */
  readonly anchorOf: (parameter: Parameter, end: End) => string
}

/**
 * Parameters of a request or headers of a response, by `in` and name; the case of header names does not count. A parameter
 * with another `in` is the same parameter unless another of its name is new or gone.
 */
export function compareParameters(
  before: readonly Parameter[],
  after: readonly Parameter[],
  { scope, side, partOf, anchorOf }: ParameterOwner,
): ApiChange[] {
  return compareFields(
    matchFields(before, after, scope, keyOf, ({ name }) => name),
    {
      scopeOf(parameter, ends) {
        const anchors = eachEnd((end) => {
          const own = ends[end]
          return own && anchorOf(own, end)
        })
        return partScope(scope, partOf(parameter), side, anchors)
      },
      compare: (old, young, own) => [...compareFacets(old, young, facets, own), ...compareExamples(old, young, own)],
    },
  )
}

function keyOf({ in: place, name }: Parameter): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`
}

const serialization = named('serialization-changed')

const facets: Facets<Parameter> = {
  in: 'field-moved',
  required,
  ...{ style: serialization, explode: serialization, allowReserved: serialization },
  ...{ allowEmptyValue: serialization, mediaType: serialization },
  schema: (before, after, scope) => compareSchema({ before, after }, { ...scope, met: new Set() }),
  deprecated,
  description: prose,
  ...notes,
  // Examples are compared together.
  ...{ name: null, examples: null },
}
