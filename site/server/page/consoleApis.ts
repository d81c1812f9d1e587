import type { Prose } from '../../../generator/contract/annotations.ts'
import type { Channel } from '../../../generator/contract/channel.ts'
import { defaultLocaleOf, type SiteConfig } from '../../../generator/contract/config.ts'
import type { ConsoleApi, EntryKind } from '../../../generator/contract/console.ts'
import { type LocaleCode, localized } from '../../../generator/contract/locales.ts'
import type { Operation } from '../../../generator/contract/operation.ts'
import type { RouteTable } from '../../../generator/contract/routes.ts'
import { addressesOf, publishedPaths } from '../../../generator/model/view/addresses.ts'
import { entryGroups } from '../../../generator/model/view/entryGroups.ts'
import { isWebSocket } from '../../../generator/model/view/protocol.ts'
import { sectionName } from '../../article/documentedPages.ts'
import { isRetired } from '../../article/reference/DeprecationBanner.tsx'
import { consoleHost } from '../../shared/consoleAddress.ts'
import { withBase } from '../../shared/url.ts'
import { readReference } from '../content/routes.ts'

/** Beginning of all links to pages of the site. */
export function docsBase(site: SiteConfig): string {
  return consoleHost(site) === undefined ? site.base : site.origin + site.base
}

/** All operations and WebSocket channels that are in service, in the order of the specs. */
export function consoleApis(site: SiteConfig, table: RouteTable, locale: LocaleCode): ConsoleApi[] {
  const published = publishedPaths(table.routes, locale)
  const textOf = (text: Prose) => localized(text, locale, defaultLocaleOf(site)).text
  const { apis } = readReference(site.apis.map(({ id }) => id))
  const names = apis.map((api) => sectionName(api, { routes: table, locale }))
  const inService = ({ deprecation }: Operation | Channel) => !isRetired(deprecation, { routes: table })
  const shown = apis.map((api, index) => {
    const { id, title, operations } = api
    const entry = (kind: EntryKind, { id: own, title: name }: Operation | Channel, method: string, path: string) => {
      const address = addressesOf(api).ofEntry(own, kind)
      if (!address) return []
      const url = withBase(published(`${address.page}#${address.anchor}`), docsBase(site))
      return [{ kind, api: id, id: own, title: textOf(name), method, path, url }]
    }
    const called = operations.filter((own) => own.kind === 'operation' && inService(own))
    const channels = api.channels.filter((own) => isWebSocket(own) && inService(own))
    const groups = entryGroups({ ...api, operations: called, channels })
    const name = names[index]
    const errorPage = table.routes.find((route) => route.locale === locale && route.errorTables?.includes(id))
    return {
      id,
      ...(errorPage && {
        errors: { page: withBase(errorPage.url, docsBase(site)), codes: api.errors.map(({ code }) => code) },
      }),
      title: name !== undefined && names.indexOf(name) === names.lastIndexOf(name) ? name : textOf(title),
      groups: groups.flatMap((group) => {
        const entries = [
          ...group.operations.flatMap((own) => entry('operation', own, own.method.toUpperCase(), own.path)),
          ...group.channels.flatMap((own) => entry('channel', own, 'WS', own.isAddressUnknown ? '' : own.address)),
        ]
        return entries.length > 0 ? [{ title: group.title ? textOf(group.title) : group.name, entries }] : []
      }),
    }
  })
  return shown.filter(({ groups }) => groups.length > 0)
}
