import { anchorOf } from '../../contract/ids.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import { normalizePath, type Route } from '../../contract/routes.ts'
import type { SchemaId } from '../../contract/schema.ts'

export type EntryKind = 'operation' | 'channel'

/** Where an operation or channel is shown. */
export interface EntryAddress {
  readonly kind: EntryKind
  readonly id: string
  /** Language-neutral path of the page. */
  readonly page: string
  /** Anchor of the entry on that page. */
  readonly anchor: string
  /** The page shows nothing else, so that its path alone leads to the entry. */
  readonly isAlone: boolean
  /** The path, with the anchor where the page shows more: `/orders#placeOrder`. */
  readonly path: string
}

/** Where everything of an API is shown. */
interface AddressBook {
  /** Address of an entry. Where an operation and a channel have one id, `kind` selects one. */
  ofEntry(id: string, kind?: EntryKind): EntryAddress | undefined
  /** Path of the page that shows a named schema, with the anchor where `x-page` names a guide. */
  ofSchema(id: SchemaId): string | undefined
  /** Path of the page with the rules for every connection: `x-page`, else the first page with channels. */
  readonly connections: string | undefined
  /** Path of the page about the API as a whole. */
  readonly overview: string | undefined
}

const knownBooks = new WeakMap<Api['pages'], AddressBook>()

/** The address book of an API, made once. */
export function addressesOf(api: Addressed): AddressBook {
  const known = knownBooks.get(api.pages) ?? createBook(api)
  knownBooks.set(api.pages, known)
  return known
}

/** All that its book is made of: the first caller makes the book of every other. */
type Addressed = Pick<Api, 'pages' | 'schemas' | 'streaming'>

function createBook({ pages, schemas: named, streaming }: Addressed): AddressBook {
  const entries = new Map(
    pages.flatMap(entriesOn).map((address) => [`${address.kind} ${address.id}`, address] as const),
  )
  const schemas = new Map(
    pages.flatMap(({ path, content }) => (content.kind === 'schema' ? [[content.schema, path] as const] : [])),
  )
  const pathOf = (is: (content: ReferencePage['content']) => boolean) => pages.find(({ content }) => is(content))?.path
  return {
    ofEntry(id, kind = 'operation') {
      const other = kind === 'operation' ? 'channel' : 'operation'
      return entries.get(`${kind} ${id}`) ?? entries.get(`${other} ${id}`)
    },
    ofSchema(id) {
      const page = named[id]?.page
      return page === undefined ? schemas.get(id) : `${page}#${anchorOf(id)}`
    },
    connections: streaming?.page ?? pathOf((content) => content.kind === 'reference' && content.channels.length > 0),
    overview: pathOf(({ kind }) => kind === 'overview'),
  }
}

/** The operations and channels on a page of an API, with their addresses. */
export function entriesOn({ path, content }: Pick<ReferencePage, 'path' | 'content'>): EntryAddress[] {
  return content.kind === 'reference' ? addressesOn({ ...content, path }) : []
}

/** The same of a route. */
export function addressesOn({
  path: page,
  operations = [],
  channels = [],
}: Pick<Route, 'path' | 'operations' | 'channels'>): EntryAddress[] {
  const isAlone = operations.length + channels.length === 1
  const address = (kind: EntryKind) => (id: string) => {
    const anchor = anchorOf(id)
    return { kind, id, page, anchor, isAlone, path: isAlone ? page : `${page}#${anchor}` }
  }
  return [...operations.map(address('operation')), ...channels.map(address('channel'))]
}

/**
 * Turns a path of the site, with its query and anchor, into the published path of a language: the page itself, or another
 * form of it. Any other path stays as it is.
 */
export function publishedPaths(
  routes: readonly Route[],
  locale: LocaleCode,
  urlOf: (route: Route) => string = ({ url }) => url,
): (path: string) => string {
  const own = routes.filter((route) => route.locale === locale)
  const urls = new Map(own.map((route) => [normalizePath(route.path), urlOf(route)]))
  return (path) => {
    const [bare = '', ...rest] = path.split(/(?=[?#])/)
    return [urls.get(normalizePath(bare)) ?? bare, ...rest].join('')
  }
}

/**
 * Finds the entry that a link of the site leads to: by its anchor, by the anchor of one of its parts, or by the path of its
 * own page.
 */
export function linkTargets<Target>(
  entries: readonly (readonly [EntryAddress, Target])[],
): (url: string) => Target | undefined {
  const targets = new Map(
    entries.flatMap(([{ page, anchor, isAlone }, target]) => {
      const path = normalizePath(page)
      return [[`${path}#${anchor}`, target] as const, ...(isAlone ? [[path, target] as const] : [])]
    }),
  )
  return (url) => {
    const [path = '', fragment = ''] = url.split('#')
    const page = normalizePath(path)
    if (fragment === '') return targets.get(page)
    const anchor = [fragment, ...stepsAbove(fragment)].find((own) => targets.has(`${page}#${own}`))
    return anchor === undefined ? undefined : targets.get(`${page}#${anchor}`)
  }
}

/** `a.b` and `a` for `a.b.c`. */
function stepsAbove(anchor: string): string[] {
  return [...anchor.matchAll(/\./g)].map(({ index }) => anchor.slice(0, index)).reverse()
}
