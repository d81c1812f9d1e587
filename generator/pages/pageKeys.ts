import { newestDate } from '../contract/changes.ts'
import type { Channel } from '../contract/channel.ts'
import { type GuideComponent, isGuideComponent } from '../contract/components.ts'
import type { SiteConfig } from '../contract/config.ts'
import { historyKey } from '../contract/history.ts'
import type { LocaleCode } from '../contract/locales.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { Route } from '../contract/routes.ts'
import { furtherOperations } from '../model/view/entryRows.ts'
import { findPage } from '../model/view/findPage.ts'
import { loginChannelOf } from '../model/view/loginChannel.ts'
import { pageEntries } from '../model/view/pageEntries.ts'
import { digestOf, entryDigest, schemaDigests } from './entryDigests.ts'
import type { ContentInput } from './mdx/renderContent.ts'

interface PageSources extends ContentInput {
  /** The MDX of a page, written or generated. */
  textOf(route: Route): string
}

/** Hash of all that a page and its Markdown version are made from, but for the engine. */
export type PageKey = string

/**
 * Decides what each page is made from, before any is rendered: the same key means the same page. A key may change though its
 * page does not; the other way round readers would keep an old page.
 */
export function pageKeys(sources: PageSources): (route: Route) => PageKey {
  const { config, apis, routes, guides, versions, own, textOf } = sources
  const guideOf = new Map(guides.map((guide) => [guide.file, guide]))
  const site = digestOf([
    ...[config, versions, own, routes.defaultLocale, newestDate(routes) !== undefined],
    routes.routes.map((own) => [own.path, own.locale, own.url, own.sidebar, own.errorTables, own.hasAuthentication]),
    routes.sidebars.map(({ id, locale, landing }) => [id, locale, landing]),
  ])
  const sidebars = new Map(routes.sidebars.map((sidebar) => [`${sidebar.locale} ${sidebar.id}`, digestOf(sidebar)]))
  const labels = digestOf(apis.map(labelsOf))
  const facts = new Map(apis.map((api) => [api.id, digestOf([labels, factsOf(api), sources.downloads])]))
  const namedIn = namedContent(sources, facts)
  const shownOn = shownEntries(sources, labels)
  const known = new Map<Route, PageKey>()
  const keyOf = (route: Route): PageKey => {
    const guide = guideOf.get(route.source.file)
    const found = guide ? undefined : findPage(route, apis)
    const text = textOf(route)
    const { edit, ...shown } = route
    return digestOf([
      ...[site, sidebars.get(`${route.locale} ${route.sidebar}`), shown, linkedLocation(config, edit)],
      ...[text, namedIn(text, guide !== undefined)],
      found &&
        (found.page.content.kind === 'overview'
          ? [facts.get(found.api.id), operationTexts(found.api), channelTexts(found.api)]
          : shownOn(found, route.locale)),
    ])
  }
  return (route) => {
    const key = known.get(route) ?? keyOf(route)
    known.set(route, key)
    return key
  }
}

/** What the text of a page names: tables, recipes, and in a guide the APIs that its components show. */
function namedContent(
  { config: { components = {} }, apis, tables, recipes = new Map() }: PageSources,
  facts: ReadonlyMap<string, string>,
): (text: string, isGuide: boolean) => unknown {
  const contents = [...tables, ...recipes].map(([name, content]) => [name, digestOf(content)] as const)
  let whole: string | undefined
  return (text, isGuide) => {
    const used = [...text.matchAll(/(?<=^|[\s>])<([A-Z][\w.]*)/g)].map(([, component = '']) => component)
    const named = apis.filter(({ id }) => text.includes(`"${id}"`) || text.includes(`'${id}'`))
    const shown = named.length > 0 ? named : apis
    const parts = used.map((name) => (isGuideComponent(name) ? shownOfApi[name] : 'facts'))
    const lists = parts.filter((part) => typeof part === 'function')
    const showsApi = isGuide && parts.some((part) => part !== 'nothing')
    const isFree = used.some((name) => Object.hasOwn(components, name) || (isGuide && !isGuideComponent(name)))
    const rootsIn = (api: Api) =>
      used.includes('Schema') ? Object.keys(api.schemas).filter((id) => text.includes(`"${id}"`)) : []
    // Nobody knows what a component of the project shows.
    if (isFree) whole ??= digestOf(apis)
    return [
      ...contents.filter(([name]) => text.includes(name)),
      ...(showsApi
        ? shown.map((api) => [
            facts.get(api.id),
            schemaDigests(rootsIn(api), api),
            lists.map((textsOf) => textsOf(api)),
          ])
        : []),
      isFree && whole,
    ]
  }
}

type FoundPage = NonNullable<ReturnType<typeof findPage>>

/** What a generated page shows: its entries with the schemas that they lead to, and what it says of its API and of other entries. */
function shownEntries(sources: PageSources, labels: string): (found: FoundPage, locale: LocaleCode) => unknown {
  const { apis, config, history } = sources
  const common = new Map(apis.map((api) => [api, digestOf([labels, commonOf(api)])]))
  return ({ api, page }, locale) => {
    const { operations, channels } = pageEntries(page, api)
    const own = [...operations, ...channels]
    const entries = [
      ...own,
      ...furtherOperations(page, api),
      ...(channels.length > 0 ? sessionEntries(channels, api) : []),
    ]
    const notes = own.map(({ id }) => history[locale]?.[historyKey(api.id, id)])
    const locations = own.map(({ source }) => linkedLocation(config, source))
    return [common.get(api), [page, ...entries].map((entry) => entryDigest(entry, api)), locations, notes]
  }
}

/** What the program of a session needs besides its channel: the login, and the call that gives a token. */
function sessionEntries(channels: readonly Channel[], api: Api): (Operation | Channel)[] {
  const login = loginChannelOf(api)
  const calls = new Set(channels.flatMap(({ servers }) => servers.map(({ token }) => token?.operation)))
  return [...(login ? [login] : []), ...api.operations.filter(({ id }) => calls.has(id))]
}

/** What links for editing say of a location: a line that is added above an entry changes no page without such links. */
function linkedLocation({ links: { edit } }: SiteConfig, { file, line }: Route['edit']): unknown {
  return edit !== undefined && [file, edit.includes('{line}') && line]
}

/** What every page of an API may say of it. */
function commonOf({ operations, channels, schemas, pages, source, ...rest }: Api): unknown {
  return [rest, pages.map(({ path, content }) => [path, content])]
}

/** What tables say of an API: all but the texts, fields and messages of its entries. */
function factsOf(api: Api): unknown {
  return [
    ...[commonOf(api), api.pages.map(({ description, source, ...page }) => page)],
    api.operations.map(({ description, parameters, requestBody, responses, callbacks, source, ...facts }) => facts),
    api.channels.map(
      ({ summary, description, parameters, messages, operations, conversation, source, ...facts }) => facts,
    ),
  ]
}

function operationTexts({ pages, operations }: Api): unknown {
  return [...pages, ...operations].map(({ description }) => description)
}

function channelTexts({ channels }: Api): unknown {
  return channels.map(({ summary, description }) => summary ?? description)
}

/** What each component shows of an API: nothing, its facts, or also the texts that a function gives. */
const shownOfApi: Readonly<Record<GuideComponent, 'nothing' | 'facts' | ((api: Api) => unknown)>> = {
  Callout: 'nothing',
  Card: 'nothing',
  Cards: 'nothing',
  ChannelList: channelTexts,
  Column: 'nothing',
  Columns: 'nothing',
  ConnectionRules: 'facts',
  DataTable: 'nothing',
  DecisionChart: 'nothing',
  Downloads: 'facts',
  ErrorTable: 'facts',
  MigrationMap: 'facts',
  OperationList: operationTexts,
  PermissionTable: 'facts',
  RateLimitTable: 'facts',
  Recipe: 'nothing',
  Schema: 'facts',
  SignatureDebugger: 'facts',
  StateDiagram: 'nothing',
  Steps: 'nothing',
  Tab: 'nothing',
  Tabs: 'nothing',
}

/** What a link to an entry, or its replacement, says of it. */
function labelsOf({ id, title, operations, channels }: Api): unknown {
  return [
    ...[id, title],
    ...operations.map((own) => [own.id, own.title, own.method, own.path, own.deprecation]),
    ...channels.map((own) => [own.id, own.title, own.address, own.deprecation]),
  ]
}
