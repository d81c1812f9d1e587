import type { Catalog } from '../contract/catalog.ts'
import { defaultLocaleOf } from '../contract/config.ts'
import type { LocaleCode } from '../contract/locales.ts'
import type { Api } from '../contract/reference.ts'
import { notFoundPath, type Route, type RouteTable } from '../contract/routes.ts'
import { shownText } from '../model/prose.ts'
import { findPage } from '../model/view/findPage.ts'
import { proseOfPage } from '../model/view/proseOfPage.ts'
import type { Texts } from './checkContent.ts'
import type { Loaded } from './loadSources.ts'

/** The texts of one page that its readers see in another language than theirs. */
export interface PageLanguage {
  readonly locale: LocaleCode
  /** Path below the base, as published. */
  readonly url: string
  readonly kind: 'guide' | 'reference'
  /** Texts in the source language. Of a guide without a translation, its title; the guide counts as one text more. */
  readonly untranslated: readonly string[]
  /** Texts that a command translated and no person has read. */
  readonly unread: readonly string[]
  /** The guide is in the source language as a whole. */
  readonly isMissing?: true
  /** The translation of the guide is older than its source. */
  readonly isOutdated?: true
}

export interface PageLanguagesInput {
  readonly loaded: Loaded
  readonly apis: readonly Api[]
  readonly routes: RouteTable
  readonly texts: Texts
}

/** Each page in each language but the first, with its texts that are not in that language. */
export function pageLanguages(input: PageLanguagesInput): PageLanguage[] {
  const source = defaultLocaleOf(input.loaded.config)
  const pages = input.routes.routes.filter(({ locale, path }) => locale !== source && path !== notFoundPath)
  const keys = new Map(input.apis.map(({ id }) => [id, shownKeys(id, input)]))
  return pages.map((route) =>
    route.source.origin === 'guide' ? guidePage(route, input) : referencePage(route, input, keys.get(route.api ?? '')),
  )
}

/** The texts of an API, by themselves and as pages show them. A name is no such text: it is the same in each language. */
function shownKeys(api: string, { texts, loaded }: PageLanguagesInput): ReadonlyMap<string, string> {
  const images = loaded.own.described[api] ?? {}
  return new Map(
    [...(texts.get(api) ?? [])].flatMap((text) => [[text, text] as const, [shownText(text, images), text] as const]),
  )
}

function guidePage(
  { locale, url, contentLocale, isOutdated, title }: Route,
  { loaded }: PageLanguagesInput,
): PageLanguage {
  const catalog = loaded.siteCatalogs?.find((own) => own.locale === locale)
  const isMissing = contentLocale !== locale
  const guide = loaded.guides.find((own) => own.locale === contentLocale && own.title === title)
  return {
    ...{ locale, url, kind: 'guide' },
    untranslated: isMissing && guide ? [title] : [],
    unread: isMissing ? [...(catalog?.unread ?? [])].filter((text) => catalog?.messages.get(text) === title) : [],
    ...(isMissing ? { isMissing } : {}),
    ...(isOutdated ? { isOutdated } : {}),
  }
}

function referencePage(
  route: Route,
  { loaded, apis }: PageLanguagesInput,
  keys: ReadonlyMap<string, string> = new Map(),
): PageLanguage {
  const { locale, url } = route
  const source = defaultLocaleOf(loaded.config)
  const found = findPage(route, apis)
  const catalog = loaded.catalogs.find((own: Catalog) => own.api === route.api && own.locale === locale)
  const prose = found ? proseOfPage(found.page, found.api, source) : []
  const texts = prose.flatMap((own) => {
    const key = keys.get(own[source] ?? '')
    return key === undefined ? [] : [{ key, isTranslated: Boolean(own[locale]) }]
  })
  const untranslated = texts.filter(({ isTranslated }) => !isTranslated).map(({ key }) => key)
  const unread = texts.flatMap(({ key }) => (catalog?.unread?.has(key) ? [key] : []))
  return {
    ...{ locale, url, kind: 'reference' },
    untranslated: [...new Set(untranslated)],
    unread: [...new Set(unread)],
  }
}
