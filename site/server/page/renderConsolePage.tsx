import { components as ownComponents } from 'virtual:own-components'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl } from 'react-intl'
import { defaultLocaleOf, type SiteConfig } from '../../../generator/contract/config.ts'
import { type ConsoleEntry, consolePath } from '../../../generator/contract/console.ts'
import { type Locale, localePrefix, localized } from '../../../generator/contract/locales.ts'
import type { RouteTable } from '../../../generator/contract/routes.ts'
import { addressesOf, publishedPaths } from '../../../generator/model/view/addresses.ts'
import { isWebSocket } from '../../../generator/model/view/protocol.ts'
import { loadConsoleMessages } from '../../i18n/loadMessages.ts'
import type { ConsoleProps } from '../../shared/consoleProps.ts'
import type { PageData } from '../../shared/pageData.ts'
import { withBase } from '../../shared/url.ts'
import { readReference } from '../content/routes.ts'
import { localeOf } from '../content/site.ts'
import { readVersions } from '../content/versions.ts'
import { buildFrame } from './buildFrame.ts'
import { buildVersions } from './buildVersions.ts'
import type { PageRequest } from './pageRequest.ts'
import { renderPage } from './renderPage.tsx'

/** The page of the console: what it is, what it needs, and all that can be called from it. */
export async function renderConsolePage(request: PageRequest): Promise<string> {
  const { site, table, url } = request
  const [, first = ''] = url.split('/')
  const locale = localeOf(site, first)
  const messages = await loadConsoleMessages(locale.code)
  const intl = createIntl({ locale: locale.lang, messages })
  const title = intl.formatMessage({ id: 'console.title' })
  const page: PageData = {
    frame: buildFrame(site, table, locale.code),
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
    versions: buildVersions({ site, versions: readVersions(), locale: locale.code }),
    breadcrumbs: [],
  }
  const article = renderToStaticMarkup(
    <>
      <h1>{title}</h1>
      <p>{intl.formatMessage({ id: 'console.intro' })}</p>
      <noscript>
        <p>{intl.formatMessage({ id: 'console.noScript' })}</p>
      </noscript>
      <div data-console={JSON.stringify(propsOf(site, table, locale))} />
    </>,
  )
  return renderPage({ ...request, page, article, ownComponents })
}

function propsOf(site: SiteConfig, table: RouteTable, { code, lang }: Locale): ConsoleProps {
  return {
    locale: code,
    lang,
    base: site.base,
    servers: site.console?.servers ?? [],
    entries: entriesOf(site, table, code),
  }
}

/** All operations and WebSocket channels, in the order of the specs. */
function entriesOf(site: SiteConfig, { routes }: RouteTable, locale: string): ConsoleEntry[] {
  const published = publishedPaths(routes, locale)
  const textOf = (text: Parameters<typeof localized>[0]) => localized(text, locale, defaultLocaleOf(site)).text
  return readReference(site.apis.map(({ id }) => id)).apis.flatMap((api) => {
    const urlOf = (id: string, kind: ConsoleEntry['kind']) => {
      const address = addressesOf(api).ofEntry(id, kind)
      return address ? [withBase(published(`${address.page}#${address.anchor}`), site.base)] : []
    }
    const operations = api.operations.filter(({ kind }) => kind === 'operation')
    return [
      ...operations.flatMap(({ id, title, method, path }) =>
        urlOf(id, 'operation').map(
          (url): ConsoleEntry => ({
            ...{ kind: 'operation', api: api.id, id, title: textOf(title), method: method.toUpperCase(), path, url },
          }),
        ),
      ),
      ...api.channels.filter(isWebSocket).flatMap(({ id, title, address: path }) =>
        urlOf(id, 'channel').map(
          (url): ConsoleEntry => ({
            ...{ kind: 'channel', api: api.id, id, title: textOf(title), method: 'WS', path, url },
          }),
        ),
      ),
    ]
  })
}
