import type { Json } from '../../contract/json.ts'
import type { Credentials, SignableRequest, Signing } from '../../contract/signing.ts'
import { fillTemplate } from './fillTemplate.ts'
import { signRequest } from './signRequest.ts'

/** The frame that logs a WebSocket connection in, signed at `timestamp` (in the unit of the scheme). Throws when the scheme has none. */
export async function signLogin(signing: Signing, timestamp: string, credentials: Credentials): Promise<Json> {
  const { login } = signing
  if (!login) throw new Error('the scheme has no login frame')
  const request = loginRequest(signing, timestamp)
  const { signature } = await signRequest(signing, request, credentials)
  const { key, passphrase = '' } = credentials
  return fillFrame(login.frame, { key, passphrase, timestamp, signature })
}

/** The request that the signature of a login stands for. */
export function loginRequest({ login }: Signing, timestamp: string): SignableRequest {
  if (!login) throw new Error('the scheme has no login frame')
  return { method: login.method, path: login.path, query: [], timestamp }
}

function fillFrame(frame: Json, values: Readonly<Record<string, string>>): Json {
  if (frame === '{timestamp}' && /^\d+$/.test(values['timestamp'] ?? '')) return Number(values['timestamp'])
  if (typeof frame === 'string') return fillTemplate(frame, values)
  if (frame === null || typeof frame !== 'object') return frame
  if (isList(frame)) return frame.map((item) => fillFrame(item, values))
  return Object.fromEntries(Object.entries(frame).map(([name, item]) => [name, fillFrame(item, values)]))
}

/** `Array.isArray` does not narrow read-only arrays. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
