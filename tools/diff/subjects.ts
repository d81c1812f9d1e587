import type { Channel } from '../../generator/contract/channel.ts'
import type { SourceLocation } from '../../generator/contract/diagnostics.ts'
import { anchorOf } from '../../generator/contract/ids.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { addressesOf, type EntryAddress } from '../../generator/model/view/addresses.ts'
import type { Ends, Subject } from './change.ts'
import { type Apis, ends, type PageAddress, type Scope } from './scope.ts'

const none: ReadonlySet<string> = new Set()

/** The scope of an operation or channel. A callback is on the page of its `owner`. */
export function entryScope(
  apis: Apis,
  { before, after }: Ends<Operation | Channel>,
  subject: Subject,
  owner: Ends<{ readonly id: string }> = { ...(before ? { before } : {}), ...(after ? { after } : {}) },
): Scope {
  const kind = subject.kind === 'channel' ? 'channel' : 'operation'
  const place = (api: Api, entry: Ends<{ readonly id: string }>['before'], own: { readonly id: string } | undefined) =>
    entry && own
      ? entryPlace(addressesOf(api).ofEntry(entry.id, kind), entry.id === own.id ? '' : anchorOf(own.id))
      : undefined
  return {
    ...{ apis, subject, side: 'request', part: { kind: 'whole' }, field: '' },
    place: ends(place(apis.before, owner.before, before), place(apis.after, owner.after, after)),
    source: ends(before?.source, after?.source),
  }
}

/** The address of an entry, or of a callback with its own anchor on the page of the entry. */
function entryPlace(entry: EntryAddress | undefined, callback: string): PageAddress | undefined {
  return entry && pagePlace(entry.page, callback || (entry.isAlone ? '' : entry.anchor))
}

/** The scope of a subject without an operation. `place` is its page, if it has one. */
export function generalScope(
  apis: Apis,
  subject: Subject,
  place: Ends<PageAddress> = ends(overviewOf(apis.before), overviewOf(apis.after)),
  source: Ends<SourceLocation> = { before: apis.before.source, after: apis.after.source },
): Scope {
  return { apis, subject, side: 'request', part: { kind: 'whole' }, field: '', place, source }
}

function overviewOf(api: Api): PageAddress | undefined {
  const path = addressesOf(api).overview
  return path === undefined ? undefined : pagePlace(path)
}

/** An address on a page with several subjects. */
export function pagePlace(page: string, own = ''): PageAddress {
  return { page, own, anchor: own, anchors: () => none }
}

/** The subject that an operation is. */
export function operationSubject({ kind, id, method, path, title }: Operation): Subject {
  return { kind, id, name: `${method.toUpperCase()} ${path}`, title }
}

/** The subject that a channel is. */
export function channelSubject({ id, address, title }: Channel): Subject {
  return { kind: 'channel', id, name: address, title }
}
