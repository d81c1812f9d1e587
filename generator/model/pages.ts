import type { ApiConfig } from '../contract/config.ts'
import { kebabCase, shortHash } from '../contract/ids.ts'
import type { Channel, Operation, ReferencePage, SchemaId, SchemaNode, Tag } from '../contract/reference.ts'
import { type ApiContent, compact } from './context.ts'
import type { Translator } from './prose.ts'
import { buildFieldTree, createFitCheck, flattenFields } from './view/fieldTree.ts'
import { channelSchemas, operationSchemas } from './view/shownSchemas.ts'

/** What pages are made of: the part that operations and channels have in common decides where they go. */
type Entry = Pick<Operation, 'id' | 'title' | 'description' | 'tags' | 'page' | 'sidebarLabel' | 'source'> & {
  readonly group: string
  readonly operation?: Operation
  readonly channel?: Channel
}

/**
 * The pages of an API: an operation or channel goes to its own `x-page`, else to its first tag's, else to a page per tag
 * or per operation as configured. Pages come in the order of their first entry.
 */
export function buildPages(content: ApiContent, config: ApiConfig, translator: Translator): ReferencePage[] {
  const prefix = config.path ?? `/${config.id}/`
  const groups = new Map<string, Entry[]>()
  for (const entry of entriesOf(content)) {
    const path = pathOf(entry, content.tags, prefix, config.pages ?? 'tag')
    groups.set(path, [...(groups.get(path) ?? []), entry])
  }
  const pages = [...groups].map(([path, entries]) => entriesPage(path, entries, content.tags, translator))
  return [...overviewPages(content, config), ...pages, ...schemaPages(content, prefix, translator)]
}

function entriesOf({ operations, channels }: ApiContent): Entry[] {
  return [
    ...operations.map((operation) => ({
      ...operation,
      group: operation.kind === 'webhook' ? 'Webhooks' : 'Operations',
      operation,
    })),
    ...channels.map((channel) => ({ ...channel, group: 'Channels', channel })),
  ]
}

function pathOf(entry: Entry, tags: readonly Tag[], prefix: string, pages: 'tag' | 'operation'): string {
  const own = [entry.page, tagOf(entry, tags)?.page].find((page) => page !== undefined && isPagePath(page))
  if (own !== undefined) return own
  const group = segment(entry.tags[0] ?? entry.group)
  return pages === 'tag' ? `${prefix}${group}` : `${prefix}${group}/${segment(entry.id)}`
}

/** Whether files and addresses can be made of a path; the checks report one that is not. */
function isPagePath(path: string): boolean {
  return (
    /^\/([^\s/\\?#]+\/)*([^\s/\\?#]+)?$/.test(path) && !path.split('/').some((step) => step === '.' || step === '..')
  )
}

/** Bytes a path segment may have: file systems allow 255, and the file's ending wants room. */
const longestSegment = 120

/** A path segment for any name; one without a letter or digit gets its character codes, a very long one is cut. */
function segment(name: string): string {
  const codes = () => [...name].map((character) => character.codePointAt(0)?.toString(16)).join('-')
  const whole = kebabCase(name) || codes() || 'page'
  if (Buffer.byteLength(whole) <= longestSegment) return whole
  return `${[...whole].slice(0, longestSegment / 4).join('')}-${shortHash(name)}`
}

function tagOf({ tags: [name] }: Entry, tags: readonly Tag[]): Tag | undefined {
  return tags.find((tag) => tag.name === name)
}

function entriesPage(
  path: string,
  entries: readonly Entry[],
  tags: readonly Tag[],
  translator: Translator,
): ReferencePage {
  const [first] = entries
  if (!first) throw new Error(`page ${path} has no entry`)
  const tag = tags.find((candidate) => candidate.page === path) ?? tagOf(first, tags)
  const isOwn = entries.length === 1 && (first.page === path || path.endsWith(`/${segment(first.id)}`))
  return compact<ReferencePage>({
    path,
    title: isOwn ? first.title : (tag?.title ?? translator.name(first.tags[0] ?? first.group)),
    sidebarLabel: isOwn ? first.sidebarLabel : tag?.sidebarLabel,
    description: isOwn ? (first.description ?? first.channel?.summary) : tag?.description,
    tag: first.tags[0],
    content: {
      kind: 'reference',
      operations: entries.flatMap(({ operation }) => operation?.id ?? []),
      channels: entries.flatMap(({ channel }) => channel?.id ?? []),
    },
    source: first.source,
  })
}

function overviewPages({ title, description, source }: ApiContent, { overview }: ApiConfig): ReferencePage[] {
  if (overview === undefined) return []
  return [compact<ReferencePage>({ path: overview, title, description, content: { kind: 'overview' }, source })]
}

/** One page for each named schema that some field list is too long to write out. */
function schemaPages(content: ApiContent, prefix: string, translator: Translator): ReferencePage[] {
  const wanted = new Set<SchemaId>()
  const fits = createFitCheck(content.schemas)
  const continuedBelow = (schema: SchemaNode) => (fits(schema) ? [] : continuedIn(schema, content))
  const queue: SchemaId[] = [
    ...content.operations.flatMap(operationSchemas).flatMap(continuedBelow),
    ...content.channels.flatMap(channelSchemas).flatMap(continuedBelow),
  ]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (wanted.has(id) || content.schemas[id]?.page !== undefined) continue
    wanted.add(id)
    queue.push(...continuedBelow({ ref: id, types: [] }))
  }
  const { schemas, source } = content
  const paths = schemaPaths([...wanted].sort(), prefix)
  return [...paths].map(([path, schema]) =>
    compact<ReferencePage>({
      path,
      title: translator.name(schema),
      description: schemas[schema]?.description,
      content: { kind: 'schema', schema },
      source,
    }),
  )
}

/** A path for each schema; names that make the same path are numbered. */
function schemaPaths(ids: readonly SchemaId[], prefix: string): Map<string, SchemaId> {
  const paths = new Map<string, SchemaId>()
  for (const id of ids) {
    const wanted = `${prefix}schemas/${segment(id)}`
    let path = wanted
    for (let number = 2; paths.has(path); number += 1) path = `${wanted}-${number}`
    paths.set(path, id)
  }
  return paths
}

function continuedIn(schema: SchemaNode, { schemas }: ApiContent): SchemaId[] {
  const directions = ['request', 'response'] as const
  return directions.flatMap((direction) =>
    flattenFields(buildFieldTree(schema, { schemas, anchor: '', direction })).flatMap((field) =>
      field.continuedIn === undefined ? [] : [field.continuedIn],
    ),
  )
}
