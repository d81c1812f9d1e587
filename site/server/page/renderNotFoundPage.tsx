import { components as ownComponents } from 'virtual:own-components'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl, RawIntlProvider } from 'react-intl'
import { defaultLocaleOf, type SiteConfig } from '../../../generator/contract/config.ts'
import { type Locale, localePrefix } from '../../../generator/contract/locales.ts'
import { notFoundPath } from '../../../generator/contract/routes.ts'
import { NotFound } from '../../browser/shell/NotFound.tsx'
import { loadMessages } from '../../i18n/loadMessages.ts'
import type { PageData } from '../../shared/pageData.ts'
import { withBase } from '../../shared/url.ts'
import { localeOf } from '../content/site.ts'
import { readVersions } from '../content/versions.ts'
import { buildFrame } from './buildFrame.ts'
import { sidebarReference } from './buildPageData.ts'
import { buildVersions } from './buildVersions.ts'
import type { PageRequest } from './pageRequest.ts'
import { renderPage } from './renderPage.tsx'

/** The language that an address below the base asks for. */
function localeOfUrl(site: SiteConfig, url: string): Locale {
  const [, first = ''] = url.split('/')
  const isPrefix = site.locales.some(({ code }) => code === first)
  return localeOf(site, isPrefix ? first : defaultLocaleOf(site))
}

/** The page for an address where nothing is published, in the address's language, beside the first sidebar of the site. */
export async function renderNotFoundPage(request: PageRequest): Promise<string> {
  const { site, table, url } = request
  const { code, lang, dir } = localeOfUrl(site, url)
  const messages = await loadMessages(code)
  const intl = createIntl({ locale: lang, messages })
  const frame = buildFrame(site, table, code)
  const sidebar = table.sidebars.find(({ locale }) => locale === code)
  const page: PageData = {
    frame,
    kind: 'not-found',
    locale: code,
    lang,
    dir,
    url: withBase(`${localePrefix(code, defaultLocaleOf(site))}/404`, site.base),
    title: intl.formatMessage({ id: 'shell.notFound.title' }),
    headings: [],
    translations: site.locales.map((locale) => ({
      locale: locale.code,
      label: locale.label,
      lang: locale.lang,
      url: withBase(`${localePrefix(locale.code, defaultLocaleOf(site))}/`, site.base),
    })),
    versions: buildVersions({ site, versions: readVersions(), locale: code }),
    ...(sidebar && { sidebar: sidebarReference({ site, table, path: notFoundPath }, sidebar) }),
    breadcrumbs: [],
  }
  const article = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <NotFound frame={frame} />
    </RawIntlProvider>,
  )
  return renderPage({ ...request, page, article, ownComponents })
}
