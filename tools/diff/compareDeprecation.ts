import type { Deprecation } from '../../generator/contract/annotations.ts'
import type { ApiChange } from './change.ts'
import { compareDeprecated, compareFacets, compareValue, type Facets, note, prose } from './facets.ts'
import type { Scope } from './scope.ts'

/** Notices that an operation or channel will go. */
export function compareDeprecation(
  before: Deprecation | undefined,
  after: Deprecation | undefined,
  scope: Scope,
): ApiChange[] {
  return before && after ? compareFacets(before, after, facets, scope) : compareDeprecated(before, after, scope)
}

const facets: Facets<Deprecation> = {
  sunset: (before, after, scope) => compareValue(sunsetRule(before, after), before, after, scope),
  replacements: (before, after, scope) =>
    compareValue('replacement-changed', before.join(', '), after.join(', '), scope),
  since: note('deprecated since'),
  fields: note('renamed fields'),
  note: prose,
}

/** Dates sort as they are written. */
function sunsetRule(before: string | undefined, after: string | undefined) {
  if (before === undefined) return 'sunset-stated'
  return after !== undefined && after < before ? 'sunset-earlier' : 'sunset-later'
}
