import type { ChangeHistory } from './history.ts'
import type { Api, Channel, Operation, Reference, ReferencePage } from './reference.ts'
import type { Route, RouteTable } from './routes.ts'
import type { SocialCards } from './socialCard.ts'

/** A part of what pages are made from that can change by itself: `["operations","spot","createOrder"]`. */
export type PageDependency = string

/** Called with each part that is read. */
export type NoteDependency = (part: PageDependency) => void

/**
 * An API that tells which of its operations, channels, pages and named schemas somebody reads. The rest of it, and their ids, are
 * read by everyone: see `commonOfApi`.
 */
export function trackApi(api: Api, note: NoteDependency): Api {
  const list = <Entry extends Operation | Channel>(kind: 'operations' | 'channels', entries: readonly Entry[]) =>
    entries.map((entry) => trackEntry(entry, () => note(partOf(kind, api.id, entry.id))))
  return {
    ...api,
    operations: list('operations', api.operations),
    channels: list('channels', api.channels),
    pages: api.pages.map((page) => trackEntry(page, () => note(partOf('pages', api.id, page.path)), sharedOfPage)),
    schemas: new Proxy(api.schemas, {
      get(schemas, id, receiver) {
        if (typeof id === 'string') note(partOf('schemas', api.id, id))
        return Reflect.get(schemas, id, receiver)
      },
    }),
  }
}

/** Of a page, where it is and what is on it: links ask every page for it. */
const sharedOfPage = ['path', 'content'] as const satisfies readonly (keyof ReferencePage)[]

/** Its id may be read without anybody being told. */
function trackEntry<Entry extends object>(
  entry: Entry,
  note: () => void,
  free: readonly PropertyKey[] = ['id'],
): Entry {
  return new Proxy(entry, {
    get(target, key, receiver) {
      if (!free.includes(key)) note()
      return Reflect.get(target, key, receiver)
    },
    has(target, key) {
      note()
      return Reflect.has(target, key)
    },
    ownKeys(target) {
      note()
      return Reflect.ownKeys(target)
    },
  })
}

/** Of a route, what changes with the text of its page, and is seldom shown on another. */
const ownFacts = ['description', 'edit'] as const satisfies readonly (keyof Route)[]

/** A route table that tells whose description and source somebody reads; the rest of it is read by everyone. */
export function trackRoutes(table: RouteTable, note: NoteDependency): RouteTable {
  const shared = (route: Route) => Reflect.ownKeys(route).filter((key) => !ownFacts.some((own) => own === key))
  return {
    ...table,
    routes: table.routes.map((route) => trackEntry(route, () => note(partOf('routes', route.url)), shared(route))),
  }
}

/** What everyone reads of an API: all but what stands in its operations, channels and schemas. */
export function commonOfApi(api: Api): unknown {
  const { operations, channels, schemas, pages, source: _, ...rest } = api
  return {
    ...rest,
    pages: pages.map((page) => sharedOfPage.map((name) => page[name])),
    operations: operations.map(idsOf),
    channels: channels.map(({ id }) => id),
    schemas: Object.keys(schemas),
  }
}

/** An operation is found by its id wherever it stands: those of callbacks too. */
function idsOf({ id, callbacks }: Operation): unknown {
  return [id, callbacks.map(({ operations }) => operations.map(idsOf))]
}

/** What everyone reads of a route table. */
export function commonOfRoutes({ routes, ...rest }: RouteTable): unknown {
  return { ...rest, routes: routes.map(({ description: _, edit: _edit, ...route }) => route) }
}

/** What pages are made from besides what all of them read. */
export interface Divided {
  readonly reference: Reference
  readonly routes: RouteTable
  readonly history: ChangeHistory
  readonly cards: SocialCards
}

/** Every part, by its name. */
export function partsOf({ reference, routes, history, cards }: Divided): Map<PageDependency, unknown> {
  const parts = new Map<PageDependency, unknown>()
  for (const { id: api, operations, channels, pages, schemas } of reference.apis) {
    for (const operation of operations) parts.set(partOf('operations', api, operation.id), withoutColumn(operation))
    for (const channel of channels) parts.set(partOf('channels', api, channel.id), withoutColumn(channel))
    for (const { source: _, ...page } of pages) parts.set(partOf('pages', api, page.path), page)
    for (const [id, schema] of Object.entries(schemas)) parts.set(partOf('schemas', api, id), schema)
  }
  for (const { url, description, edit } of routes.routes) parts.set(partOf('routes', url), { description, edit })
  for (const [locale, notes] of Object.entries(history))
    for (const [key, own] of Object.entries(notes)) parts.set(historyPart(locale, key), own)
  for (const [url, card] of Object.entries(cards)) parts.set(cardPart(url), card)
  return parts
}

/** What the changelogs of a language tell of an operation or channel, by its `historyKey`. */
export function historyPart(locale: string, key: string): PageDependency {
  return partOf('history', locale, key)
}

/** The picture of the page at an address. */
export function cardPart(url: string): PageDependency {
  return partOf('cards', url)
}

/** A page names the line that something stands in, and never the column. */
function withoutColumn<Entry extends Operation | Channel>({ source, ...entry }: Entry): unknown {
  return { ...entry, source: { file: source.file, line: source.line } }
}

function partOf(...names: readonly string[]): PageDependency {
  return JSON.stringify(names)
}
