import { anchorOf } from '../../contract/ids.ts'
import type { Operation, Parameter } from '../../contract/reference.ts'
import type { ApiChange, Ends, Side } from './change.ts'
import { compareAccess } from './compareAccess.ts'
import { compareContents } from './compareContents.ts'
import { compareDeprecation } from './compareDeprecation.ts'
import { compareRequired } from './compareFields.ts'
import { comparePagination } from './comparePagination.ts'
import { compareParameters, parameterAnchor } from './compareParameters.ts'
import { compareRateLimit } from './compareRateLimit.ts'
import { compareResponses } from './compareResponses.ts'
import { compareRest } from './compareRest.ts'
import { compareServers, furtherServers } from './compareServers.ts'
import { compareNote, compareProse } from './compareTexts.ts'
import { shownIn } from './fieldAnchors.ts'
import { match } from './match.ts'
import { isSameJson } from './sameJson.ts'
import { type Apis, changeOf, type Scope } from './scope.ts'
import { entryScope, operationSubject } from './subjects.ts'
import { renamedPlaceholders, templateOf } from './template.ts'

export interface OperationOwner {
  readonly apis: Apis
  /** What is said of servers where the whole API is. */
  readonly servers: readonly ApiChange[]
  /** Operation that a callback belongs to. */
  readonly caller?: Ends<Operation>
}

/** What differs between two descriptions of one operation. Of a webhook or callback the client is the one that is called. */
export function compareOperation(before: Operation, after: Operation, owner: OperationOwner): ApiChange[] {
  const scope = entryScope(owner.apis, { before, after }, operationSubject(after), owner.caller)
  const [request, response]: [Side, Side] =
    after.kind === 'operation' ? ['request', 'response'] : ['response', 'request']
  return [
    ...compareRoute(before, after, scope),
    ...compareAccess(before, after, scope),
    ...compareRateLimit(before.rateLimit, after.rateLimit, scope),
    ...comparePagination(before.pagination, after.pagination, scope),
    ...compareOwnServers(before, after, owner, scope),
    ...compareRequestParameters(before, after, request, scope),
    ...compareBody(before, after, request, scope),
    ...compareResponses(before, after, response, scope),
    ...compareCodes(before.errors, after.errors, scope),
    ...compareCallbacks(before, after, owner),
    ...compareDeprecation(before.deprecation, after.deprecation, scope),
    ...compareAbout(before, after, scope),
  ]
}

function compareRoute(before: Operation, after: Operation, scope: Scope): ApiChange[] {
  const isMoved = before.path !== after.path
  const rule = isOtherPath(before, after) ? 'path-changed' : 'path-parameter-renamed'
  const [old, young] = [scope.place.before?.page, scope.place.after?.page]
  return [
    ...(before.method.toUpperCase() === after.method.toUpperCase()
      ? []
      : [changeOf('method-changed', scope, { before: before.method, after: after.method })]),
    ...(isMoved ? [changeOf(rule, scope, { before: before.path, after: after.path })] : []),
    ...(before.id === after.id
      ? []
      : [changeOf('operation-id-changed', scope, { before: before.id, after: after.id })]),
    ...(old === young || after.kind === 'callback'
      ? []
      : [changeOf('page-moved', scope, { before: old, after: young })]),
  ]
}

function isOtherPath(before: Operation, after: Operation): boolean {
  return templateOf(before.path) !== templateOf(after.path)
}

/** Servers of its own, where it has any. */
function compareOwnServers(
  before: Operation,
  after: Operation,
  { apis, servers }: OperationOwner,
  scope: Scope,
): ApiChange[] {
  const isInherited = isSameJson(before.servers, apis.before.servers) && isSameJson(after.servers, apis.after.servers)
  return isInherited ? [] : furtherServers(compareServers(before.servers, after.servers, scope), servers)
}

/** Parameters of the path are known by their place in it; those of another path belong to that change. */
function compareRequestParameters(before: Operation, after: Operation, side: Side, scope: Scope): ApiChange[] {
  const isOther = isOtherPath(before, after)
  const names = renamedPlaceholders(before.path, after.path)
  const own = ({ in: place }: Parameter) => !isOther || place !== 'path'
  const old = before.parameters
    .filter(own)
    .map((parameter) =>
      parameter.in === 'path' ? { ...parameter, name: names.get(parameter.name) ?? parameter.name } : parameter,
    )
  return compareParameters(old, after.parameters.filter(own), {
    scope,
    side,
    partOf: ({ in: place, name }) => ({ kind: 'parameter', in: place, name }),
    anchorOf: parameterAnchor({ before: before.id, after: after.id }),
    fieldsOf({ in: place }, end) {
      const { parameters } = shownIn({ before, after }, scope)(end)
      return parameters.flatMap((section) => (section.in === place ? section.items : []))
    },
  })
}

function compareBody(before: Operation, after: Operation, side: Side, owner: Scope): ApiChange[] {
  const [old, young] = [before.requestBody, after.requestBody]
  const scope: Scope = { ...owner, part: { kind: 'body' }, side }
  if (!old || !young) {
    if (old === young) return []
    return [changeOf(old ? 'body-removed' : young?.required ? 'required-body-added' : 'body-added', scope)]
  }
  const anchor = { before: anchorOf(before.id, 'body'), after: anchorOf(after.id, 'body') }
  const shown = (end: 'before' | 'after') => shownIn({ before, after }, owner)(end).body?.items ?? []
  return [
    ...compareRequired(old.required, young.required, scope),
    ...compareContents(old.contents, young.contents, { part: { kind: 'body' }, anchor, side, shown }, owner),
    ...compareProse(old.description, young.description, scope),
  ]
}

function compareCodes(before: Operation['errors'], after: Operation['errors'], scope: Scope): ApiChange[] {
  const [old, young] = [before.map(String), after.map(String)]
  return [
    ...old.filter((code) => !young.includes(code)).map((code) => changeOf('error-code-removed', scope, { item: code })),
    ...young.filter((code) => !old.includes(code)).map((code) => changeOf('error-code-added', scope, { item: code })),
  ]
}

function compareCallbacks(before: Operation, after: Operation, owner: OperationOwner): ApiChange[] {
  const calls = ({ callbacks }: Operation) =>
    callbacks.flatMap(({ name, operations }) => operations.map((operation) => ({ name, operation })))
  const { both, removed, added } = match(
    calls(before),
    calls(after),
    ({ name, operation: { method, path } }) => [name, method, path].join('\n'),
    ({ name }) => name,
  )
  const whole = (rule: 'operation-added' | 'operation-removed', operation: Operation) => {
    const [ends, caller] =
      rule === 'operation-added' ? [{ after: operation }, { after }] : [{ before: operation }, { before }]
    return changeOf(rule, entryScope(owner.apis, ends, operationSubject(operation), caller))
  }
  return [
    ...removed.map(({ operation }) => whole('operation-removed', operation)),
    ...added.map(({ operation }) => whole('operation-added', operation)),
    ...both.flatMap((pair) =>
      compareOperation(pair.before.operation, pair.after.operation, { ...owner, caller: { before, after } }),
    ),
  ]
}

const ruled: readonly (keyof Operation)[] = [
  ...(['kind', 'id', 'method', 'path', 'title', 'description', 'tags', 'page', 'sidebarLabel', 'servers'] as const),
  ...(['security', 'permission', 'rateLimit', 'pagination', 'errors', 'deprecation', 'since', 'certainty'] as const),
  ...(['parameters', 'requestBody', 'responses', 'callbacks', 'externalDocs', 'source', 'files'] as const),
]

function compareAbout(before: Operation, after: Operation, scope: Scope): ApiChange[] {
  return [
    ...compareProse(before.title, after.title, scope, undefined, 'title-changed'),
    ...compareProse(before.description, after.description, scope),
    ...compareRest(before, after, ruled, scope),
    ...(['tags', 'since', 'certainty', 'externalDocs', 'sidebarLabel'] as const).flatMap((item) =>
      compareNote(before[item], after[item], scope, item),
    ),
  ]
}
