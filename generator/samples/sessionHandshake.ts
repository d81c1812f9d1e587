import type { Channel } from '../contract/channel.ts'
import { fieldText, isToken as isFieldName } from '../contract/httpSyntax.ts'
import type { Parameter } from '../contract/operation.ts'
import { placeholderOf } from '../contract/placeholder.ts'
import type { Api } from '../contract/reference.ts'
import type { Pair, PlainCredential, SessionPlan } from '../contract/samples.ts'
import type { SecurityRequirement } from '../contract/security.ts'
import type { AddressToken } from '../contract/server.ts'
import { withChannelSchemes } from '../model/view/channelSchemes.ts'
import { handshakeOf, handshakeValue } from '../model/view/handshake.ts'
import { plainCredential } from './planRequest.ts'

/** Headers and credentials that a program sends as it opens a connection. */
interface SentHandshake {
  readonly headers: readonly Pair[]
  readonly credentials: readonly PlainCredential[]
  /** The channel without the parameters that credentials and the token fill: their values come while a program runs. */
  readonly described: Channel
}

/**
 * Headers with a value, and the credentials of the first way to connect, except the token that a call gives. A required
 * parameter without a value comes from the environment, as a credential does.
 */
export function sessionHandshake(channel: Channel, api: Api, token: AddressToken | undefined): SentHandshake {
  const { securitySchemes } = withChannelSchemes(api)
  const credentials = requirementOf(channel)
    .flatMap(({ scheme }) => securitySchemes.filter(({ id, signing }) => id === scheme && !signing))
    .flatMap(plainCredential)
    .filter(({ in: place, name }) => place !== 'query' || name !== token?.parameter || token.isInPath)
  const isCredential = (own: Parameter) => credentials.some((other) => isSame(own, other))
  const { handshake, parameters, ...others } = channel
  const rest = { ...others, parameters: parameters.filter(({ name }) => !token?.isInPath || name !== token.parameter) }
  const declared = handshake?.filter((own) => !isCredential(own))
  const isToken = (own: Parameter) => token !== undefined && own.in === 'query' && own.name === token.parameter
  const asked = (declared ?? []).filter((own) => !isToken(own) && isAsked(own))
  const given = declared?.filter((own) => !asked.includes(own))
  const headers = (given ?? []).flatMap((own): Pair[] => {
    const value = own.in === 'header' && isFieldName(own.name) ? handshakeValue(own) : undefined
    return value === undefined ? [] : [[own.name, fieldText(value)]]
  })
  const variables = asked.map(variableFor)
  return {
    headers,
    credentials: [...credentials, ...variables],
    described: given ? { ...rest, handshake: given } : rest,
  }
}

/** Whether a connection needs a value that the description does not give. A program reads it from the environment. */
function isAsked(own: Parameter): boolean {
  const { in: place, name, required } = own
  const isSendable = place === 'query' || (place === 'header' && isFieldName(name))
  return required && isSendable && handshakeValue(own) === undefined
}

/** No variable that other programs read: a description must not name a secret of the reader. */
function variableFor({ in: place, name }: Parameter): PlainCredential {
  const variable = placeholderOf(name).replace('YOUR', `WS_${place.toUpperCase()}`)
  return { in: place === 'header' ? 'header' : 'query', name, prefix: '', variable }
}

/** Credentials of the first way to connect; none where a connection needs none, or where only other servers need them. */
function requirementOf({ security, servers: [server], partlySecured }: Channel): SecurityRequirement {
  const ways = server?.security ?? (partlySecured ? [] : security)
  const [first = []] = ways
  return ways.some((own) => own.length === 0) ? [] : first
}

/** Variables of the values that a connection needs and the description does not give. */
export function askedVariables({ handshake = [] }: Channel, { credentials = [] }: SessionPlan): string[] {
  const asked = handshake.filter(isAsked).map((own) => variableFor(own).variable)
  return credentials.flatMap(({ variable }) => (asked.includes(variable) ? [variable] : []))
}

/** Required parameters of the handshake that a program leaves out. */
export function unsentParameters(channel: Channel, api: Api, plan: SessionPlan): Parameter[] {
  const { headers = [], credentials = [], token } = plan
  const isSent = (own: Parameter) =>
    credentials.some((other) => isSame(own, other)) ||
    (own.in === 'header' && headers.some(([name]) => name === own.name)) ||
    (own.in === 'query' &&
      (channel.handshake?.includes(own) || (token && 'parameter' in token && token.parameter === own.name)))
  return handshakeOf(channel, api).filter((own) => own.required && !isSent(own))
}

/** Ids of the schemes whose credentials a program sends nowhere, since their description names no place in the handshake. */
export function unsentSchemes(channel: Channel, api: Api, { login, token }: SessionPlan): string[] {
  if (login || token) return []
  const { securitySchemes } = withChannelSchemes(api)
  return requirementOf(channel).flatMap(({ scheme }) => {
    const known = securitySchemes.find(({ id }) => id === scheme)
    return known && !known.signing && plainCredential(known).length === 0 ? [scheme] : []
  })
}

function isSame(own: Parameter, { in: place, name }: PlainCredential): boolean {
  const isNamed = place === 'query' ? own.name === name : own.name.toLowerCase() === name.toLowerCase()
  return own.in === place && isNamed
}
