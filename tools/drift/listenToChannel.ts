import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Channel } from '../../generator/contract/channel.ts'
import type { Json } from '../../generator/contract/json.ts'
import { valueAtPointer, withValueAt } from '../../generator/contract/jsonPointer.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SessionPlan } from '../../generator/contract/samples.ts'
import { isGeneral } from '../../generator/model/view/pushedMessages.ts'
import { planSession } from '../../generator/samples/planSession.ts'
import { withAddressToken } from '../../generator/samples/sessionToken.ts'
import type { Conformance } from '../conformance/conformance.ts'

export interface ChannelDriftOptions {
  readonly api: Api
  readonly channel: Channel
  readonly conformance: Conformance
  /** Scheme and host for WebSocket connections, and for the REST call that gives a token. */
  readonly socketUrl: string
  readonly url?: string | undefined
  /** Milliseconds to wait for frames of the channel. */
  readonly patience: number
}

/** The frames that a channel sends to its samples. */
export async function listenToChannel({
  api,
  channel,
  socketUrl,
  url,
  patience,
}: ChannelDriftOptions): Promise<{ texts: string[] }> {
  const plan = planSession(channel, api)
  const { address, frames } = await connectionOf(plan, socketUrl, url, patience)
  const headers = Object.fromEntries(plan.headers ?? [])
  const socket = new WebSocket(address, { headers, handshakeTimeout: patience })
  // An acknowledgement each, a greeting, a snapshot and two updates show all there is.
  const wanted = frames.length + (plan.token?.welcome ? 1 : 0) + (isGeneral(channel) ? 0 : 3)
  const texts: string[] = []
  const enough = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      texts.push(data.toString())
      if (texts.length >= wanted) resolve()
      else if (plan.token?.welcome && texts.length === 1) say()
    })
    socket.on('close', () => resolve())
  })
  const say = () => {
    for (const frame of frames) socket.send(JSON.stringify(frame))
  }
  await once(socket, 'open')
  if (!plan.token?.welcome) say()
  const tired = setTimeout(() => socket.close(), patience)
  await enough
  clearTimeout(tired)
  socket.terminate()
  return { texts }
}

/** Address and first frames of a connection, one of them with a fresh token. */
async function connectionOf(
  plan: SessionPlan,
  socketUrl: string,
  url: string | undefined,
  timeout: number,
): Promise<Pick<SessionPlan, 'frames'> & { readonly address: string }> {
  const base = socketUrl.replace(/\/$/, '')
  const own = (address: string) => address.replace(/^[a-z+]+:\/\/[^/?#]+/i, base)
  const { frames, server, token } = plan
  if (!token) return { address: own(server), frames }
  if (url === undefined) throw new Error('the connection needs a token, which takes --url')
  const { request } = token
  const reply = await fetch(url.replace(/\/$/, '') + request.path, {
    method: request.method,
    signal: AbortSignal.timeout(timeout),
  })
  const body = (await reply.json()) as Json
  const text = textAt(body, token.token)
  if ('member' in token) {
    const { member } = token
    const filled = frames.map((frame) =>
      valueAtPointer(frame, member) === undefined ? frame : withValueAt(frame, member, text),
    )
    return { address: own(server), frames: filled }
  }
  const address = own(token.endpoint === undefined ? server : textAt(body, token.endpoint))
  return { address: withAddressToken(address, token, text), frames }
}

/** The text at a JSON pointer (RFC 6901). Throws when there is none. */
function textAt(body: Json, pointer: string): string {
  const found = valueAtPointer(body, pointer)
  if (typeof found !== 'string') throw new Error(`the reply with the token has nothing at ${pointer}`)
  return found
}
