import type { Channel } from '../../generator/contract/channel.ts'
import type { SourceLocation } from '../../generator/contract/diagnostics.ts'
import { anchorOf, createAnchors } from '../../generator/contract/ids.ts'
import { memoize } from '../../generator/contract/memoize.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { addressesOf } from '../../generator/model/view/addresses.ts'
import { nameOnWire } from '../../generator/model/view/channelAddress.ts'
import { channelOutline } from '../../generator/model/view/channelOutline.ts'
import { fieldsOfContents } from '../../generator/model/view/contentOutline.ts'
import { type Field, flattenFields } from '../../generator/model/view/field.ts'
import { operationOutline } from '../../generator/model/view/operationOutline.ts'
import type { Ends, Subject } from './change.ts'
import { type Apis, eachEnd, type PageAddress, type Scope } from './scope.ts'

/** The scope of an operation or channel. A callback is on the page of its `owner`. */
export function entryScope<Entry extends Operation | Channel>(
  apis: Apis,
  entry: Entry,
  own: Ends<Entry>,
  owner: Ends<Operation | Channel> = own,
): Scope {
  return generalScope(
    apis,
    subjectOf(entry),
    eachEnd((end) => entryPlace(apis[end], own[end], owner[end])),
    eachEnd((end) => own[end]?.source),
  )
}

function entryPlace(
  api: Api,
  own: Operation | Channel | undefined,
  owner: Operation | Channel | undefined,
): PageAddress | undefined {
  const entry = owner && addressesOf(api).ofEntry(owner.id, 'address' in owner ? 'channel' : 'operation')
  if (!own || !entry) return undefined
  const isCallback = own.id !== owner.id
  const anchor = isCallback ? anchorOf(own.id) : entry.isAlone ? '' : entry.anchor
  const known = memoize((parts) => new Set(anchorsOf(own, api, parts === 'headers')), 2)
  return {
    ...pagePlace(entry.page, anchor),
    anchors: ({ kind }) => known(kind === 'response header' || kind === 'message headers' ? 'headers' : 'others'),
  }
}

/** The anchors that a page gives the parts of an operation or channel. A header may have the path of another field. */
function anchorsOf(entry: Operation | Channel, api: Api, isHeader: boolean): string[] {
  const anchorsIn = (fields: readonly Field[]) => fields.flatMap(flattenFields).map(({ anchor }) => anchor)
  if ('address' in entry) {
    const { topic, handshake, messages } = channelOutline(entry, api, createAnchors())
    const parts = [...(topic?.items ?? []), ...messages].map(({ anchor }) => anchor)
    const sent = isHeader ? [] : handshake.flatMap(({ items }) => items)
    return [
      ...parts,
      ...anchorsIn([...sent, ...messages.flatMap((one) => (isHeader ? one.headers : one.payload) ?? [])]),
    ]
  }
  const { parameters, body, responses } = operationOutline(entry, api, createAnchors())
  const answers = responses?.items ?? []
  if (isHeader) return anchorsIn(answers.flatMap(({ headers }) => headers))
  const contents = [...(body?.items ?? []), ...answers.flatMap((answer) => answer.contents)]
  return anchorsIn([...parameters.flatMap(({ items }) => items), ...fieldsOfContents(contents)])
}

function subjectOf(entry: Operation | Channel): Subject {
  const { id, title } = entry
  if ('address' in entry) return { kind: 'channel', id, name: nameOnWire(entry), title }
  return { kind: entry.kind, id, name: `${entry.method.toUpperCase()} ${entry.path}`, title }
}

/** The scope of a whole subject. `place` is its page, if it has one. */
export function generalScope(
  apis: Apis,
  subject: Subject,
  place: Ends<PageAddress> = eachEnd((end) => overviewOf(apis[end])),
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

const none: ReadonlySet<string> = new Set()
