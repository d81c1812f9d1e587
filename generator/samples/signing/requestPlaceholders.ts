import type { SignableRequest, Signing } from '../../contract/signing.ts'
import { bodyMembers, memberText } from './bodyMembers.ts'
import { joined, sentRequest, sortedByName } from './sentRequest.ts'
import { dayOf } from './timestamp.ts'

/**
 * The values of a request's placeholders before anything is signed. `query` has its question mark, `queryString` has none, `rawQuery` is not encoded; `bodyQuery`
 * writes the members of the body as a query. `identity` holds the credentials that are sent: parameters may name them.
 */
export function requestPlaceholders(
  signing: Signing,
  request: SignableRequest,
  identity: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { method, path, host = '', timestamp, nonce } = request
  const { members = {} } = signing
  const own = { timestamp, ...(nonce === undefined ? {} : { nonce }) }
  // As a parameter a window is sent only if the caller sets one.
  const set = request.receiveWindow === undefined ? {} : { receiveWindow: request.receiveWindow }
  const receiveWindow = request.receiveWindow ?? signing.receiveWindow?.default
  const { query, body } = sentRequest(signing, request, { ...own, ...identity, ...set })
  const name = signing.timestamp.parameter
  const timed = name === undefined ? query : [...query, [name, timestamp] as const]
  return {
    ...own,
    day: dayOf(timestamp),
    ...(receiveWindow === undefined ? {} : { receiveWindow: String(receiveWindow) }),
    method: method.toUpperCase(),
    path,
    host,
    query: query.length > 0 ? `?${joined(query)}` : '',
    queryString: joined(query),
    sortedQuery: joined(sortedByName(timed)),
    rawQuery: query.map((pair) => pair.join('=')).join('&'),
    body,
    bodyQuery: joined(bodyMembers(body)),
    sortedBodyQuery: joined(sortedByName(bodyMembers(body))),
    ...Object.fromEntries(Object.entries(members).map(([own, pointer]) => [own, memberText(body, pointer)])),
  }
}
