import { anchorOf } from '../../contract/ids.ts'
import type { Api, Channel, Deprecation, Operation, Prose, RateLimit, ReferencePage } from '../../contract/reference.ts'
import type { EntryKind } from './addresses.ts'
import { pageEntries } from './pageEntries.ts'
import { protocolOf } from './protocol.ts'

/** The mark of a channel where an operation has its method: its protocol. */
export function channelMark(channel: Pick<Channel, 'servers' | 'bindings'>): string {
  return protocolOf(channel).toUpperCase()
}

/** An operation or channel in a list of what a page documents. */
export interface EntryRow {
  readonly kind: EntryKind
  readonly id: string
  readonly anchor: string
  readonly title: Prose
  /** Method of an operation, or the mark of a channel. */
  readonly method: string
  /** Path of an operation, or the name of a channel on the wire. */
  readonly path: string
  readonly rateLimit: RateLimit | undefined
  readonly description: Prose | undefined
  readonly deprecation: Deprecation | undefined
}

/** The operations and channels of a page, from top to bottom. */
export function entryRows(page: ReferencePage, api: Api): EntryRow[] {
  const { operations, channels } = pageEntries(page, api)
  return [...operations.map(operationRow), ...channels.map(channelRow)]
}

function operationRow({ id, title, method, path, rateLimit, description, deprecation }: Operation): EntryRow {
  return { kind: 'operation', id, anchor: anchorOf(id), title, method, path, rateLimit, description, deprecation }
}

function channelRow(channel: Channel): EntryRow {
  const { id, title, address, summary, description, deprecation } = channel
  const about = summary ?? description
  const [method, path] = [channelMark(channel), address]
  const rateLimit = undefined
  return { kind: 'channel', id, anchor: anchorOf(id), title, method, path, rateLimit, description: about, deprecation }
}
