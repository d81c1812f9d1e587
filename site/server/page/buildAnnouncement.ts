import type { SiteConfig } from '../../../generator/contract/config.ts'
import { type LocaleCode, localized } from '../../../generator/contract/locales.ts'
import type { RouteTable } from '../../../generator/contract/routes.ts'
import { wordsOf } from '../../article/messages.ts'
import { renderProse } from '../../article/prose/renderProse.ts'
import type { FrameAnnouncement } from '../../shared/frame.ts'
import { localeOf } from '../content/site.ts'

export interface AnnouncementInput {
  readonly site: SiteConfig
  readonly table: RouteTable
  readonly locale: LocaleCode
  readonly defaultLocale: LocaleCode
}

/** The announcement as the pages of one language show it; `undefined` when the site has none. */
export function buildAnnouncement(input: AnnouncementInput): FrameAnnouncement | undefined {
  const { site, table: routes, locale, defaultLocale } = input
  if (!site.announcement) return undefined
  const { text, locale: shown } = localized(site.announcement.text, locale, defaultLocale)
  const words = wordsOf(locale, localeOf(site, locale).lang)
  const html = renderProse(text, { routes, site, locale, defaultLocale, words }, { inline: true })
  return { id: site.announcement.id, html, ...(shown !== locale && { lang: localeOf(site, shown).lang }) }
}
