import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { Api } from '../../contract/reference.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { additionsOn } from '../../model/view/additions.ts'

/** Days of `AddedList` in guides on which nothing was added: the page shows no list for them. */
export function checkAddedDays(guides: readonly Guide[], apis: readonly Api[]): Diagnostic[] {
  return guides.flatMap(({ components }) =>
    components.flatMap(({ name, attributes: { api, day } = {}, file, line, column }): Diagnostic[] => {
      if (name !== 'AddedList' || typeof day !== 'string') return []
      const possible = apis.filter(({ id }) => api === undefined || api === id)
      if (possible.length === 0 || possible.some((own) => additionsOn(own, day).length > 0)) return []
      return [
        {
          ...{ code: 'guide-attribute-invalid', severity: 'error' },
          message: `Nothing was added on "${day}", so <AddedList> shows nothing.`,
          hint: 'Write a day that `x-since` has in the specification: `day="2026-03-10"`.',
          ...{ file, line, column },
        },
      ]
    }),
  )
}
