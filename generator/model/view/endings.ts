import type { Deprecation } from '../../contract/annotations.ts'
import { groupBy } from '../../contract/groups.ts'
import type { Api } from '../../contract/reference.ts'
import { channelRow, type EntryRow, operationRow } from './entryRows.ts'

/** Path of the list of deprecated entries and their dates, behind the path of the language. */
export const endingsPath = '/reference/endings.json'

/** An operation or channel that has a day of its end, or of its deprecation. */
export interface Ending extends EntryRow {
  readonly deprecation: Deprecation
}

/** Entries with the same day of deprecation and the same last day. */
export interface EndingDay extends Pick<Deprecation, 'since' | 'sunset'> {
  readonly entries: readonly Ending[]
}

/** Deprecated entries of an API by their days, the latest first. Entries without a date are left out. */
export function endingDays({ operations, channels }: Pick<Api, 'operations' | 'channels'>): EndingDay[] {
  const called = operations.filter(({ kind }) => kind === 'operation')
  const rows = [...called.map(operationRow), ...channels.map(channelRow)].filter(hasDate)
  const days = groupBy(rows, ({ deprecation }) => {
    const { since = '', sunset = '' } = daysOf(deprecation)
    return `${sunset || since} ${since} ${sunset}`
  })
  return [...days]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([, entries]) => ({ ...(entries[0] && daysOf(entries[0].deprecation)), entries }))
}

/** The days of a deprecation. A day of deprecation that is no earlier than the last day is left out. */
function daysOf({ since, sunset }: Deprecation): Pick<Deprecation, 'since' | 'sunset'> {
  const isBefore = since !== undefined && (sunset === undefined || since < sunset)
  return { ...(isBefore && { since }), ...(sunset !== undefined && { sunset }) }
}

function hasDate(row: EntryRow): row is Ending {
  return row.deprecation?.since !== undefined || row.deprecation?.sunset !== undefined
}
