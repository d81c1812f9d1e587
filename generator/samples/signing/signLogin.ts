import { isList, type Json } from '../../contract/json.ts'
import type { Credentials, SignableRequest, Signing, SigningLogin } from '../../contract/signing.ts'
import { fillTemplate, type TemplateValues } from './fillTemplate.ts'
import { runSteps } from './runSteps.ts'
import { timeNumber } from './timestamp.ts'

/** When a login is signed, and its nonce, both as the scheme writes them. */
type LoginTime = Pick<SignableRequest, 'timestamp' | 'nonce'>

/** The frame that logs a WebSocket connection in. Throws when the scheme has none. */
export async function signLogin(signing: Signing, time: LoginTime, credentials: Credentials): Promise<Json> {
  const { login } = signing
  if (!login) throw new Error('the scheme has no login frame')
  const { values } = await runSteps(signing, loginRequest(signing, time), credentials)
  return fillFrame(login.frame, values, login)
}

/** The request that the signature of a login stands for. */
export function loginRequest({ login }: Signing, time: LoginTime): SignableRequest {
  if (!login) throw new Error('the scheme has no login frame')
  return { method: login.method, path: login.path, query: [], ...time }
}

function fillFrame(frame: Json, values: TemplateValues, login: Pick<SigningLogin, 'timestampAs'>): Json {
  if (typeof frame === 'string') {
    const number = login.timestampAs === 'text' ? undefined : timeNumber(frame, values['timestamp'])
    return number ?? fillTemplate(frame, values)
  }
  if (frame === null || typeof frame !== 'object') return frame
  if (isList(frame)) return frame.map((item) => fillFrame(item, values, login))
  return Object.fromEntries(Object.entries(frame).map(([name, item]) => [name, fillFrame(item, values, login)]))
}
