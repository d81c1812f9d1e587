import type { ConnectionLimit, Heartbeat } from '../../generator/contract/channel.ts'
import type { Api, Streaming } from '../../generator/contract/reference.ts'
import { addressesOf } from '../../generator/model/view/addresses.ts'
import { milliseconds } from '../../generator/model/view/duration.ts'
import type { ApiChange, Ends } from './change.ts'
import { compareErrors } from './compareErrors.ts'
import { compareServers } from './compareServers.ts'
import {
  compareEntries,
  compareFacets,
  compareNote,
  compareProse,
  compareValue,
  type Facets,
  named,
  note,
  notes,
  prose,
  sourceText,
  texts,
} from './facets.ts'
import { match } from './match.ts'
import { type Apis, changeOf, ends, type PageAddress, type Scope } from './scope.ts'
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
    ...notes,
    servers: () => streamServers(apis, before, after),
    heartbeat: (old, young) => compareHeartbeat(old, young, scopeOf(apis, 'connection-heartbeat')),
    limits: (old, young) => compareLimits(old, young, scopeOf(apis, 'connection-limits')),
    errors: (old, young) => compareErrors(old, young, apis),
    source: null,
  }
  return compareFacets(before, after, facets, scopeOf(apis, 'connection-rules'))
}

/** Compares the WebSocket servers of an API. */
export function streamServers(apis: Apis, before: Streaming, after: Streaming): ApiChange[] {
  return compareServers(before.servers, after.servers, scopeOf(apis, 'connection-rules'))
}

function scopeOf(apis: Apis, anchor: string): Scope {
  const source = ends(apis.before.streaming?.source, apis.after.streaming?.source)
  const place: Ends<PageAddress> = ends(placeOf(apis.before, anchor), placeOf(apis.after, anchor))
  return generalScope(
    apis,
    { kind: 'connection', id: apis.after.id, name: 'WebSocket', title: apis.after.streaming?.title ?? {} },
    place,
    source,
  )
}

function placeOf(api: Api, anchor: string): PageAddress | undefined {
  const page = addressesOf(api).connections
  return page === undefined ? undefined : pagePlace(page, anchor)
}

function compareHeartbeat(before: Heartbeat | undefined, after: Heartbeat | undefined, scope: Scope): ApiChange[] {
  if (!before || !after)
    return before === after ? [] : [changeOf(after ? 'heartbeat-added' : 'heartbeat-removed', scope)]
  return compareFacets(before, after, heartbeatFacets, scope)
}

const heartbeatFacets: Facets<Heartbeat> = {
  idleTimeout: comparePace,
  clientInterval: comparePace,
  ping: named('heartbeat-changed'),
  pong: named('heartbeat-changed'),
  pingEvery: note('pings of the samples'),
  description: prose,
}

function comparePace(before: string | undefined, after: string | undefined, scope: Scope, item: string): ApiChange[] {
  const [old, young] = [milliseconds(before ?? ''), milliseconds(after ?? '')]
  const isSlower = old !== undefined && young !== undefined && young > old
  return compareValue(isSlower ? 'heartbeat-relaxed' : 'heartbeat-changed', before, after, scope, item)
}

function compareLimits(
  before: readonly ConnectionLimit[],
  after: readonly ConnectionLimit[],
  scope: Scope,
): ApiChange[] {
  const limits = match(before, after, ({ name }) => name)
  const rules = { added: 'connection-limit-added', removed: 'connection-limit-removed' } as const
  return [
    ...compareEntries(limits, rules, scope, ({ name, value }) => ({ item: name, value })),
    ...limits.both.flatMap((pair) => compareLimit(pair.before, pair.after, scope)),
  ]
}

function compareLimit(before: ConnectionLimit, after: ConnectionLimit, scope: Scope): ApiChange[] {
  const item = after.name
  const isCountedAlike =
    sourceText(before.unit) === sourceText(after.unit) && sourceText(before.scope) === sourceText(after.scope)
  const rule = isCountedAlike ? limitRule(before, after) : 'connection-limit-changed'
  return [
    ...compareValue(rule, counted(before), counted(after), scope, item),
    ...compareProse(before.description, after.description, scope, item),
    ...compareNote(before.certainty, after.certainty, scope, `certainty of ${item}`),
  ]
}

function limitRule({ value: before }: ConnectionLimit, { value: after }: ConnectionLimit) {
  if (typeof before !== 'number' || typeof after !== 'number') return 'connection-limit-changed'
  return after > before ? 'connection-limit-raised' : 'connection-limit-lowered'
}

function counted({ value, unit, scope }: ConnectionLimit): string {
  return [value, sourceText(unit), sourceText(scope)].filter((part) => part !== undefined).join(' ')
}
