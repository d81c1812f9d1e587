import type { Deprecation, Prose } from '../../contract/annotations.ts'
import type { Channel } from '../../contract/channel.ts'
import { anchorOf } from '../../contract/ids.ts'
import type { Operation, RateLimit } from '../../contract/operation.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { EntryKind } from './addresses.ts'
import { statedName } from './channelAddress.ts'
import { pageEntries } from './pageEntries.ts'
import { protocolOf } from './protocol.ts'

/** The mark of a channel where an operation has its method: its protocol. */
export function channelMark(channel: Pick<Channel, 'servers' | 'bindings'>): string {
  return protocolOf(channel).toUpperCase()
}

/** The mark of an operation in lists: its method. A webhook is nothing to call, so it has a mark of its own. */
export function operationMark({ kind, method }: Pick<Operation, 'kind' | 'method'>): string {
  return kind === 'webhook' ? 'WEBHOOK' : method
}

/** An operation or channel in the list of a page's entries. */
export interface EntryRow {
  readonly kind: EntryKind
  readonly id: string
  readonly anchor: string
  readonly title: Prose
  /** Mark of the operation or channel. */
  readonly method: string
  /** Path of an operation, or the name of a channel or of its operation on the wire; empty where none is stated. */
  readonly path: string
  readonly rateLimit: RateLimit | undefined
  readonly description: Prose | undefined
  readonly deprecation: Deprecation | undefined
  /** Its section is on another page; it also has the tag of this page. */
  readonly isElsewhere?: true
}

/** The operations and channels of a page, from top to bottom. */
export function entryRows(page: ReferencePage, api: Api): EntryRow[] {
  const { operations, channels } = pageEntries(page, api)
  return [...operations.map(operationRow), ...channels.map(channelRow)]
}

/** The same, then the entries of other pages that have the tag of this page as well. */
export function listedRows(page: ReferencePage, api: Api): EntryRow[] {
  const { operations, channels } = furtherEntries(page, api)
  const further = [...operations.map(operationRow), ...channels.map(channelRow)]
  return [...entryRows(page, api), ...further.map((row) => ({ ...row, isElsewhere: true as const }))]
}

/** Whether a page begins with a table of its entries. A page of a tag alone has nothing else. */
export function hasEntryTable(page: ReferencePage, api: Api): boolean {
  return page.content.kind === 'reference' && (isTagAlone(page) || listedRows(page, api).length > 1)
}

type FurtherEntries = Pick<Api, 'operations' | 'channels'>

/** Entries at home on other pages: all with the tag on a page of the tag alone, else those that have it besides their first. */
export function furtherEntries(page: ReferencePage, { pages, operations, channels }: Api): FurtherEntries {
  const { tag, path, content } = page
  const none = { operations: [], channels: [] }
  if (tag === undefined || content.kind !== 'reference') return none
  const hasTag = ({ tags }: Pick<Operation, 'tags'>) => tags.includes(tag)
  if (isTagAlone(page)) return { operations: operations.filter(hasTag), channels: channels.filter(hasTag) }
  // A tag with several pages has no page to list them.
  if (pages.some((other) => other.tag === tag && other.path !== path)) return none
  const isFurther = ({ id, tags }: Operation) => tags.slice(1).includes(tag) && !content.operations.includes(id)
  return { ...none, operations: operations.filter(isFurther) }
}

function isTagAlone({ content }: ReferencePage): boolean {
  return content.kind === 'reference' && content.operations.length + content.channels.length === 0
}

/** An operation as a list shows it. */
export function operationRow(operation: Operation): EntryRow {
  const { id, title, path, rateLimit, description, deprecation } = operation
  const method = operationMark(operation)
  return { kind: 'operation', id, anchor: anchorOf(id), title, method, path, rateLimit, description, deprecation }
}

/** A channel as a list shows it. */
export function channelRow(channel: Channel): EntryRow {
  const { id, title, summary, description, deprecation, partOf, operations } = channel
  const about = summary ?? description
  const [method, path] = [channelMark(channel), statedName(channel) ?? '']
  const rateLimit = partOf === undefined ? undefined : operations[0]?.rateLimit
  return { kind: 'channel', id, anchor: anchorOf(id), title, method, path, rateLimit, description: about, deprecation }
}
