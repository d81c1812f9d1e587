import type { LocaleCode } from '../../generator/contract/locales.ts'
import { normalizePath, type Route } from '../../generator/contract/routes.ts'
import { type AssistantAnswer, found, refused } from './answer.ts'
import { didYouMean } from './chooseApis.ts'
import type { Documentation } from './documentation.ts'

/**
 * The page of a path, an address (of the page or of its Markdown, with or without an anchor), or a title; in a language
 * unless the address itself is of one. Refuses a name of no page, and a title of several pages.
 */
export function findRoute(documentation: Documentation, wanted: string, locale: LocaleCode): AssistantAnswer<Route> {
  const { routes } = documentation.routes
  const own = routes.filter((route) => route.locale === locale)
  const path = pathOf(wanted, documentation.root)
  const byPath =
    own.find((route) => normalizePath(route.path) === path) ?? routes.find(({ url }) => normalizePath(url) === path)
  if (byPath) return found(byPath)
  const title = wanted.trim().toLowerCase()
  const titled = own.filter((route) => route.title.toLowerCase() === title)
  const [only] = titled
  if (only && titled.length === 1) return found(only)
  if (only) {
    const paths = titled.map((route) => route.path).join(', ')
    return refused(`${titled.length} pages are called "${wanted}".`, `Ask for one by its path: ${paths}.`)
  }
  const names = own.flatMap((route) => [normalizePath(route.path), route.title])
  return refused(`There is no page "${wanted}".`, didYouMean(wanted, names) ?? 'Look for it with search or list_pages.')
}

/** `/spot` of `https://docs.example.com/spot/#orders`, of `/spot.md` and of `spot/`. */
function pathOf(wanted: string, root: string): string {
  const bare = wanted.trim().replace(/[?#].*$/s, '')
  const below = bare.startsWith(root) ? bare.slice(root.length) : bare
  const path = `/${below}`.replace(/^\/+/, '/').replace(/(?:\/index|(?<=\/)index)?\.md$/, '')
  return normalizePath(path === '' ? '/' : path)
}
