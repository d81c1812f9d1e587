import type { Json } from '../contract/json.ts'
import { placeholdersOf } from '../contract/placeholder.ts'
import type { SessionPlan, SessionToken } from '../contract/samples.ts'
import type { AddressToken, MessageToken } from '../contract/server.ts'
import { commentText } from './comments.ts'
import { percentEncode } from './signing/percentEncode.ts'

export const unstatedAddress = 'The description states no address of the channel: this is the address of its server.'

/** Stands for the token in a short sample. */
export const sampleToken = 'YOUR_TOKEN'

/** The placeholders of a frame that the reader replaces. The token is fetched. */
export function askedInFrame(plan: SessionPlan, frame: Json): string[] {
  const token = messageTokenOf(plan) ? sampleToken : undefined
  return placeholdersOf(frame).filter((text) => text !== token)
}

/** An address with its token, in the place that its path has for it, or else in the query. */
export function withAddressToken(address: string, place: AddressToken, token: string): string {
  const text = percentEncode(token)
  if (place.isInPath) return address.replace(pathPlace(place), () => text)
  return `${address}${address.includes('?') ? '&' : '?'}${tokenQuery(place)}${text}`
}

/** The placeholder of the token in a path. */
export function pathPlace({ parameter }: AddressToken): string {
  return `{${parameter}}`
}

/** The query of an address with a token, up to the token, which is last. */
export function tokenQuery({ parameters, parameter }: AddressToken): string {
  const fixed = Object.entries(parameters).map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
  return [...fixed, `${percentEncode(parameter)}=`].join('&')
}

/** The address of a short sample, with a note where a reader fills in a token or the channel states no address. */
export function shortAddress(plan: SessionPlan): { readonly note?: string; readonly address: string } {
  const { server, token, isAddressUnknown } = plan
  if (!token) return { address: server, ...(isAddressUnknown ? { note: unstatedAddress } : {}) }
  const call = `${token.request.method} ${token.request.path}`
  if ('member' in token) return { note: commentText(`Token: ${call}`), address: server }
  return { note: commentText(`Token and address: ${call}`), address: withAddressToken(server, token, sampleToken) }
}

/** The REST call of a session whose address carries the token. */
export function addressTokenOf({ token }: SessionPlan): (SessionToken & AddressToken) | undefined {
  return token && 'parameter' in token ? token : undefined
}

/** The REST call of a session whose frames carry the token. */
export function messageTokenOf({ token }: SessionPlan): (SessionToken & MessageToken) | undefined {
  return token && 'member' in token ? token : undefined
}
