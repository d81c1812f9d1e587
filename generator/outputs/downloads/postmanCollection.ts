import type { Prose } from '../../contract/annotations.ts'
import { groupBy } from '../../contract/groups.ts'
import { type LocaleCode, localized } from '../../contract/locales.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'
import type { RequestPlan } from '../../contract/samples.ts'
import type { Signing } from '../../contract/signing.ts'
import { entryGroups } from '../../model/view/entryGroups.ts'
import { operationPlan } from '../../samples/operationPlan.ts'
import { variablesOf } from '../../samples/signingNeeds.ts'
import { splitServer } from '../../samples/splitServer.ts'
import { absoluteLinks } from './absoluteLinks.ts'
import { plainAlerts } from './plainAlerts.ts'
import { eventOf, type PostmanCollection, type PostmanFolder, type PostmanItem, plainText } from './postmanFormat.ts'
import { postmanRequest } from './postmanRequest.ts'
import { postmanResponses } from './postmanResponses.ts'
import { guardScript, liveVariable, successScript } from './postmanScripts.ts'
import { signingScript, unsignable } from './signingScript.ts'
import type { AddressOf } from './siteAddresses.ts'

export const postmanVersion = '2.1.0'

interface CollectionInput {
  readonly api: Api
  readonly locale: LocaleCode
  readonly addressOf: AddressOf
}

interface PlannedOperation {
  readonly operation: Operation
  readonly plan: RequestPlan
}

/** The requests of an API for Postman: a folder for each way to sign and one for public requests, with a folder a tag. */
export function postmanCollection(input: CollectionInput): PostmanCollection {
  const { api, locale } = input
  const planned = plannedOperations(api)
  const folders = [...bySigning(planned)].map(([signing, members]) => signingFolder(signing, members, input))
  return {
    info: {
      name: localized(api.title, locale, locale).text,
      description: textOf(api.description, input),
      version: api.version,
      schema: `https://schema.getpostman.com/json/collection/v${postmanVersion}/collection.json`,
    },
    item: folders,
    event: [eventOf('test', successScript(api.success))],
    variable: [
      { key: 'API_URL', value: splitServer(api.servers[0]).origin },
      ...collectionVariables(api).map((key) => ({ key, value: '', type: 'secret' as const })),
      ...(planned.some(({ plan }) => plan.effect !== 'read') ? [live] : []),
    ],
  }
}

const live = {
  key: liveVariable,
  value: '',
  description: 'yes: requests that act on your account go to a real server.',
}

/** Names of the variables that the requests of an API authenticate with. */
export function collectionVariables(api: Api): string[] {
  return [...new Set(plannedOperations(api).flatMap(({ plan }) => variablesOf(plan)))]
}

function plannedOperations(api: Api): PlannedOperation[] {
  return api.operations
    .filter(({ kind }) => kind === 'operation')
    .map((operation) => ({ operation, plan: withoutVariables(operationPlan(operation, api)) }))
}

/**
 * Postman fills in each `{{name}}` of a request, even with secrets for other hosts. So a description may name no
 * variables.
 */
function withoutVariables(plan: RequestPlan): RequestPlan {
  return JSON.parse(JSON.stringify(plan), (_, value) => (typeof value === 'string' ? plainText(value) : value))
}

/** Groups operations by signing. Equal schemes are one group; unsigned operations come last. */
function bySigning(planned: readonly PlannedOperation[]): Map<Signing | undefined, PlannedOperation[]> {
  const groups = groupBy(planned, ({ plan: { signing } }) => (signing ? JSON.stringify(signing) : ''))
  const sorted = [...groups].sort(([a], [b]) => Number(a === '') - Number(b === ''))
  return new Map(sorted.map(([, members]) => [members[0]?.plan.signing, members]))
}

function signingFolder(
  signing: Signing | undefined,
  members: readonly PlannedOperation[],
  input: CollectionInput,
): PostmanFolder {
  const item = tagFolders(members, input)
  const needed = members[0] ? variablesOf(members[0].plan) : []
  if (!signing) return { name: needed.length > 0 ? 'Requests' : 'Public', item }
  const missing = unsignable(signing)
  const description =
    missing === undefined
      ? `Every request of this folder is signed before it is sent. Set ${needed.join(', ')} first.`
      : `Postman cannot sign these requests: it has no ${missing}. Use a sample program of the documentation.`
  const exec = signingScript(signing, needed)
  return {
    name: missing === undefined ? 'Signed' : 'Not signed',
    description,
    item,
    event: [eventOf('prerequest', exec)],
  }
}

function tagFolders(members: readonly PlannedOperation[], input: CollectionInput): PostmanFolder[] {
  const planned = new Map(members.map((entry) => [entry.operation, entry]))
  const groups = entryGroups({ ...input.api, operations: [...planned.keys()], channels: [] })
  return groups
    .filter(({ operations }) => operations.length > 0)
    .map(({ name, title, operations }) => ({
      name: title ? localized(title, input.locale, input.locale).text : name,
      item: operations.flatMap((operation) => planned.get(operation) ?? []).map((entry) => itemOf(entry, input)),
    }))
}

function itemOf({ operation, plan }: PlannedOperation, input: CollectionInput): PostmanItem {
  const { api, addressOf } = input
  const text = (prose: Prose | undefined) => textOf(prose, input)
  const request = postmanRequest({
    ...{ operation, plan, text, addressOf, api },
    server: splitServer(api.servers[0]).origin,
  })
  const guard = guardScript(plan, request.url)
  return {
    name: text(operation.title),
    ...(guard ? { event: [eventOf('prerequest', guard)] } : {}),
    request,
    response: postmanResponses(operation, request, text),
  }
}

/** Markdown that reads the same in Postman: with full addresses, and without alerts, which it does not know. */
function textOf(prose: Prose | undefined, { locale, addressOf }: CollectionInput): string {
  return prose ? plainAlerts(absoluteLinks(localized(prose, locale, locale).text, addressOf)) : ''
}
