import type { ConnectionLimit, Heartbeat } from '../../generator/contract/channel.ts'
import type { Streaming } from '../../generator/contract/reference.ts'
import { addressesOf } from '../../generator/model/view/addresses.ts'
import { milliseconds } from '../../generator/model/view/duration.ts'
import type { ApiChange } from './change.ts'
import { compareErrors } from './compareErrors.ts'
import { compareServers } from './compareServers.ts'
import { type Comparison, compareFacets, compareValue, type Facets, members, named, part } from './facets.ts'
import { list } from './listFacets.ts'
import { type Apis, eachEnd, type Scope } from './scope.ts'
import { note, notes, prose, sourceText, texts } from './standardFacets.ts'
import { generalScope, pagePlace } from './subjects.ts'

/** Compares the rules of all connections. An API with a new or lost WebSocket part has new or lost channels instead. */
export function compareStreaming(apis: Apis): ApiChange[] {
  const [before, after] = [apis.before.streaming, apis.after.streaming]
  if (!before || !after) return []
  const facets: Facets<Streaming> = {
    ...texts,
    version: 'version-changed',
    contact: note(),
    license: note(),
    termsOfService: note(),
    externalDocs: notes.externalDocs,
    page: note('x-page'),
    // It changes the directions of operations, which have a comparison of their own.
    isForClient: null,
    servers: () => streamServers(apis),
    heartbeat: (old, young) => heartbeat(old, young, scopeOf(apis, 'connection-heartbeat'), 'heartbeat'),
    limits: (old, young) => limits(old, young, scopeOf(apis, 'connection-limits'), 'limits'),
    errors: (old, young) => compareErrors(old, young, apis),
    source: null,
  }
  return compareFacets(before, after, facets, scopeOf(apis, 'connection-rules'))
}

/** Compares the WebSocket servers of an API. */
export function streamServers(apis: Apis): ApiChange[] {
  const { before, after } = apis
  if (!before.streaming || !after.streaming) return []
  return compareServers(before.streaming.servers, after.streaming.servers, scopeOf(apis, 'connection-rules'))
}

function scopeOf(apis: Apis, anchor: string): Scope {
  const place = eachEnd((end) => {
    const path = addressesOf(apis[end]).connections
    return path === undefined ? undefined : pagePlace(path, anchor)
  })
  const { id, streaming } = apis.after
  const subject = { kind: 'connection', id, name: 'WebSocket', title: streaming?.title ?? {} } as const
  return generalScope(
    apis,
    subject,
    place,
    eachEnd((end) => apis[end].streaming?.source),
  )
}

const pace: Comparison<string | undefined> = (before, after, scope, item) => {
  const [old, young] = [milliseconds(before ?? ''), milliseconds(after ?? '')]
  const isSlower = old !== undefined && young !== undefined && young > old
  return compareValue(isSlower ? 'heartbeat-relaxed' : 'heartbeat-changed', before, after, scope, item)
}

const heartbeat = part<Heartbeat>(
  'heartbeat-added',
  'heartbeat-removed',
  members<Heartbeat>({
    ...{ idleTimeout: pace, clientInterval: pace, ping: named('heartbeat-changed'), pong: named('heartbeat-changed') },
    pingEvery: note('pings of the samples'),
    bare: note('bare pings'),
    description: prose,
  }),
)

const limits = list<ConnectionLimit>({
  ...{ added: 'connection-limit-added', removed: 'connection-limit-removed' },
  key: ({ name }) => name,
  value: ({ value }) => value,
  each: (before, after, scope) => [
    ...compareValue(limitRule(before, after), counted(before), counted(after), scope),
    ...compareFacets(before, after, limitFacets, scope),
  ],
})

const limitFacets: Facets<ConnectionLimit> = {
  ...{ name: null, value: null, unit: null, scope: null },
  description: prose,
  certainty: note(),
}

function limitRule(before: ConnectionLimit, after: ConnectionLimit) {
  const isCountedAlike = counted({ ...before, value: 0 }) === counted({ ...after, value: 0 })
  if (!isCountedAlike || typeof before.value !== 'number' || typeof after.value !== 'number')
    return 'connection-limit-changed'
  return after.value > before.value ? 'connection-limit-raised' : 'connection-limit-lowered'
}

function counted({ value, unit, scope }: ConnectionLimit): string {
  return [value, sourceText(unit), sourceText(scope)].filter((part) => part !== undefined).join(' ')
}
