import { isRecord, type Json } from '../../generator/contract/json.ts'
import type { ErrorCode } from '../../generator/contract/reference.ts'
import type { RefusalKind } from '../../generator/contract/refusalKinds.ts'
import { joiningMembers } from '../../generator/model/view/jsonRpc.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { catalogueEntry } from './errorReply.ts'
import { fitsAs } from './fitsAs.ts'
import { mirrored } from './mirrorFrame.ts'
import { type Mirror, mirrorOf, nothingMirrored } from './mirrorOf.ts'
import { nearest } from './nearestExample.ts'
import { type RequestFault, refusedBy } from './refusedBy.ts'
import type { SocketExchange, SocketServer } from './socketExchanges.ts'
import type { SocketFrame } from './socketFrames.ts'
import { withServerTime } from './withServerTime.ts'

/** The parts of a session that its answers are made from. */
export interface AnswerContext {
  readonly server: SocketServer
  readonly conformance: Conformance
  readonly now: () => number
}

/** An example frame with the values of the client's request. */
export function askedFrame(
  { value, payload }: SocketFrame,
  mirror: Mirror,
  { conformance }: AnswerContext,
): SocketFrame {
  return { value: mirrored(value, mirror, fitsAs(value, payload, conformance)), payload }
}

/** An answer with the id of its request, where both have it. */
export function joinedFrame(
  { value, payload }: SocketFrame,
  { message }: SocketExchange,
  frame: Json,
  { server, conformance }: AnswerContext,
): SocketFrame {
  if (!isRecord(value) || !isRecord(frame)) return { value, payload }
  const names = [...joiningMembers(message, server.api.schemas)].filter((name) => Object.hasOwn(value, name))
  const ids = names.flatMap((name) => (frame[name] === undefined ? [] : [[name, frame[name]] as const]))
  const joined = { ...value, ...Object.fromEntries(ids) }
  return { value: fitsAs(value, payload, conformance)(joined) ? joined : value, payload }
}

/** A frame with the time of the server. */
export function timedFrame({ value, payload }: SocketFrame, { server, now }: AnswerContext): Json {
  return withServerTime(value, payload, { schemas: server.api.schemas, now: now() })
}

/** The fault for which a frame is refused, with details that only a mock gives. */
export interface FrameFault extends RequestFault {
  readonly reasons: readonly string[]
  /** Kind of refusal where the catalogue has no code for the value. */
  readonly general?: RefusalKind
  /** The sent value. */
  readonly value?: Json | undefined
  /** Code that the project's module refuses with. */
  readonly code?: string | number
  readonly more?: object
}

/** A refusal as the spec shows it, with the code of its catalogue and the reasons of the mock. */
export function refusalOf(
  exchange: SocketExchange | undefined,
  frame: Json,
  fault: FrameFault,
  context: AnswerContext,
): Json {
  const { exchanges, api } = context.server
  const { reasons, more } = fault
  const catalogue = { errors: api.streaming?.errors ?? [], operations: [] }
  const entry =
    fault.code === undefined
      ? refusedBy(catalogue, { ...fault, kind: fault.general ?? fault.kind })
      : catalogueEntry(catalogue, String(fault.code))
  const text = entry && (entry.text ?? String(entry.code)).replace('{value}', String(fault.value ?? ''))
  const any = exchanges.find(({ refused }) => refused.length > 0)
  const known = exchange && exchange.refused.length > 0 ? exchange : any
  const example = known?.refused[0] ?? { value: { event: 'error', message: reasons.join(' ') } }
  const mirror = known ? refusedMirror(known, frame) : nothingMirrored
  const asked = askedFrame(example, mirror, context)
  const answer = timedFrame(known ? joinedFrame(asked, known, frame, context) : asked, context)
  const named = text === undefined ? answer : withText(answer, text, catalogue.errors)
  return { ...(isRecord(named) ? named : { answer: named }), mock: { reasons, ...more } }
}

/** The answer with another text in place of a text of the catalogue. */
function withText(answer: Json, text: string, errors: readonly ErrorCode[]): Json {
  if (!isRecord(answer)) return answer
  const isCode = (value: Json) => typeof value === 'string' && errors.some(({ code }) => value.startsWith(String(code)))
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, isCode(value) ? text : value]))
}

/** Values of a frame that a refusal repeats, without their names: a refusal uses the same names for other things. */
function refusedMirror(exchange: SocketExchange, frame: Json): Mirror {
  const example = nearestExample(exchange, frame)
  const { values, lists } = example === undefined ? nothingMirrored : mirrorOf(example, frame)
  return { values: values.map((value) => ({ ...value, name: '' })), lists }
}

/** The example of a message that is nearest to a frame. */
export function nearestExample({ message }: SocketExchange, frame: Json): Json | undefined {
  return nearest(
    message.examples.map(({ value }) => value),
    frame,
  )
}
