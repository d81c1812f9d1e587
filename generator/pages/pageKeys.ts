import { newestDate } from '../contract/changes.ts'
import type { Channel } from '../contract/channel.ts'
import { isGuideComponent } from '../contract/components.ts'
import type { SiteConfig } from '../contract/config.ts'
import { historyKey } from '../contract/history.ts'
import type { LocaleCode } from '../contract/locales.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { Route, RouteTable } from '../contract/routes.ts'
import { sidebarPlaces } from '../contract/sidebarPlaces.ts'
import { addressesOf } from '../model/view/addresses.ts'
import { bookChannels } from '../model/view/book/debugger/bookChannels.ts'
import { furtherEntries } from '../model/view/entryRows.ts'
import { findPage } from '../model/view/findPage.ts'
import { loginChannelOf } from '../model/view/loginChannel.ts'
import { pageEntries } from '../model/view/pageEntries.ts'
import { type ApiParts, apiParts, commonOf, restOf, shownOfApi } from './apiParts.ts'
import { digestOf, type Entry, entryDigest, schemaDigests } from './entryDigests.ts'
import { counterpartLabels, type LinkedLabels, linkedLabels } from './linkedLabels.ts'
import type { ContentInput } from './mdx/renderContent.ts'

interface PageSources extends ContentInput {
  /** The MDX of a page, written or generated. */
  textOf(route: Route): string
}

/** Hash of all sources of a page and its Markdown version, except the engine and the sidebar. */
export type PageKey = string

/**
 * Computes the key of each page from its sources, before any page is rendered: the same key means the same page. A key may
 * change although its page does not; the other way round readers would keep an old page.
 */
export function pageKeys(sources: PageSources): (route: Route) => PageKey {
  const { config, apis, routes, guides, versions, own, textOf } = sources
  const guideOf = new Map(guides.map((guide) => [guide.file, guide]))
  const site = digestOf([
    ...[config, versions, own, routes.defaultLocale, newestDate(routes) !== undefined, apis.map(keptElsewhere)],
    routes.routes.map((own) => [
      own.path,
      own.locale,
      own.url,
      own.sidebar,
      own.feed,
      own.errorTables,
      own.hasAuthentication,
      own.hasMigration,
    ]),
    routes.sidebars.map(({ items, ...own }) => own),
  ])
  const sidebars = new Map(routes.sidebars.map((sidebar) => [sidebarName(sidebar.locale, sidebar.id), sidebar]))
  const linkedIn = linkedLabels(apis)
  const parts = apiParts(linkedIn, sources.downloads)
  const namedIn = namedContent(sources, parts)
  const shownOn = shownEntries(sources, linkedIn)
  const known = new Map<Route, PageKey>()
  const keyOf = (route: Route): PageKey => {
    const guide = guideOf.get(route.source.file)
    const found = guide ? undefined : findPage(route, apis)
    const text = textOf(route)
    const { edit, ...shown } = route
    const sidebar = sidebars.get(sidebarName(route.locale, route.sidebar))
    return digestOf([
      ...[site, sidebar && sidebarPlaces(sidebar).get(route.path), shown, linkedLocation(config, edit)],
      ...[text, namedIn(text, guide !== undefined)],
      found &&
        (found.page.content.kind === 'overview'
          ? [parts.operations(found.api), parts.channels(found.api)]
          : shownOn(found, route.locale)),
    ])
  }
  return (route) => {
    const key = known.get(route) ?? keyOf(route)
    known.set(route, key)
    return key
  }
}

/** Sources that the text of a page names: tables, recipes, and in a guide the APIs that its components show. */
function namedContent(
  { config: { components = {} }, apis, tables, recipes = new Map() }: PageSources,
  partsOf: ApiParts,
): (text: string, isGuide: boolean) => unknown {
  const contents = [...tables, ...recipes].map(([name, content]) => [name, digestOf(content)] as const)
  let whole: string | undefined
  return (text, isGuide) => {
    const used = [...text.matchAll(/(?<=^|[\s>])<([A-Z][\w.]*)/g)].map(([, component = '']) => component)
    const named = apis.filter(({ id }) => text.includes(`"${id}"`) || text.includes(`'${id}'`))
    const shown = named.length > 0 ? named : apis
    const parts = used.map((name) => (isGuideComponent(name) ? shownOfApi[name] : 'facts'))
    const showsApi = isGuide && parts.some((part) => part !== 'nothing')
    const isFree = used.some((name) => Object.hasOwn(components, name) || (isGuide && !isGuideComponent(name)))
    const rootsIn = (api: Api) =>
      used.includes('Schema') ? Object.keys(api.schemas).filter((id) => text.includes(`"${id}"`)) : []
    // A component of the project may show any part of the model.
    if (isFree) whole ??= digestOf(apis)
    return [
      ...contents.filter(([name]) => text.includes(name)),
      ...(showsApi
        ? shown.map((api) => [schemaDigests(rootsIn(api), api), [...new Set(parts)].map((part) => partsOf[part](api))])
        : []),
      isFree && whole,
    ]
  }
}

/** Parts of an API that debuggers of others know it by. */
function keptElsewhere(api: Api): unknown {
  const { securitySchemes, operations, channels } = api
  const books = channels.filter(({ book }) => book).map(({ id, address }) => [address, addressesOf(api).ofEntry(id)])
  const headers = securitySchemes.map(({ signing }) => signing?.headers)
  return [books, headers, operations.map(({ deprecation }) => deprecation?.sunset)]
}

type FoundPage = NonNullable<ReturnType<typeof findPage>>

/** Sources of a generated page: its entries with their schemas, and the shown parts of its API and of other entries. */
function shownEntries(
  { apis, config, history }: PageSources,
  linkedIn: LinkedLabels,
): (found: FoundPage, locale: LocaleCode) => unknown {
  const common = new Map(apis.map((api) => [api, digestOf([commonOf(api), linkedIn(JSON.stringify(restOf(api)))])]))
  const known = new Map<Entry, string>()
  const keyOf = (entry: Entry, api: Api): string => {
    const found =
      known.get(entry) ??
      digestOf([entryDigest(entry, api), linkedIn(JSON.stringify(entry)), counterpartLabels(entry, api, apis)])
    known.set(entry, found)
    return found
  }
  return ({ api, page }, locale) => {
    const { operations, channels } = pageEntries(page, api)
    const own = [...operations, ...channels]
    const further = furtherEntries(page, api)
    const entries = [
      ...own,
      ...further.operations,
      ...further.channels,
      ...(channels.length > 0 ? sessionEntries(channels, api) : []),
    ]
    const notes = own.map(({ id }) => history[locale]?.[historyKey(api.id, id)])
    const locations = own.map(({ source }) => linkedLocation(config, source))
    const books = channels.flatMap((channel) => (channel.book ? [bookChannels(channel, api)] : []))
    return [common.get(api), [page, ...entries].map((entry) => keyOf(entry, api)), books, locations, notes]
  }
}

/** Entries for the program of a session besides its channel: the login, and the call that gives a token. */
function sessionEntries(channels: readonly Channel[], api: Api): (Operation | Channel)[] {
  const login = loginChannelOf(api)
  const calls = new Set(channels.flatMap(({ servers }) => servers.map(({ token }) => token?.operation)))
  return [...(login ? [login] : []), ...api.operations.filter(({ id }) => calls.has(id))]
}

/** The part of a source location in links for editing: without a line in them, a line above an entry changes no page. */
function linkedLocation({ links: { edit } }: SiteConfig, { file, line }: Route['edit']): unknown {
  return edit !== undefined && [file, edit.includes('{line}') && line]
}

function sidebarName(locale: LocaleCode, id: string | undefined): string {
  return `${locale} ${id}`
}

/** Computes the key of the sidebar beside each page. */
export function sidebarKeys({ sidebars }: RouteTable): (route: Route) => PageKey {
  const keys = new Map(sidebars.map((own) => [sidebarName(own.locale, own.id), digestOf(own)]))
  return ({ locale, sidebar }) => keys.get(sidebarName(locale, sidebar)) ?? ''
}
