import type { Api, OAuthFlow, SecurityScheme } from '../../contract/reference.ts'
import { type MarkdownContext, proseText } from './markdownContext.ts'
import { codeSpan } from './markdownText.ts'

/** How calls of an API prove who sends them: each security scheme, with its addresses and scopes. */
export function authenticationText({ securitySchemes }: Api, context: MarkdownContext): string[] {
  return securitySchemes.flatMap((scheme) => schemeText(scheme, context))
}

function schemeText(scheme: SecurityScheme, context: MarkdownContext): string[] {
  const { id, type, httpScheme, bearerFormat, name, in: place, description, flows } = scheme
  const kind = [type, httpScheme, bearerFormat].filter((part) => part !== undefined).join(' ')
  const where = name !== undefined && place !== undefined ? `, ${place} ${codeSpan(name)}` : ''
  const addresses = addressLines(
    [
      ['reference.security.discovery', scheme.openIdConnectUrl],
      ['reference.security.metadataUrl', scheme.oauth2MetadataUrl],
    ],
    context,
  )
  return [
    `**${codeSpan(id)}** (${kind}${where})`,
    ...(description ? [proseText(description, context)] : []),
    ...(addresses === '' ? [] : [addresses]),
    ...flows.map((flow) => flowText(flow, context)),
  ]
}

function flowText(flow: OAuthFlow, context: MarkdownContext): string {
  const addresses = addressLines(
    [
      ['reference.security.authorizationUrl', flow.authorizationUrl],
      ['reference.security.deviceAuthorizationUrl', flow.deviceAuthorizationUrl],
      ['reference.security.tokenUrl', flow.tokenUrl],
      ['reference.security.refreshUrl', flow.refreshUrl],
    ],
    context,
  )
  const scopes = flow.scopes.map(
    ({ name, description }) =>
      `- ${codeSpan(name)}${description ? `: ${proseText(description, context).replaceAll(/\s+/g, ' ')}` : ''}`,
  )
  return [context.say('reference.security.flow', { kind: flow.kind }), addresses, ...scopes]
    .filter((line) => line !== '')
    .join('\n')
}

function addressLines(lines: readonly (readonly [string, string | undefined])[], { say }: MarkdownContext): string {
  return lines.flatMap(([id, url]) => (url === undefined ? [] : [`- ${say(id)} ${codeSpan(url)}`])).join('\n')
}
