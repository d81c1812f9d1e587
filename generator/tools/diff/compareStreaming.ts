import type { Api, ConnectionLimit, Heartbeat, Streaming } from '../../contract/reference.ts'
import { addressesOf } from '../../model/view/addresses.ts'
import type { ApiChange, Ends } from './change.ts'
import { compareErrors } from './compareErrors.ts'
import { compareServers } from './compareServers.ts'
import { compareNote, compareProse, sourceText } from './compareTexts.ts'
import { milliseconds } from './duration.ts'
import { match } from './match.ts'
import { asJson, isSameJson } from './sameJson.ts'
import { type Apis, changeOf, ends, type PageAddress, type Scope } from './scope.ts'
import { generalScope, pagePlace } from './subjects.ts'

/** What holds for every connection. An API that gets or loses its WebSocket part gets or loses its channels. */
export function compareStreaming(apis: Apis): ApiChange[] {
  const [before, after] = [apis.before.streaming, apis.after.streaming]
  if (!before || !after) return []
  const scope = scopeOf(apis, 'connection-rules')
  return [
    ...compareProse(before.title, after.title, scope, undefined, 'title-changed'),
    ...(before.version === after.version
      ? []
      : [changeOf('version-changed', scope, { before: before.version, after: after.version })]),
    ...compareProse(before.description, after.description, scope),
    ...compareNote(before.externalDocs, after.externalDocs, scope, 'externalDocs'),
    ...streamServers(apis, before, after),
    ...compareHeartbeat(before.heartbeat, after.heartbeat, scopeOf(apis, 'connection-heartbeat')),
    ...compareLimits(before.limits, after.limits, scopeOf(apis, 'connection-limits')),
    ...compareErrors(before.errors, after.errors, apis),
  ]
}

/** Where connections go, of the whole API. */
export function streamServers(apis: Apis, before: Streaming, after: Streaming): ApiChange[] {
  return compareServers(before.servers, after.servers, scopeOf(apis, 'connection-rules'))
}

function scopeOf(apis: Apis, anchor: string): Scope {
  const title = apis.after.streaming?.title ?? {}
  const source = ends(apis.before.streaming?.source, apis.after.streaming?.source)
  const place: Ends<PageAddress> = ends(placeOf(apis.before, anchor), placeOf(apis.after, anchor))
  return generalScope(apis, { kind: 'connection', id: apis.after.id, name: 'WebSocket', title }, place, source)
}

function placeOf(api: Api, anchor: string): PageAddress | undefined {
  const page = addressesOf(api).connections
  return page === undefined ? undefined : pagePlace(page, anchor)
}

function compareHeartbeat(before: Heartbeat | undefined, after: Heartbeat | undefined, scope: Scope): ApiChange[] {
  if (!before || !after)
    return before === after ? [] : [changeOf(after ? 'heartbeat-added' : 'heartbeat-removed', scope)]
  return [
    ...(['idleTimeout', 'clientInterval'] as const).flatMap((item) =>
      before[item] === after[item]
        ? []
        : [changeOf(paceRule(before[item], after[item]), scope, { item, before: before[item], after: after[item] })],
    ),
    ...(['ping', 'pong'] as const).flatMap((item) =>
      isSameJson(before[item], after[item])
        ? []
        : [changeOf('heartbeat-changed', scope, { item, before: before[item], after: after[item] })],
    ),
    ...compareNote(before.pingEvery, after.pingEvery, scope, 'pings of the samples'),
    ...compareProse(before.description, after.description, scope),
  ]
}

function paceRule(before: string | undefined, after: string | undefined) {
  const [old, young] = [milliseconds(before ?? ''), milliseconds(after ?? '')]
  return old !== undefined && young !== undefined && young > old ? 'heartbeat-relaxed' : 'heartbeat-changed'
}

function compareLimits(
  before: readonly ConnectionLimit[],
  after: readonly ConnectionLimit[],
  scope: Scope,
): ApiChange[] {
  const { both, removed, added } = match(before, after, ({ name }) => name)
  return [
    ...removed.map(({ name, value }) => changeOf('connection-limit-removed', scope, { item: name, before: value })),
    ...added.map(({ name, value }) => changeOf('connection-limit-added', scope, { item: name, after: value })),
    ...both.flatMap((pair) => compareLimit(pair.before, pair.after, scope)),
  ]
}

function compareLimit(before: ConnectionLimit, after: ConnectionLimit, scope: Scope): ApiChange[] {
  const item = after.name
  const isCountedAlike = before.unit === after.unit && sourceText(before.scope) === sourceText(after.scope)
  const values = { item, before: counted(before), after: counted(after) }
  const value = before.value === after.value ? [] : [changeOf(limitRule(before, after), scope, values)]
  return [
    ...(isCountedAlike ? value : [changeOf('connection-limit-changed', scope, values)]),
    ...compareProse(before.description, after.description, scope, item),
    ...compareNote(before.certainty, after.certainty, scope, `certainty of ${item}`),
  ]
}

function limitRule({ value: before }: ConnectionLimit, { value: after }: ConnectionLimit) {
  if (typeof before !== 'number' || typeof after !== 'number') return 'connection-limit-changed'
  return after > before ? 'connection-limit-raised' : 'connection-limit-lowered'
}

function counted({ value, unit, scope }: ConnectionLimit) {
  return asJson([value, unit, sourceText(scope)].filter((part) => part !== undefined).join(' '))
}
