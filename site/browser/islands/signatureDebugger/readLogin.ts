import type { Signing } from '../../../../generator/contract/signing.ts'
import { loginRequest } from '../../../../generator/samples/signing/signLogin.ts'
import { foundFrames, loginFrameIn, readFrame } from './loginFrame.ts'
import { readMessage } from './readMessage.ts'
import { type ReadRequest, timesIn, whoSigned } from './readRequest.ts'
import { type RequestProblem, timeProblems } from './requestProblems.ts'

/**
 * The request that a login frame stands for, with the time and the signature that the frame carries; `undefined` when the
 * text holds no login, or the scheme has none. `addresses` are those of the servers, `sockets` those that take logins.
 */
export function readLogin(
  text: string,
  signing: Signing,
  addresses: readonly string[],
  sockets: readonly string[],
): ReadRequest | undefined {
  const frame = signing.login && loginFrameIn(text, signing.login.frame)
  if (!frame) return undefined
  const { values, members, problems } = frame
  const carried = new Map(values.map((value) => [value.placeholder, value]))
  const { timestamp, nonce } = timesIn(carried)
  return {
    request: {
      ...loginRequest(signing, { timestamp, ...(nonce === undefined ? {} : { nonce }) }),
      ...{ addresses, members },
    },
    ...whoSigned(signing, carried),
    problems: [...wayProblems(text, signing, sockets), ...timeProblems(signing, carried.get('timestamp')), ...problems],
  }
}

/** Whether a text holds a login frame: most values of one. */
export function holdsLogin(text: string, { login }: Pick<Signing, 'login'>): boolean {
  return (
    login !== undefined &&
    foundFrames(text).frames.some((frame) => {
      const { values } = readFrame(login.frame, frame, [])
      return values.filter(({ value }) => value !== undefined).length * 2 > values.length
    })
  )
}

/** Whether a text holds a request, and no login frame. */
export function holdsRequest(text: string, signing: Signing): boolean {
  return !holdsLogin(text, signing) && readMessage(text, valueNames(signing)) !== undefined
}

/** Names of the values of a login frame: most schemes name the headers of a request alike. */
function valueNames({ login }: Signing): string[] {
  return login ? readFrame(login.frame, undefined, []).values.map(({ name }) => name.split('.').at(-1) ?? '') : []
}

/** A login that went to another socket, or as a request. A handshake opens the socket: it is no request. */
function wayProblems(text: string, signing: Signing, sockets: readonly string[]): RequestProblem[] {
  const message = /^upgrade:\s*websocket/im.test(text) ? undefined : readMessage(text, [])
  // A log ends an address with marks, and may name the sockets of market data too.
  const named = [...text.matchAll(/\bwss?:\/\/[^\s"'`<>()[\],;]+/g)].map(([address]) => address.replace(/[.:]+$/, ''))
  const isOther = !named.some((own) => sockets.some((address) => pathOf(address) === pathOf(own)))
  const [socket] = isOther && sockets.length > 0 ? named : []
  return [
    ...(message && holdsLogin(message.body, signing) ? [{ kind: 'sentAs', name: message.method } as const] : []),
    ...(socket === undefined ? [] : [{ kind: 'socket', name: socket, expected: sockets } as const]),
  ]
}

function pathOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, '') : undefined
}
