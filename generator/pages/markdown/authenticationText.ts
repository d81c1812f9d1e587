import type { Api } from '../../contract/reference.ts'
import type { OAuthFlow, SecurityScheme } from '../../contract/security.ts'
import type { Signing } from '../../contract/signing.ts'
import { type SigningCase, type SigningStepOutline, signingOutline } from '../../model/view/signingOutline.ts'
import { type MarkdownContext, proseText } from './markdownContext.ts'
import { codeSpan } from './markdownText.ts'

/** How calls of an API prove who sends them: each security scheme, with its addresses and scopes. */
export function authenticationText({ securitySchemes }: Api, context: MarkdownContext): string[] {
  return securitySchemes.flatMap((scheme) => schemeText(scheme, context))
}

function schemeText(scheme: SecurityScheme, context: MarkdownContext): string[] {
  const { id, usedBy, type, httpScheme, bearerFormat, name, in: place, description, flows, signing } = scheme
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
    `**${codeSpan(id)}** (${kind}${where}${usedBy ? `, ${context.say(`reference.${usedBy}`)}` : ''})`,
    ...(description ? [proseText(description, context)] : []),
    ...(addresses === '' ? [] : [addresses]),
    ...flows.map((flow) => flowText(flow, context)),
    ...(signing ? signingText(signing, context) : []),
  ]
}

/** The steps as a numbered list, then what their names mean and what is sent. */
function signingText(signing: Signing, context: MarkdownContext): string[] {
  const { say, labels } = context
  const { steps, names, sent } = signingOutline(signing)
  const numbered = steps.map((step, index) =>
    [
      `${index + 1}. ${codeSpan(step.name)}${labels.colon}${say('reference.signing.step', step.does).trim()}`,
      ...step.cases.map((one) => `   - ${caseText(step, one, context)}`),
    ].join('\n'),
  )
  const told = [
    ...names.map((name) => `- ${codeSpan(`{${name.name}}`)}${labels.colon}${say('reference.signing.name', name)}`),
    ...sent.map(
      ({ place, name, value }) =>
        `- ${say('reference.signing.sent', { place })} ${place === 'login' ? codeSpan(name) + labels.colon + codeSpan(value) : codeSpan(`${name}: ${value}`)}`,
    ),
  ]
  return [`**${say('reference.signing.how')}**`, numbered.join('\n'), ...(told.length > 0 ? [told.join('\n')] : [])]
}

function caseText(
  { does }: SigningStepOutline,
  { when, lines }: SigningCase,
  { say, labels }: MarkdownContext,
): string {
  const id = does.kind === 'jwt' ? 'reference.signing.claims' : 'reference.signing.case'
  return `${say(id, { when })} ${lines.map(codeSpan).join(labels.comma)}`
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
