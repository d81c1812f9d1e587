import type { Label } from '../contract/annotations.ts'
import type { Callback, Operation, Response } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { SecurityRequirement } from '../contract/security.ts'
import type { Server } from '../contract/server.ts'
import { asText } from '../load/document/asText.ts'
import { childNode, childNodes, isRecord, locationOf, rootNode, type SpecNode, valueAt } from '../load/document/spec.ts'
import { readErrorCodes, readPagination, readRateLimit, readSuccess } from './callTerms.ts'
import { readContents, readHeaders, readParameters } from './content.ts'
import { compact, type ModelContext } from './context.ts'
import { readErrorCatalogue } from './errorCatalogue.ts'
import { readExternalDocs } from './externalDocs.ts'
import { follow, membersOf, reportCut } from './follow.ts'
import { readBadges, readSamples } from './foreignExtensions.ts'
import { furtherFiles } from './furtherFiles.ts'
import { readOperationHead } from './operationHead.ts'
import { type OperationPlace, operationPlaces, takeId } from './operationPlaces.ts'
import { readEntry } from './readEntry.ts'
import { readInfo } from './readInfo.ts'
import { readServers } from './readServers.ts'
import { readRequestBody } from './requestBody.ts'
import { readLinks } from './responseLinks.ts'
import { readSecurity, readSecuritySchemes } from './securitySchemes.ts'
import { readLabels, readTagGroups, readTags } from './tags.ts'

/** The content of an OpenAPI document, before it is joined with the other specs of its API. */
export type RestContent = Omit<Api, 'id' | 'pages' | 'schemas' | 'channels' | 'streaming'>

interface Inherited {
  /** Tags that are no navigation, by name. */
  readonly labels: ReadonlyMap<string, Label>
  readonly servers: readonly Server[]
  /** Missing where the document states no security. */
  readonly security?: readonly SecurityRequirement[]
}

/** Reads an OpenAPI 3.0, 3.1 or 3.2 document (https://spec.openapis.org/oas/) into the model. */
export function fromOpenapi(context: ModelContext): RestContent {
  const root = rootNode(context.spec)
  const info = follow(childNode(root, 'info'), context) ?? childNode(root, 'info')
  const inherited = {
    labels: readLabels(root, context),
    servers: readServers(root, context),
    ...(Array.isArray(valueAt(root, 'security')) ? { security: readSecurity(root) } : {}),
  }
  const operations = [
    ...operationPlaces(childNode(root, 'paths'), 'operation', context),
    ...operationPlaces(childNode(root, 'webhooks'), 'webhook', context),
    ...operationPlaces(childNode(root, 'x-webhooks'), 'webhook', context),
  ].map((place) => readWithinPath(place, inherited, context))
  return compact<RestContent>({
    ...readInfo(info, context),
    servers: inherited.servers,
    securitySchemes: readSecuritySchemes(root, context),
    tags: readTags(childNode(root, 'tags'), context),
    tagGroups: readTagGroups(root, context),
    operations,
    errors: readErrorCatalogue(root, context),
    success: readSuccess(childNode(root, 'x-success')),
    externalDocs: readExternalDocs(childNode(root, 'externalDocs'), context),
    source: locationOf(context.spec, root),
  })
}

/** Reads an operation. A callback that leads back to its own path is read as a name alone. */
function readWithinPath(place: OperationPlace, inherited: Inherited, context: ModelContext): Operation {
  const read = () => readOperation(place, inherited, context)
  return context.walk.within(place.pathItem, read, (why) => {
    reportCut(why, place.written, context)
    return namedOperation(place, context)
  })
}

function namedOperation(place: OperationPlace, context: ModelContext): Operation {
  const { kind, method, path, node } = place
  const nothing = { tags: [], servers: [], security: [], errors: [], parameters: [], responses: [], callbacks: [] }
  const head = readOperationHead(place, context.translator)
  return { kind, id: takeId(place, context), method, path, ...head, ...nothing, source: locationOf(context.spec, node) }
}

function readOperation(place: OperationPlace, inherited: Inherited, context: ModelContext): Operation {
  const { kind, method, path, pathItem, node } = place
  const value = node.value as Readonly<Record<string, unknown>>
  const id = takeId(place, context)
  const member = (key: string) => follow(childNode(node, key), context) ?? childNode(node, key)
  const own = { servers: readServers(node, context), path: readServers(pathItem, context) }
  const tags = Array.isArray(value.tags) ? value.tags.map(asText) : []
  const { labels } = inherited
  const isInherited = kind === 'operation' && !Array.isArray(value.security)
  return compact<Operation>({
    ...readEntry('operation', node, context),
    kind,
    id,
    method,
    path,
    ...readOperationHead(place, context.translator),
    tags: tags.filter((name) => !labels.has(name)),
    servers: own.servers.length > 0 ? own.servers : own.path.length > 0 ? own.path : inherited.servers,
    // The receiver of a webhook or callback needs no key of the API.
    security: isInherited ? (inherited.security ?? []) : readSecurity(node),
    isAccessUnsaid: isInherited && !inherited.security ? true : undefined,
    rateLimit: readRateLimit(member('x-rate-limit')),
    pagination: readPagination(member('x-pagination')),
    errors: readErrorCodes(member('x-errors').value),
    parameters: readParameters(pathItem, node, context),
    requestHeaders: readTexts(member('x-request-headers')),
    signingValues: readTexts(member('x-signing-values')),
    requestBody: readRequestBody(childNode(node, 'requestBody'), kind, context),
    responses: readResponses(childNode(node, 'responses'), context),
    callbacks: readCallbacks(childNode(node, 'callbacks'), inherited, context),
    badges: readBadges(
      value,
      tags.flatMap((name) => labels.get(name) ?? []),
      context,
    ),
    writtenSamples: readSamples(value['x-codeSamples'] ?? value['x-code-samples']),
    files: furtherFiles(node.file, [node, childNode(pathItem, 'parameters')], context),
  })
}

function readTexts(node: SpecNode): Readonly<Record<string, string>> | undefined {
  const texts = childNodes(node).map(({ key, node: { value } }) => [key, asText(value)] as const)
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

function readResponses(node: SpecNode, context: ModelContext): Response[] {
  return membersOf(node, context).flatMap(({ key: status, node: response }) => {
    if (!isRecord(response.value) || status.startsWith('x-')) return []
    return compact<Response>({
      status,
      summary: context.translator.prose(response.value.summary),
      description: context.translator.prose(response.value.description),
      headers: readHeaders(childNode(response, 'headers'), context),
      contents: readContents(childNode(response, 'content'), 'response', context),
      links: readLinks(childNode(response, 'links'), context),
    })
  })
}

function readCallbacks(node: SpecNode, inherited: Inherited, context: ModelContext): Callback[] {
  return membersOf(node, context).flatMap(({ key: name, node: callback }) => {
    const operations = operationPlaces(callback, 'callback', context).map((place) =>
      readWithinPath(place, inherited, context),
    )
    return operations.length > 0 ? [{ name, operations }] : []
  })
}
