import type { Label } from '../contract/annotations.ts'
import { isToken } from '../contract/httpSyntax.ts'
import { kebabCase } from '../contract/ids.ts'
import type { Callback, Operation, Pagination, Response, WrittenSample } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { SecurityRequirement } from '../contract/security.ts'
import type { Server } from '../contract/server.ts'
import { asText } from '../load/document/asText.ts'
import { childNode, childNodes, isRecord, locationOf, rootNode, type SpecNode, valueAt } from '../load/document/spec.ts'
import { readErrorCodes, readRateLimit } from './callTerms.ts'
import { readContents, readHeaders, readParameters } from './content.ts'
import { compact, type ModelContext, numberOf, scalarText, textOf } from './context.ts'
import { readErrorCatalogue } from './errorCatalogue.ts'
import { readExternalDocs } from './externalDocs.ts'
import { follow, membersOf, reportCut } from './follow.ts'
import { furtherFiles } from './furtherFiles.ts'
import { readOperationHead } from './operationHead.ts'
import { readEntry } from './readEntry.ts'
import { readFacts } from './readFacts.ts'
import { readInfo } from './readInfo.ts'
import { readRequestBody } from './requestBody.ts'
import { readLinks } from './responseLinks.ts'
import { readSecuritySchemes } from './securitySchemes.ts'
import { readServerVariables } from './serverVariables.ts'
import { readLabels, readTagGroups, readTags } from './tags.ts'

/** The content of an OpenAPI document, before it is joined with the other specs of its API. */
export type RestContent = Omit<Api, 'id' | 'pages' | 'schemas' | 'channels' | 'streaming'>

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const

interface OperationPlace {
  readonly kind: Operation['kind']
  readonly method: string
  readonly path: string
  /** The path as written, which may be a reference. */
  readonly written: SpecNode
  readonly pathItem: SpecNode
  readonly node: SpecNode
}

interface Inherited {
  /** Tags that are no navigation, by name. */
  readonly labels: ReadonlyMap<string, Label>
  readonly servers: readonly Server[]
  readonly security: readonly SecurityRequirement[]
}

/** Reads an OpenAPI 3.0, 3.1 or 3.2 document (https://spec.openapis.org/oas/) into the model. */
export function fromOpenapi(context: ModelContext): RestContent {
  const root = rootNode(context.spec)
  const info = follow(childNode(root, 'info'), context) ?? childNode(root, 'info')
  const inherited = {
    labels: readLabels(root, context),
    servers: readServers(root, context),
    security: readSecurity(root),
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

function operationPlaces(paths: SpecNode, kind: Operation['kind'], context: ModelContext): OperationPlace[] {
  return childNodes(follow(paths, context) ?? paths).flatMap(({ key: path, node }) => {
    const pathItem = follow(node, context)
    if (!pathItem || path.startsWith('x-')) return []
    const common = { kind, path, written: node, pathItem }
    const fixed = methods.flatMap((method) => placeOf(common, method, childNode(pathItem, method), context))
    const additional = childNodes(childNode(pathItem, 'additionalOperations')).flatMap((entry) =>
      placeOf(common, entry.key, entry.node, context),
    )
    return [...inWrittenOrder(fixed, pathItem), ...additional]
  })
}

function placeOf(
  common: Omit<OperationPlace, 'method' | 'node'>,
  method: string,
  written: SpecNode,
  context: ModelContext,
): OperationPlace[] {
  const node = follow(written, context)
  return node && isRecord(node.value) && isToken(method) ? [{ ...common, method: method.toUpperCase(), node }] : []
}

/** Methods in the order the author wrote them. */
function inWrittenOrder(places: readonly OperationPlace[], pathItem: SpecNode): OperationPlace[] {
  const order = isRecord(pathItem.value) ? Object.keys(pathItem.value) : []
  return [...places].sort((a, b) => order.indexOf(a.method.toLowerCase()) - order.indexOf(b.method.toLowerCase()))
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
  return compact<Operation>({
    ...readEntry('operation', node, context),
    kind,
    id,
    method,
    path,
    ...readOperationHead(place, context.translator),
    tags: tags.filter((name) => !labels.has(name)),
    servers: own.servers.length > 0 ? own.servers : own.path.length > 0 ? own.path : inherited.servers,
    // Whoever is called by the API needs no key of it.
    security: kind === 'operation' && !Array.isArray(value.security) ? inherited.security : readSecurity(node),
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

/** Badges as other tools write them. Their colours belong to another site and are left out. */
function readBadges(
  value: Readonly<Record<string, unknown>>,
  labels: readonly Label[],
  { translator }: ModelContext,
): Label[] | undefined {
  const { 'x-badges': badges, 'x-stability': stability } = value
  const written: unknown[] = (Array.isArray(badges) ? badges : []).map((badge) =>
    isRecord(badge) ? badge.name : badge,
  )
  const own = [stability, ...written].flatMap((text): Label[] => {
    const name = translator.title(text)
    return name ? [{ name }] : []
  })
  return own.length + labels.length > 0 ? [...own, ...labels] : undefined
}

/** Samples as other tools write them; one without a language or without code says nothing. */
function readSamples(written: unknown): readonly WrittenSample[] | undefined {
  const samples = (Array.isArray(written) ? written : []).flatMap((sample): WrittenSample[] => {
    const { lang, label, source } = isRecord(sample) ? sample : {}
    const [language, code] = [textOf(lang), textOf(source)]
    if (language === undefined || code === undefined) return []
    return [compact<WrittenSample>({ language, label: textOf(label), code: code.trimEnd() })]
  })
  return samples.length > 0 ? samples : undefined
}

function readTexts(node: SpecNode): Readonly<Record<string, string>> | undefined {
  const texts = childNodes(node).map(({ key, node: { value } }) => [key, asText(value)] as const)
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** The id of an operation. A generated id is reported, because it changes with the path. */
function takeId({ kind, method, path, node }: OperationPlace, context: ModelContext): Operation['id'] {
  const given = textOf(valueAt(node, 'operationId'))
  if (given === undefined && kind !== 'callback') {
    context.diagnostics.push({
      code: 'operation-id-missing',
      severity: 'warning',
      message: `${method} ${path} has no operationId.`,
      hint: 'Add one that is unique in the API, such as `placeOrder`: anchors and links are made of it.',
      ...locationOf(context.spec, node),
    })
  }
  const made = () => kebabCase(`${method} ${path}`) || 'operation'
  return context.entryIds.take(given?.replaceAll(/[\r\n\t]+/g, ' ') ?? made())
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

function readServers(node: SpecNode, context: ModelContext): Server[] {
  return membersOf(childNode(node, 'servers'), context).flatMap(({ node: server }) => {
    const url = textOf(valueAt(server, 'url'))
    if (url === undefined) return []
    const variables = readServerVariables(server, context)
    return compact<Server>({
      url,
      name: context.translator.title(valueAt(server, 'name')),
      description: context.translator.prose(valueAt(server, 'description')),
      variables,
      isTest: valueAt(server, 'x-test-server') === true ? true : undefined,
      facts: readFacts('server', server, context),
    })
  })
}

function readSecurity(node: SpecNode): SecurityRequirement[] {
  return childNodes(childNode(node, 'security')).map(({ node: requirement }) =>
    childNodes(requirement).map(({ key: scheme, node: scopes }) => ({
      scheme,
      scopes: Array.isArray(scopes.value) ? scopes.value.map(asText) : [],
    })),
  )
}

function readPagination(node: SpecNode): Pagination | undefined {
  if (!isRecord(node.value)) return undefined
  const text = (key: string) => scalarText(valueAt(node, key))
  return compact<Pagination>({
    style: text('style') ?? 'cursor',
    cursor: text('cursor'),
    next: text('next'),
    limit: text('limit'),
    direction: text('direction'),
    start: text('start'),
    end: text('end'),
    defaultLimit: numberOf(valueAt(node, 'defaultLimit')),
    maxLimit: numberOf(valueAt(node, 'maxLimit')),
    defaultWindow: text('defaultWindow'),
    maxWindow: text('maxWindow'),
  })
}

/** One member with a plain name and a plain value: programs look for it in the text of a reply. */
function readSuccess(node: SpecNode): Api['success'] {
  const [only, ...others] = childNodes(node)
  const value = only && scalarText(only.node.value)
  if (!only || value === undefined || others.length > 0) return undefined
  return /^\w+$/.test(only.key) && /^\w+$/.test(value) ? { member: only.key, value } : undefined
}
