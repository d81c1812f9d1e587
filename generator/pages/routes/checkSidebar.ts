import type { SidebarConfig } from '../../contract/config.ts'
import type { Diagnostic, SourceLocation } from '../../contract/diagnostics.ts'
import type { PageLookup } from './pageLookup.ts'
import { isElsewhere, pageOf, pathsOf, wholeApi } from './sidebarItem.ts'

/** Diagnostics for the pages, APIs and tags that a sidebar names and that do not exist. */
export function checkSidebar(
  { landing, items }: SidebarConfig,
  lookup: PageLookup,
  placeOf: (written: string) => SourceLocation,
): Diagnostic[] {
  const problem = { severity: 'error', code: 'sidebar-page-unknown' } as const
  const named = [
    landing,
    ...items.flatMap((item) => {
      if (typeof item === 'string') return [item]
      if ('href' in item) return isElsewhere(item.href) ? [] : [pageOf(item.href)]
      return 'items' in item ? item.items : []
    }),
  ]
  const unknown = [...new Set(named)].filter((path) => !lookup.has(path))
  const empty = items.filter(
    (item) =>
      typeof item === 'object' &&
      'api' in item &&
      (wholeApi(item, lookup.apis) ?? pathsOf(item, lookup.apis)).length === 0,
  )
  const hintFor = (near: string | undefined) =>
    near ? `Did you mean ${near}?` : 'Correct the path, or add the guide or operation.'
  return [
    ...unknown.map((path) => ({
      ...problem,
      ...placeOf(path),
      message: `A sidebar names ${path}, which is not a page.`,
      hint: hintFor(lookup.near(path)),
    })),
    ...empty.flatMap((item) =>
      typeof item === 'object' && 'api' in item
        ? [
            {
              ...problem,
              ...placeOf(item.tag ?? item.api),
              message:
                item.tag === undefined
                  ? `A sidebar names the API "${item.api}", which does not exist.`
                  : `A sidebar names the tag "${item.tag}" of "${item.api}", which has no page.`,
              hint: 'Correct the tag or API, or remove the category.',
            },
          ]
        : [],
    ),
  ]
}
