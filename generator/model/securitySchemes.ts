import { kebabCase } from '../contract/ids.ts'
import { canonicalJson } from '../contract/json.ts'
import type { OAuthFlow, SecurityRequirement, SecurityScheme } from '../contract/security.ts'
import { asText } from '../load/document/asText.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../load/document/spec.ts'
import { compact, type ModelContext, textOf } from './context.ts'
import { follow, membersOf } from './follow.ts'
import { readFacts } from './readFacts.ts'
import { readSigning } from './signing.ts'
import { readVectors } from './signingVectors.ts'
import { inlineSchemeIds, inlineSchemes, schemeText } from './socketSecurity.ts'

/** The security schemes of a document (OpenAPI 3.1, section 4.8.27). */
export function readSecuritySchemes(root: SpecNode, context: ModelContext): SecurityScheme[] {
  const components = follow(childNode(root, 'components'), context) ?? root
  return membersOf(childNode(components, 'securitySchemes'), context).flatMap(({ key, node }) =>
    schemeOf(key, node, context),
  )
}

/** The schemes that servers and operations of AsyncAPI 3 describe in place. */
export function readInlineSchemes(context: ModelContext): SecurityScheme[] {
  const ids = inlineSchemeIds(context)
  const schemes = inlineSchemes(context).flatMap(({ node, value }) =>
    schemeOf(ids.get(schemeText(value)) ?? '', node, context),
  )
  return [...new Map(schemes.map((scheme) => [scheme.id, scheme])).values()]
}

function schemeOf(id: string, scheme: SpecNode, context: ModelContext): SecurityScheme[] {
  if (!isRecord(scheme.value)) return []
  const { value } = scheme
  const own = compact<SecurityScheme>({
    id,
    type: typeOf(value.type),
    description: context.translator.prose(value.description),
    name: textOf(value.name),
    in: textOf(value.in),
    httpScheme: textOf(value.scheme),
    bearerFormat: textOf(value.bearerFormat),
    openIdConnectUrl: textOf(value.openIdConnectUrl),
    oauth2MetadataUrl: textOf(value.oauth2MetadataUrl),
    deprecated: value.deprecated === true ? true : undefined,
    facts: readFacts('security scheme', scheme, context),
    flows: readFlows(childNode(scheme, 'flows'), context),
    signing: readSigning(scheme),
    signingVectors: readVectors(scheme, context),
  })
  return [own]
}

/** `httpApiKey` of AsyncAPI is the `apiKey` of OpenAPI. */
function typeOf(type: unknown): string {
  const written = textOf(type) ?? 'apiKey'
  return written === 'httpApiKey' ? 'apiKey' : written
}

interface WithSchemes {
  readonly securitySchemes: readonly SecurityScheme[]
}

/** The schemes of REST and WebSocket specs. Equal schemes are joined. Different schemes with one id get the name of their API. */
export function joinSchemes(rest: readonly WithSchemes[], streams: readonly WithSchemes[]): SecurityScheme[] {
  const own = rest.flatMap(({ securitySchemes }) => securitySchemes)
  const known = new Set(own.map(canonicalJson))
  const others = streams
    .flatMap(({ securitySchemes }) => securitySchemes)
    .filter((scheme) => !known.has(canonicalJson(scheme)))
  const named = (
    schemes: readonly SecurityScheme[],
    usedBy: NonNullable<SecurityScheme['usedBy']>,
    rivals: typeof schemes,
  ) => schemes.map((scheme) => (rivals.some(({ id }) => id === scheme.id) ? { ...scheme, usedBy } : scheme))
  const ofRest = withVariables(named(own, 'operations', others), [])
  return [...ofRest, ...withVariables(named(others, 'channels', own), ofRest)]
}

/** Names that samples use for something else. */
const otherVariables = ['API_URL', 'API_TOKEN', 'API_CREDENTIALS']

function isKey({ type, signing }: SecurityScheme): boolean {
  return type === 'apiKey' && !signing
}

/**
 * Schemes with a variable for each key where an API has several. A key of a socket that REST has too is read from the
 * variable that REST has. Every name begins with `API_`: a description must not name another secret that a reader has in
 * the environment.
 */
function withVariables(schemes: readonly SecurityScheme[], ofRest: readonly SecurityScheme[]): SecurityScheme[] {
  const known = ofRest.filter(isKey)
  const twinOf = ({ id, in: place, name }: SecurityScheme) =>
    known.find((other) => other.id === id || (other.in === place && other.name === name))
  const isNew = (scheme: SecurityScheme) => isKey(scheme) && !twinOf(scheme)
  const taken = new Set([...otherVariables, ...known.map(({ variable = 'API_KEY' }) => variable)])
  const isAlone = known.length + schemes.filter(isNew).length < 2
  return schemes.map((scheme) => {
    const shared = isKey(scheme) ? twinOf(scheme)?.variable : undefined
    if (shared !== undefined) return { ...scheme, variable: shared }
    if (isAlone || !isNew(scheme)) return scheme
    const own = kebabCase(scheme.id)
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '_')
    const wanted = own.startsWith('API_') ? own : `API_${own || 'KEY'}`
    let variable = wanted
    for (let number = 2; taken.has(variable); number += 1) variable = `${wanted}_${number}`
    taken.add(variable)
    return { ...scheme, variable }
  })
}

function readFlows(node: SpecNode, { translator }: ModelContext): OAuthFlow[] {
  return childNodes(node).flatMap(({ key: kind, node: flow }) => {
    if (!isRecord(flow.value)) return []
    const scopes = childNodes(childNode(flow, 'scopes')).map(({ key: name, node: scope }) =>
      compact<OAuthFlow['scopes'][number]>({ name, description: translator.prose(scope.value) }),
    )
    return compact<OAuthFlow>({
      kind,
      authorizationUrl: textOf(flow.value.authorizationUrl),
      tokenUrl: textOf(flow.value.tokenUrl),
      refreshUrl: textOf(flow.value.refreshUrl),
      deviceAuthorizationUrl: textOf(flow.value.deviceAuthorizationUrl),
      scopes,
    })
  })
}

/** The ways to be let in, each a list of schemes that are needed together. */
export function readSecurity(node: SpecNode): SecurityRequirement[] {
  return childNodes(childNode(node, 'security')).map(({ node: requirement }) =>
    childNodes(requirement).map(({ key: scheme, node: scopes }) => ({
      scheme,
      scopes: Array.isArray(scopes.value) ? scopes.value.map(asText) : [],
    })),
  )
}
