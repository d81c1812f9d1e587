import type { ConsoleServer } from '../../schemas/siteConfig.ts'
import type { BookRule } from './book.ts'
import { defaultLocaleOf, type SiteConfig } from './config.ts'
import { fileNameOf } from './ids.ts'
import { localePrefix } from './locales.ts'
import type { SessionPlan } from './samples.ts'
import type { SchemaNode } from './schema.ts'

/**
 * Origin that stands for the mock in the page. Names below `.invalid` lead nowhere (RFC 6761, section 6.4): no request to
 * the mock can leave the page.
 */
export const pageOrigin = 'https://page.invalid'

/** Path of the file with the specs that the mock in the page reads, below the base. */
export const pageMockPath = '/console/mock.json'

/** A server that the console may call: over the network, or in the page. */
export interface ShownServer extends Omit<ConsoleServer, 'use'> {
  readonly use: ConsoleServer['use'] | 'page'
}

/** Servers of the console, in the order of the configuration. */
export function shownServers({ console: own }: Pick<SiteConfig, 'console'>): ShownServer[] {
  return (own?.servers ?? []).map((server) => (server === 'page' ? { origin: pageOrigin, use: 'page' } : server))
}

/** Whether a mock runs in the pages of a site. */
export function hasPageMock({ console: own }: Partial<Pick<SiteConfig, 'console'>>): boolean {
  return own?.servers.includes('page') ?? false
}

/** Whether each server of a console is a mock, so that no call of it reaches a real account. */
export function hasMocksAlone({ console: own }: Partial<Pick<SiteConfig, 'console'>>): boolean {
  return own?.servers.every((server) => server === 'page' || server.use === 'mock') ?? false
}

/** Path of the console below the base and the language. It stands in no table of routes. */
export const consolePath = '/console'

export type EntryKind = 'operation' | 'channel'

/** An operation or a channel that the console can call. */
export interface ConsoleEntry {
  readonly kind: EntryKind
  readonly api: string
  readonly id: string
  readonly title: string
  /** `WS` for a channel. */
  readonly method: string
  /** Path of an operation, topic of a channel. */
  readonly path: string
  /** Address of its description. */
  readonly url: string
}

/** The operations and channels of an API that readers find under one name. */
interface ConsoleGroup {
  readonly title: string
  readonly entries: readonly ConsoleEntry[]
}

export interface ConsoleApi {
  readonly id: string
  readonly title: string
  /** The page that describes its error codes, and the codes. */
  readonly errors?: { readonly page: string; readonly codes: readonly (string | number)[] }
  readonly groups: readonly ConsoleGroup[]
}

/** A value from a server: its schema, and the anchor of the description of each field. */
export interface DescribedValue {
  readonly schema?: SchemaNode
  /** Anchors by the path of the field: `data[].id`. */
  readonly fields: Readonly<Record<string, string>>
}

/** Replies of an operation, with the schemas that they name. */
export interface ConsoleOperation {
  /** By status: `200`, `4XX`, `default`. */
  readonly replies: readonly (DescribedValue & { readonly status: string; readonly mediaType?: string })[]
  readonly schemas: Readonly<Record<string, SchemaNode>>
}

/** Plan of a channel's session, and the messages that the server sends on the channel. */
export interface ConsoleChannel {
  readonly plan: SessionPlan
  readonly messages: readonly (DescribedValue & { readonly id: string })[]
  /** Rules for an order book from its messages. */
  readonly book?: BookRule
  readonly schemas: Readonly<Record<string, SchemaNode>>
}

/** Path of the console's file for an entry, below the base. */
export function consoleFilePath({ kind, api, id }: Pick<ConsoleEntry, 'kind' | 'api' | 'id'>): string {
  return `${consolePath}/${fileNameOf(api)}/${kind}s/${fileNameOf(id)}.json`
}

/** The hash of a link that opens an entry in the console. */
export function entryHash({ kind, api, id }: Pick<ConsoleEntry, 'kind' | 'api' | 'id'>): string {
  return `#${new URLSearchParams(kind === 'channel' ? { api, connect: id } : { build: id, api })}`
}

/** Whether a site has a console: one without servers has no use for it. */
export function hasConsole({ console: own }: Pick<SiteConfig, 'console'>): boolean {
  return (own?.servers.length ?? 0) > 0
}

/** Whether the console is a page of the site itself, and not of an origin of its own. */
export function hasConsolePage(site: Pick<SiteConfig, 'console'>): boolean {
  return hasConsole(site) && site.console?.host === undefined
}

/** Whether the pages of the reference send calls themselves: to the mock that runs in them. */
export function answersInPlace(site: Pick<SiteConfig, 'console'>): boolean {
  return hasPageMock(site) && hasConsolePage(site)
}

/** `/console`, `/zh/console`: addresses of the console below the base, one a language; none where there is no console. */
export function consoleUrls(site: Pick<SiteConfig, 'console' | 'locales'>): string[] {
  if (!hasConsole(site)) return []
  return site.locales.map(({ code }) => localePrefix(code, defaultLocaleOf(site)) + consolePath)
}

/** Origins that the page of the console may ask: of a mock its WebSocket connections too. */
export function consoleOrigins(site: Pick<SiteConfig, 'console'>): string[] {
  return shownServers(site).flatMap(({ origin, use }) => {
    if (use === 'page') return []
    return use === 'mock' ? [origin, origin.replace(/^http/, 'ws')] : [origin]
  })
}
