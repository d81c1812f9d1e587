import { type LocaleCode, localized } from '../../contract/locales.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import { notFoundPath, type Route } from '../../contract/routes.ts'
import { isOutdatedTranslation } from '../../contract/translation.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { shortDescription } from '../../markdown/shortDescription.ts'
import type { Page } from './page.ts'

type RouteDetails = Omit<Route, 'id' | 'path' | 'locale' | 'url'>

/** The route of a guide, in its language or else its first one. */
export function guideRoute(
  { path, guides }: Page & { kind: 'guide' },
  locale: LocaleCode,
  defaultLocale: LocaleCode,
): RouteDetails {
  const guide = guides.get(locale) ?? [...guides.values()][0]
  if (!guide) throw new Error(`no guide for ${path}`)
  return {
    kind: path === '/' ? 'home' : 'guide',
    contentLocale: guide.locale,
    ...(isOutdatedTranslation(guide.translates, guides.get(defaultLocale)?.textHash) ? { isOutdated: true } : {}),
    title: guide.title,
    description: guide.description,
    sidebarLabel: guide.sidebarLabel ?? guide.title,
    ...(guide.noindex || path === notFoundPath ? { noindex: true } : {}),
    source: { origin: 'guide', file: guide.file },
    edit: { file: guide.file, line: 1 },
    ...linkedSections(guide),
  }
}

/** Sections of a guide that pages of an API link to. */
function linkedSections({ text }: Guide): Pick<Route, 'errorTables' | 'hasAuthentication' | 'hasMigration'> {
  const errorTables = [...text.matchAll(/<ErrorTable\b[^>]*\bapi="([^"]*)"/g)].map(([, api = '']) => api)
  return {
    ...(errorTables.length > 0 ? { errorTables } : {}),
    ...(text.includes('[#authentication]') ? { hasAuthentication: true } : {}),
    ...(text.includes('[#migration]') ? { hasMigration: true } : {}),
  }
}

/** The route of a generated page. */
export function referenceRoute(
  { path, api, page }: Page & { kind: 'reference' },
  locale: LocaleCode,
  defaultLocale: LocaleCode,
): RouteDetails {
  const title = localized(page.title, locale, defaultLocale)
  const label = page.sidebarLabel ? localized(page.sidebarLabel, locale, defaultLocale).text : title.text
  return {
    kind: page.content.kind === 'schema' ? 'schema' : page.content.kind === 'overview' ? 'guide' : 'reference',
    contentLocale: hasTranslation(page, locale, defaultLocale) ? locale : defaultLocale,
    title: title.text,
    description: pageDescription(page, api, locale, defaultLocale),
    sidebarLabel: label,
    api: api.id,
    ...(page.content.kind === 'reference'
      ? { operations: page.content.operations, channels: page.content.channels }
      : {}),
    source: { origin: 'generated', file: generatedFile(path, locale) },
    edit: { file: page.source.file, line: page.source.line },
  }
}

/** A generated page counts as translated when its title or description is; single texts that fall back are marked in place. */
function hasTranslation({ title, description }: ReferencePage, locale: LocaleCode, defaultLocale: LocaleCode): boolean {
  return locale === defaultLocale || title[locale] !== undefined || description?.[locale] !== undefined
}

/** Path of the MDX of a generated page below the content folder's `pages`. */
function generatedFile(path: string, locale: LocaleCode): string {
  const bare = path.endsWith('/') ? `${path}index` : path
  return `${locale}${bare}.mdx`
}

/** One sentence about a reference page for search engines and lists: its description, else the titles of its operations. */
function pageDescription(page: ReferencePage, api: Api, locale: LocaleCode, defaultLocale: LocaleCode): string {
  const own = page.description ? shortDescription(localized(page.description, locale, defaultLocale).text) : ''
  if (own !== '' || page.content.kind !== 'reference') return own
  const wanted = new Set([...page.content.operations, ...page.content.channels])
  const entries = [...api.operations, ...api.channels].filter(({ id }) => wanted.has(id))
  const titles = entries.map(({ title }) => localized(title, locale, defaultLocale).text)
  return shortDescription(new Intl.ListFormat(locale, { style: 'narrow' }).format(titles))
}
