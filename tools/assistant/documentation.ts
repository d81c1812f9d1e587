import type { LocaleCode } from '../../generator/contract/locales.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Route, RouteTable } from '../../generator/contract/routes.ts'
import type { SearchProvider } from '../../generator/contract/search.ts'

/** A site as an assistant reads it: its pages, its model and its search. */
export interface Documentation {
  /** Title of the site. */
  readonly title: string
  /** The default language is the first. */
  readonly locales: readonly LocaleCode[]
  /** Scheme, host and base, without a slash at the end: an address below the base follows. */
  readonly root: string
  readonly routes: RouteTable
  readonly apis: readonly Api[]
  /** The Markdown of a page. */
  readonly textOf: (route: Route) => Promise<string>
  /** The search of a language, as the site has it. */
  readonly searchIn: (locale: LocaleCode) => Promise<SearchProvider>
}

/** The whole address of one below the base. */
export function addressOf({ root }: Pick<Documentation, 'root'>, url: string): string {
  return root + url
}
