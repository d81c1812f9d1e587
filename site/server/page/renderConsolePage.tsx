import { components as ownComponents } from 'virtual:own-components'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl } from 'react-intl'
import { defaultLocaleOf, type SiteConfig } from '../../../generator/contract/config.ts'
import {
  consolePath,
  hasMocksAlone,
  hasPageMock,
  pageMockPath,
  shownServers,
} from '../../../generator/contract/console.ts'
import { type Locale, type LocaleCode, localePrefix, localized } from '../../../generator/contract/locales.ts'
import type { RouteTable } from '../../../generator/contract/routes.ts'
import { loadConsoleMessages } from '../../i18n/loadConsoleMessages.ts'
import { consoleHost } from '../../shared/consoleAddress.ts'
import type { ConsoleProps } from '../../shared/consoleProps.ts'
import type { Frame } from '../../shared/frame.ts'
import type { PageData } from '../../shared/pageData.ts'
import { withBase } from '../../shared/url.ts'
import { scriptUrl } from '../content/sectionScript.ts'
import { localeOf } from '../content/site.ts'
import { readVersions } from '../content/versions.ts'
import { buildFrame } from './buildFrame.ts'
import { buildVersions } from './buildVersions.ts'
import { consoleApis, docsBase } from './consoleApis.ts'
import type { PageRequest } from './pageRequest.ts'
import { renderPage } from './renderPage.tsx'

/** The page of the console: its introduction, its servers, and all calls and channels that it can use. */
export async function renderConsolePage(request: PageRequest): Promise<string> {
  const { site, table, url } = request
  const [, first = ''] = url.split('/')
  const locale = localeOf(site, first)
  const messages = await loadConsoleMessages(locale.code)
  const intl = createIntl({ locale: locale.lang, messages })
  const title = intl.formatMessage({ id: 'console.title' })
  const isApart = consoleHost(site) !== undefined
  const intro = intl.formatMessage(
    { id: 'console.intro' },
    { hasMock: String(hasPageMock(site) && hasMocksAlone(site)) },
  )
  const page: PageData = {
    frame: isApart ? frameApart(site, table, locale.code) : buildFrame(site, table, locale.code),
    kind: 'console',
    locale: locale.code,
    lang: locale.lang,
    dir: locale.dir,
    url: withBase(url, site.base),
    title,
    headings: [],
    translations: site.locales.map(({ code, label, lang }) => ({
      locale: code,
      label,
      lang,
      url: withBase(localePrefix(code, defaultLocaleOf(site)) + consolePath, site.base),
    })),
    versions: buildVersions({ site, versions: isApart ? undefined : readVersions(), locale: locale.code }),
    breadcrumbs: [],
  }
  const article = renderToStaticMarkup(
    <>
      <h1>{title}</h1>
      <p>{intro}</p>
      <noscript>
        <p>
          {intl.formatMessage(
            { id: 'console.noScript' },
            { reference: (text: ReactNode) => <a href={page.frame.home}>{text}</a> },
          )}
        </p>
      </noscript>
      <div data-island="console" data-props={JSON.stringify(propsOf(site, table, locale))} />
    </>,
  )
  return renderPage({ ...request, page, article, description: intro, ...(isApart ? {} : { ownComponents }) })
}

/** The frame on the console's own origin: its links lead to the site, and parts that only the site has are left out. */
function frameApart(site: SiteConfig, table: RouteTable, locale: LocaleCode): Frame {
  const { search, otherSearches, serviceWorker, changes, ...frame } = buildFrame(site, table, locale, docsBase(site))
  return frame
}

function propsOf(site: SiteConfig, table: RouteTable, { code }: Locale): ConsoleProps {
  return {
    locale: code,
    base: site.base,
    servers: shownServers(site),
    mockCommand: mockCommandOf(site),
    ...(hasPageMock(site) && { page: pageMockOf(site) }),
    examples: examplesOf(site, code),
    apis: consoleApis(site, table, code),
  }
}

/** A site with a module publishes its mock as one file. */
function mockCommandOf({ mock, origin, base }: SiteConfig): string {
  return mock === undefined ? 'npm run mock' : `curl -O ${origin}${base}sandbox.mjs && node sandbox.mjs`
}

function examplesOf(site: SiteConfig, locale: LocaleCode): ConsoleProps['examples'] {
  return (site.console?.examples ?? []).map(({ label, href }) => {
    const { text } = localized(label, locale, defaultLocaleOf(site))
    const members = new URLSearchParams(href.slice(href.indexOf('#') + 1))
    if (members.has('replay')) members.set('replay', text)
    return { label: text, hash: `#${members}` }
  })
}

function pageMockOf({ base, mock }: SiteConfig): NonNullable<ConsoleProps['page']> {
  return { specs: withBase(pageMockPath, base), ...(mock !== undefined && { module: scriptUrl(mock, base) }) }
}
