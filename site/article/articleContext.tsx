import type { MDXComponents } from 'mdx/types'
import { createContext, type ReactNode, useContext } from 'react'
import { RawIntlProvider } from 'react-intl'
import type { Deprecation } from '../../generator/contract/annotations.ts'
import { defaultLocaleOf, type SiteConfig } from '../../generator/contract/config.ts'
import { createAnchors } from '../../generator/contract/ids.ts'
import type { LocaleCode } from '../../generator/contract/locales.ts'
import type { Api, Reference } from '../../generator/contract/reference.ts'
import type { Route, RouteTable } from '../../generator/contract/routes.ts'
import { findPage } from '../../generator/model/view/findPage.ts'
import { outlineOf, type PageOutline } from '../../generator/model/view/outline.ts'
import { localeOf } from '../server/content/site.ts'
import type { Heading } from '../shared/pageData.ts'
import { type ArticleMessages, wordsOf } from './messages.ts'
import { createOutlines, type Outlines } from './outlines.ts'

export interface ArticleInput {
  readonly route: Route
  readonly reference: Reference
  readonly site: SiteConfig
  readonly routes: RouteTable
  /** Components of the project; one with a name of ours comes in its place. */
  readonly ownComponents?: MDXComponents | undefined
}

/** The context of every component of an article, with the headings that it collects from top to bottom. */
export interface Article extends ArticleInput {
  readonly locale: LocaleCode
  readonly defaultLocale: LocaleCode
  readonly words: ArticleMessages
  /** Headings of levels 2 and 3 in the order in which they were rendered. */
  readonly headings: Heading[]
  /** An id that is unique on the page and the same in every build: `tabs-1`, `tabs-2` … */
  nextId(prefix: string): string
  /** The anchor that is wanted, with a number where the outline or an element above has it. */
  uniqueAnchor(wanted: string): string
  readonly outlines: Outlines
  /** Whether the page documents several operations or channels. */
  readonly hasSeveral: boolean
  /** Set where a page has several operations or channels and all of them are deprecated. */
  readonly retirement?: Retirement | undefined
  /** Whether a key is asked for the first time: a page states a fact about all of it once. */
  isFirst(key: string): boolean
}

/** The days that all entries of a page share. */
type Retirement = Pick<Deprecation, 'since' | 'sunset'>

const ArticleContext = createContext<Article | undefined>(undefined)

export function createArticle(input: ArticleInput): Article {
  const { route, site, reference } = input
  const counts = new Map<string, number>()
  const uniqueAnchor = createAnchors()
  const found = findPage(route, reference.apis)
  const outline = found && outlineOf(found.page, found.api, uniqueAnchor)
  const askedKeys = new Set<string>()
  return {
    ...input,
    locale: route.locale,
    defaultLocale: defaultLocaleOf(site),
    words: wordsOf(route.locale, localeOf(site, route.locale).lang),
    headings: [],
    nextId(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1
      counts.set(prefix, count)
      return uniqueAnchor(`${prefix}-${count}`)
    },
    uniqueAnchor,
    outlines: createOutlines(outline, uniqueAnchor),
    hasSeveral: outline !== undefined && outline.operations.length + outline.channels.length > 1,
    retirement: outline && retirementOf(outline),
    isFirst(key) {
      const isFirst = !askedKeys.has(key)
      askedKeys.add(key)
      return isFirst
    },
  }
}

function retirementOf({ operations, channels }: PageOutline): Retirement | undefined {
  const entries = [...operations.map(({ operation }) => operation), ...channels.map(({ channel }) => channel)]
  const [first, ...others] = entries.map(({ deprecation }) => deprecation)
  if (!first || others.length === 0 || others.some((other) => other === undefined)) return undefined
  const isShared = (name: 'since' | 'sunset') => others.every((other) => other?.[name] === first[name])
  const { since, sunset } = first
  return {
    ...(since !== undefined && isShared('since') && { since }),
    ...(sunset !== undefined && isShared('sunset') && { sunset }),
  }
}

export function ArticleProvider({ article, children }: { readonly article: Article; readonly children: ReactNode }) {
  return (
    <RawIntlProvider value={article.words.intl}>
      <ArticleContext value={article}>{children}</ArticleContext>
    </RawIntlProvider>
  )
}

export function useArticle(): Article {
  const article = useContext(ArticleContext)
  if (!article) throw new Error('an article component was rendered outside an article')
  return article
}

export function useWords(): ArticleMessages {
  return useArticle().words
}

/** The API that a component names, else the page's own, else the site's only one. Throws when there is none. */
export function useApi(id?: string): Api {
  const { route, reference } = useArticle()
  const wanted = id ?? route.api ?? (reference.apis.length === 1 ? reference.apis[0]?.id : undefined)
  const api = reference.apis.find((candidate) => candidate.id === wanted)
  if (!api) throw new Error(`${route.source.file}: there is no API "${wanted ?? ''}"; name one in the attribute "api"`)
  return api
}
