import { isRecord, type Json } from '../../generator/contract/json.ts'
import type { Conformance } from '../conformance/createConformance.ts'
import { fitsAs } from './fitsAs.ts'
import { mirrored } from './mirrorFrame.ts'
import { type Mirror, mirrorOf, nothingMirrored } from './mirrorOf.ts'
import { nearest } from './nearestExample.ts'
import type { SocketExchange, SocketServer } from './socketExchanges.ts'
import type { SocketFrame } from './socketFrames.ts'
import { withServerTime } from './withServerTime.ts'

/** The parts of a session that its answers are made from. */
export interface AnswerContext {
  readonly server: SocketServer
  readonly conformance: Conformance
  readonly now: () => number
}

/** An example frame with the values that the client asked for. */
export function askedFrame(
  { value, payload }: SocketFrame,
  mirror: Mirror,
  { conformance }: AnswerContext,
): SocketFrame {
  return { value: mirrored(value, mirror, fitsAs(value, payload, conformance)), payload }
}

/** A frame with the time of the server. */
export function timedFrame({ value, payload }: SocketFrame, { server, now }: AnswerContext): Json {
  return withServerTime(value, payload, { schemas: server.api.schemas, now: now() })
}

/** A refusal as the spec shows it, with the reasons of the mock. */
export function refusalOf(
  exchange: SocketExchange | undefined,
  frame: Json,
  reasons: readonly string[],
  context: AnswerContext,
  more: object = {},
): Json {
  const any = context.server.exchanges.find(({ refused }) => refused.length > 0)
  const known = exchange && exchange.refused.length > 0 ? exchange : any
  const example = known?.refused[0] ?? { value: { event: 'error', message: reasons.join(' ') } }
  const mirror = known ? refusedMirror(known, frame) : nothingMirrored
  const answer = timedFrame(askedFrame(example, mirror, context), context)
  return { ...(isRecord(answer) ? answer : { answer }), mock: { reasons, ...more } }
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
