import type { Deprecation } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { compareDeprecated } from './compareNotes.ts'
import { compareNote, compareProse } from './compareTexts.ts'
import { isSameJson } from './sameJson.ts'
import { changeOf, type Scope } from './scope.ts'

/** Notices that an operation or channel will go. */
export function compareDeprecation(
  before: Deprecation | undefined,
  after: Deprecation | undefined,
  scope: Scope,
): ApiChange[] {
  if (!before || !after) return compareDeprecated(before !== undefined, after !== undefined, scope)
  const replaced = { before: before.replacements.join(', '), after: after.replacements.join(', ') }
  return [
    ...compareSunset(before.sunset, after.sunset, scope),
    ...(isSameJson(before.replacements, after.replacements) ? [] : [changeOf('replacement-changed', scope, replaced)]),
    ...compareNote(before.since, after.since, scope, 'deprecated since'),
    ...compareNote(before.fields, after.fields, scope, 'renamed fields'),
    ...compareProse(before.note, after.note, scope),
  ]
}

/** Dates are written so that the earlier one sorts first. */
function compareSunset(before: string | undefined, after: string | undefined, scope: Scope): ApiChange[] {
  if (before === after) return []
  if (before === undefined) return [changeOf('sunset-stated', scope, { after })]
  const isEarlier = after !== undefined && after < before
  return [changeOf(isEarlier ? 'sunset-earlier' : 'sunset-later', scope, { before, after })]
}
