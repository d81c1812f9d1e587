import type { OAuthFlow, SecurityScheme } from '../contract/reference.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../load/spec/spec.ts'
import { compact, type ModelContext, textOf } from './context.ts'
import { follow } from './follow.ts'
import { readSigning } from './signing.ts'

/** The security schemes of a document (OpenAPI 3.1, section 4.8.27). */
export function readSecuritySchemes(root: SpecNode, context: ModelContext): SecurityScheme[] {
  return childNodes(childNode(childNode(root, 'components'), 'securitySchemes')).flatMap(({ key: id, node }) => {
    const scheme = follow(node, context)
    if (!scheme || !isRecord(scheme.value)) return []
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
      flows: readFlows(childNode(scheme, 'flows'), context),
      signing: readSigning(scheme),
    })
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
