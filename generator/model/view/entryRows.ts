import type { Deprecation, Prose } from '../../contract/annotations.ts'
import type { Channel } from '../../contract/channel.ts'
import { anchorOf } from '../../contract/ids.ts'
import type { Operation, RateLimit } from '../../contract/operation.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { EntryKind } from './addresses.ts'
import { nameOnWire } from './channelAddress.ts'
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

/** An operation or channel in a list of what a page documents. */
export interface EntryRow {
  readonly kind: EntryKind
  readonly id: string
  readonly anchor: string
  readonly title: Prose
  /** Mark of the operation or channel. */
  readonly method: string
  /** Path of an operation, or the name of a channel or of its operation on the wire. */
  readonly path: string
  readonly rateLimit: RateLimit | undefined
  readonly description: Prose | undefined
  readonly deprecation: Deprecation | undefined
  /** It is at home on another page, and has the tag of this one as well. */
  readonly isElsewhere?: true
}

/** The operations and channels of a page, from top to bottom. */
export function entryRows(page: ReferencePage, api: Api): EntryRow[] {
  const { operations, channels } = pageEntries(page, api)
  return [...operations.map(operationRow), ...channels.map(channelRow)]
}

/** The same, then the operations of other pages that have the tag of this page as well. */
export function listedRows(page: ReferencePage, api: Api): EntryRow[] {
  const further = furtherOperations(page, api).map((operation) => ({
    ...operationRow(operation),
    isElsewhere: true as const,
  }))
  return [...entryRows(page, api), ...further]
}

/** Whether a page begins with a table of its entries. */
export function hasEntryTable(page: ReferencePage, api: Api): boolean {
  return page.content.kind === 'reference' && listedRows(page, api).length > 1
}

/** Operations at home on other pages that have the tag of this page as well; a tag with several pages has no page to list them. */
export function furtherOperations({ tag, path, content }: ReferencePage, { pages, operations }: Api): Operation[] {
  if (tag === undefined || content.kind !== 'reference') return []
  if (pages.some((other) => other.tag === tag && other.path !== path)) return []
  return operations.filter(({ id, tags }) => tags.slice(1).includes(tag) && !content.operations.includes(id))
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
  const [method, path] = [channelMark(channel), nameOnWire(channel)]
  const rateLimit = partOf === undefined ? undefined : operations[0]?.rateLimit
  return { kind: 'channel', id, anchor: anchorOf(id), title, method, path, rateLimit, description: about, deprecation }
}
