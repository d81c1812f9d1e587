import { anchorOf } from '../../generator/contract/ids.ts'
import { isSameJson } from '../../generator/contract/json.ts'
import type { Operation, Parameter } from '../../generator/contract/operation.ts'
import type { ApiChange, Ends, Side } from './change.ts'
import { compareSecurity } from './compareAccess.ts'
import { compareContents } from './compareContents.ts'
import { compareDeprecation } from './compareDeprecation.ts'
import { compareRequired } from './compareFields.ts'
import { comparePagination, compareRateLimit } from './compareLimits.ts'
import { compareParameters, parameterAnchor } from './compareParameters.ts'
import { compareResponses } from './compareResponses.ts'
import { compareServers, furtherServers } from './compareServers.ts'
import { compareSigningValues } from './compareSigning.ts'
import {
  compareFacets,
  compareNames,
  compareProse,
  compareValue,
  type Facets,
  note,
  notes,
  page,
  permission,
  texts,
} from './facets.ts'
import { shownIn } from './fieldAnchors.ts'
import { match } from './match.ts'
import { type Apis, changeOf, type Scope } from './scope.ts'
import { entryScope, operationSubject } from './subjects.ts'
import { renamedPlaceholders, templateOf } from './template.ts'

interface OperationOwner {
  readonly apis: Apis
  /** Changes of the API's servers, which are told once. */
  readonly servers: readonly ApiChange[]
  /** Operation that a callback belongs to. */
  readonly caller?: Ends<Operation>
}

/** Compares two descriptions of one operation. The client of a webhook or callback is the side that is called. */
export function compareOperation(before: Operation, after: Operation, owner: OperationOwner): ApiChange[] {
  const scope = entryScope(owner.apis, { before, after }, operationSubject(after), owner.caller)
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
    permission,
    rateLimit: compareRateLimit,
    pagination: comparePagination,
    servers: (old, young) => {
      const isInherited = isSameJson(old, owner.apis.before.servers) && isSameJson(young, owner.apis.after.servers)
      return isInherited ? [] : furtherServers(compareServers(old, young, scope), owner.servers)
    },
    parameters: () => compareRequestParameters(before, after, request, scope),
    requestBody: () => compareBody(before, after, request, scope),
    responses: () => compareResponses(before, after, response, scope),
    errors: (old, young) => compareNames(old.map(String), young.map(String), codeRules, scope, (item) => ({ item })),
    callbacks: () => compareCallbacks(before, after, owner),
    deprecation: compareDeprecation,
    badges: note(),
    writtenSamples: note('x-codeSamples'),
    ...texts,
    ...notes,
    ...{ kind: null, source: null, files: null },
  }
  return compareFacets(before, after, facets, scope)
}

const codeRules = { added: 'error-code-added', removed: 'error-code-removed' } as const

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
