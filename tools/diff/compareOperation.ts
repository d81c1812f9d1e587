import { anchorOf } from '../../generator/contract/ids.ts'
import { isSameJson } from '../../generator/contract/json.ts'
import type { Operation, Parameter } from '../../generator/contract/operation.ts'
import type { ApiChange, Side } from './change.ts'
import { compareSecurity } from './compareAccess.ts'
import { compareBody } from './compareBody.ts'
import { compareParameters } from './compareParameters.ts'
import { compareResponses } from './compareResponses.ts'
import { compareServers, furtherServers } from './compareServers.ts'
import { compareSigningValues } from './compareSigning.ts'
import { compareFacets, compareValue, type Facets, named } from './facets.ts'
import { errorCodes, pagination, rateLimit } from './limitFacets.ts'
import { compareMatched } from './listFacets.ts'
import { type Matched, match } from './match.ts'
import { eachEnd, type Scope } from './scope.ts'
import { deprecation, note, notes, page, permission, texts } from './standardFacets.ts'
import { entryScope } from './subjects.ts'
import { renamedPlaceholders, templateOf } from './template.ts'

/** Matches operations by method and path, then by id. With another path and another id it is another operation. */
export function matchOperations(before: readonly Operation[], after: readonly Operation[]): Matched<Operation> {
  return match(
    before,
    after,
    ({ kind, id, method, path }) => [kind, id, method, path].join('\n'),
    ({ kind, method, path }) => [kind, method.toUpperCase(), templateOf(path)].join('\n'),
    ({ kind, id }) => `${kind} ${id}`,
  )
}

/**
 * Compares two descriptions of one operation. The client of a webhook or callback is the side that is called. `general` are
 * the changes of the API's servers, which are reported once.
 */
export function compareOperation(
  before: Operation,
  after: Operation,
  scope: Scope,
  general: readonly ApiChange[],
): ApiChange[] {
  const { apis } = scope
  const [request, response]: [Side, Side] =
    after.kind === 'operation' ? ['request', 'response'] : ['response', 'request']
  const facets: Facets<Operation> = {
    method: (old, young) =>
      old.toUpperCase() === young.toUpperCase() ? [] : compareValue('method-changed', old, young, scope),
    path: isOtherPath(before, after) ? 'path-changed' : 'path-parameter-renamed',
    id: 'operation-id-changed',
    page: after.kind === 'callback' ? null : page,
    security: compareSecurity,
    signingValues: compareSigningValues,
    requestHeaders: named('unruled'),
    permission,
    rateLimit,
    pagination,
    servers: (old, young) => {
      const isInherited = isSameJson(old, apis.before.servers) && isSameJson(young, apis.after.servers)
      return isInherited ? [] : furtherServers(compareServers(old, young, scope), general)
    },
    parameters: () => compareRequestParameters(before, after, request, scope),
    requestBody: (old, young) => compareBody(old, young, { before, after, side: request, owner: scope }),
    responses: () => compareResponses(before, after, response, scope),
    errors: errorCodes,
    callbacks: () => compareCallbacks(before, after, scope, general),
    deprecation,
    badges: note(),
    writtenSamples: note('x-codeSamples'),
    ...texts,
    ...notes,
    ...{ kind: null, source: null, files: null, isAccessUnsaid: null },
  }
  return compareFacets(before, after, facets, scope)
}

function isOtherPath(before: Operation, after: Operation): boolean {
  return templateOf(before.path) !== templateOf(after.path)
}

/** Path parameters are matched by their position. If the path is another path, its parameters are left out. */
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
    anchorOf: ({ in: place, name }, end) => anchorOf({ before, after }[end].id, place, name),
  })
}

function compareCallbacks(
  before: Operation,
  after: Operation,
  { apis }: Scope,
  general: readonly ApiChange[],
): ApiChange[] {
  const calls = ({ callbacks }: Operation) =>
    callbacks.flatMap(({ name, operations }) => operations.map((operation) => ({ name, operation })))
  const matched = match(
    calls(before),
    calls(after),
    ({ name, operation: { method, path } }) => [name, method, path].join('\n'),
    ({ name }) => name,
  )
  return compareMatched(matched, {
    added: 'operation-added',
    removed: 'operation-removed',
    scopeOf: ({ operation }, ends) =>
      entryScope(
        apis,
        operation,
        eachEnd((end) => ends[end]?.operation),
        eachEnd((end) => ends[end] && { before, after }[end]),
      ),
    compare: (old, young, scope) => compareOperation(old.operation, young.operation, scope, general),
  })
}
