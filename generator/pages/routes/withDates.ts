import { isDay } from '../../contract/changelog.ts'
import type { Api } from '../../contract/reference.ts'
import type { ChangelogEntry, Route } from '../../contract/routes.ts'
import type { Guide } from '../../load/parseGuide.ts'
import type { ContentDates } from '../../load/readDates.ts'
import { entriesById } from '../../model/view/entriesById.ts'

interface DateSources {
  readonly dates: ContentDates
  readonly guides: readonly Guide[]
  readonly apis: readonly Api[]
}

/**
 * The route with the date of the last visible change. A guide has the date of its file in the page's language and of its
 * data files; a reference page has the date of the spec files of its operations and channels. A page has no date when one
 * of these files has none. Translation catalogs do not count: one file translates a whole API, so that a corrected word
 * would make all its pages new.
 */
export function withDates(route: Route, sources: DateSources): Route {
  const updated = newest(filesOf(route, sources).map((file) => sources.dates.files.get(file)))
  if (updated === undefined) return route
  const entries = entriesOf(route, sources)
  return { ...route, updated, ...(entries.length > 0 ? { entries } : {}) }
}

/** The latest of some dates, or nothing if one of them is not known. */
function newest(dates: readonly (string | undefined)[]): string | undefined {
  const known = dates.filter((date) => date !== undefined)
  return known.length === dates.length ? known.sort().at(-1) : undefined
}

function filesOf(route: Route, { guides, apis }: DateSources): readonly string[] {
  if (route.source.origin === 'guide') {
    const guide = guides.find(({ file }) => file === route.source.file)
    return [route.source.file, ...(guide?.dataFiles ?? [])]
  }
  const api = apis.find(({ id }) => id === route.api)
  const { operations = [], channels = [] } = route
  const shown = [...entriesById(api?.operations ?? [], operations), ...entriesById(api?.channels ?? [], channels)]
  const files = shown.flatMap(({ files: all, source }) => all ?? [source.file])
  return files.length > 0 ? files : [route.edit.file]
}

function entriesOf({ source: { file } }: Route, { guides, dates }: DateSources): ChangelogEntry[] {
  const headings = guides.find((guide) => guide.file === file)?.headings ?? []
  return headings.flatMap(({ depth, id, text: title }) => {
    const updated = dates.entries.get(`${file}#${id}`)
    return depth === 2 && isDay(id) && updated !== undefined ? [{ id, title, updated }] : []
  })
}
