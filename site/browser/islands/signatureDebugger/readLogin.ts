import { type Json, parseJson } from '../../../../generator/contract/json.ts'
import type { Signing } from '../../../../generator/contract/signing.ts'
import { readLiteral } from '../../../../generator/model/view/literals/readLiteral.ts'
import { loginRequest } from '../../../../generator/samples/signing/signLogin.ts'
import { readMessage } from './readMessage.ts'
import { type ReadRequest, timesIn, whoSigned } from './readRequest.ts'
import { type RequestProblem, timeProblems } from './requestProblems.ts'

/**
 * The request that a login frame stands for, with the time and the signature that the frame carries; `undefined` when the
 * text holds no object or list, or the scheme has no login. `addresses` are those of the servers, `sockets` those that take logins.
 */
export function readLogin(
  text: string,
  signing: Signing,
  addresses: readonly string[],
  sockets: readonly string[],
): ReadRequest | undefined {
  const frame = readFrameText(text)
  if (!signing.login || !isStructure(frame)) return undefined
  const { values, problems } = readFrame(signing.login.frame, frame, [])
  const carried = new Map(values.map((value) => [value.placeholder, value]))
  const { timestamp, nonce } = timesIn(carried)
  return {
    request: { ...loginRequest(signing, { timestamp, ...(nonce === undefined ? {} : { nonce }) }), addresses },
    ...whoSigned(signing, carried),
    problems: [...wayProblems(text, signing, sockets), ...timeProblems(signing, carried.get('timestamp')), ...problems],
  }
}

/** Whether a text holds a login frame: most values of one. */
export function holdsLogin(text: string, { login }: Pick<Signing, 'login'>): boolean {
  const values = login ? readFrame(login.frame, readFrameText(text), []).values : []
  return values.filter(({ value }) => value !== undefined).length * 2 > values.length
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
    ...(socket === undefined ? [] : [{ kind: 'socket', name: socket, expected: sockets.join(', ') } as const]),
  ]
}

function pathOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, '') : undefined
}

/** A frame as JSON or as Python prints it, alone or in a line of a log. */
function readFrameText(text: string): Json | undefined {
  const part = text.slice(Math.max(0, text.search(/[[{]/)), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1)
  return parseJson(text) ?? parseJson(part) ?? parseJson(readLiteral(part, true)?.text ?? '')
}

interface FrameValue {
  readonly placeholder: string
  /** Path of the member: `params.key`. */
  readonly name: string
  readonly value: string | undefined
}

interface FrameReading {
  readonly values: readonly FrameValue[]
  readonly problems: readonly RequestProblem[]
}

function readFrame(template: Json, frame: Json | undefined, path: readonly string[]): FrameReading {
  if (isStructure(template) && holdsPlaceholder(template)) return readMembers(template, frame, path)
  const name = path.join('.')
  const [, placeholder] = /^\{(\w+)\}$/.exec(String(template)) ?? []
  if (placeholder !== undefined) {
    const value = frame === undefined || isStructure(frame) ? undefined : String(frame)
    // `timeProblems` reports a missing time.
    const isMissing = placeholder !== 'timestamp' && (value === undefined || value === '')
    return { values: [{ placeholder, name, value }], problems: isMissing ? [{ kind: 'member', name }] : [] }
  }
  const isRight = holdsPlaceholder(template) ? frame !== undefined : isSame(template, frame)
  const expected = JSON.stringify(template)
  return { values: [], problems: isRight ? [] : [{ kind: 'constant', name, expected }] }
}

function readMembers(template: Structure, frame: Json | undefined, path: readonly string[]): FrameReading {
  const own = new Map(isStructure(frame) ? Object.entries(frame) : [])
  const members = Object.entries(template)
  // A frame may omit constants, for example the algorithm, beside members that are filled in.
  const isFilled = members.some(([, part]) => !isStructure(part) && holdsPlaceholder(part))
  const readings = members
    .filter(([name, part]) => !isFilled || own.has(name) || holdsPlaceholder(part))
    .map(([name, part]) => readFrame(part, own.get(name), [...path, name]))
  return {
    values: readings.flatMap(({ values }) => values),
    problems: readings.flatMap(({ problems }) => problems),
  }
}

type Structure = Extract<Json, object>

function isStructure(value: Json | undefined): value is Structure {
  return typeof value === 'object' && value !== null
}

function holdsPlaceholder(template: Json): boolean {
  return /"[^"]*\{\w+\}/.test(JSON.stringify(template))
}

function isSame(a: Json, b: Json | undefined): boolean {
  return JSON.stringify(a).toLowerCase() === JSON.stringify(b)?.toLowerCase()
}
