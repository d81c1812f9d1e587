import { kebabCase } from '../contract/ids.ts'
import { canonicalJson } from '../contract/json.ts'
import type { OAuthFlow, SecurityScheme } from '../contract/security.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../load/document/spec.ts'
import { compact, type ModelContext, textOf } from './context.ts'
import { follow, membersOf } from './follow.ts'
import { readFacts } from './readFacts.ts'
import { readSigning } from './signing.ts'
import { readVectors } from './signingVectors.ts'

/** The security schemes of a document (OpenAPI 3.1, section 4.8.27). */
export function readSecuritySchemes(root: SpecNode, context: ModelContext): SecurityScheme[] {
  const components = follow(childNode(root, 'components'), context) ?? root
  return membersOf(childNode(components, 'securitySchemes'), context).flatMap(({ key: id, node: scheme }) => {
    if (!isRecord(scheme.value)) return []
    const { value } = scheme
    return compact<SecurityScheme>({
      id,
      type: textOf(value.type) ?? 'apiKey',
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
  })
}

interface WithSchemes {
  readonly securitySchemes: readonly SecurityScheme[]
}

/** The schemes of REST and WebSocket specs. One that both have in the same words is one; others of one id say what they are for. */
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
  return withVariables([...named(own, 'operations', others), ...named(others, 'channels', own)])
}

/** Names that samples use for something else. */
const otherVariables = ['API_URL', 'API_TOKEN', 'API_CREDENTIALS']

/**
 * The schemes of an API with a variable for each key where it has several. Every name begins with `API_`: a description must
 * not name another secret that a reader has in the environment.
 */
function withVariables(schemes: readonly SecurityScheme[]): SecurityScheme[] {
  const isKey = ({ type, signing }: SecurityScheme) => type === 'apiKey' && !signing
  if (schemes.filter(isKey).length < 2) return [...schemes]
  const taken = new Set(otherVariables)
  return schemes.map((scheme) => {
    if (!isKey(scheme)) return scheme
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
