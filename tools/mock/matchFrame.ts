import { isRecord, type Json } from '../../generator/contract/json.ts'
import { valueAtPointer } from '../../generator/contract/jsonPointer.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { placeOf, type ValueProblem } from '../conformance/problems.ts'
import type { FrameFault } from './answerFrames.ts'
import { faultOf, refusedBy } from './refusedBy.ts'
import type { SocketExchange, SocketServer } from './socketExchanges.ts'
import { topicOf } from './topics.ts'

/** The exchange that a frame of the client belongs to, first of all on a channel that the frame names. */
export function exchangeOfFrame(
  { exchanges }: SocketServer,
  frame: Json,
  conformance: Conformance,
): SocketExchange | undefined {
  const named = exchanges.filter(({ channel }) => topicOf(channel, frame) !== '')
  return [...named, ...exchanges].find(({ message: { payload }, isGeneral }) => {
    if (isGeneral || payload === undefined || isOfOtherKind(payload, frame)) return false
    return conformance.problems(payload, frame, { direction: 'request' }).length === 0
  })
}

/** Whether a constant such as `event` rules a message out for a frame: a cheap check. */
function isOfOtherKind({ properties = [] }: SchemaNode, frame: Json): boolean {
  if (!isRecord(frame)) return false
  return properties.some(
    ({ name, schema: { const: constant } }) =>
      typeof constant === 'string' && Object.hasOwn(frame, name) && frame[name] !== constant,
  )
}

/** The exchange that a frame fits best, if any, and the fault of the frame. */
interface MisfitFrame {
  readonly exchange?: SocketExchange | undefined
  readonly fault: FrameFault
}

/** The fault of a frame that fits no exchange: an unknown channel, a wrong value, or a frame that is wrong as a whole. */
export function misfit(server: SocketServer, frame: Json, conformance: Conformance): MisfitFrame {
  const tried = server.exchanges
    .filter(({ isGeneral, message: { payload } }) => !isGeneral && payload !== undefined)
    .map((exchange) => ({ exchange, problems: problemsOf(exchange, frame, conformance) }))
    .sort((a, b) => a.problems.length - b.problems.length)
  const alike = tried.filter(({ exchange }) => isOfKind(exchange, frame))
  const named = alike.filter(({ exchange: { channel } }) => topicOf(channel, frame) !== '')
  const [asking] = alike
  const request = asking?.exchange.effect === 'reply' ? asking : undefined
  const meant = named[0] ?? request
  const reasons = whyNot(tried[0])
  const unknown = !meant && asking ? topicPlace(asking.exchange, frame) : undefined
  if (unknown !== undefined) return { fault: { kind: 'channel', member: '', value: unknown, reasons } }
  if (!meant) return { fault: { kind: 'frame', member: '', reasons } }
  return { exchange: meant.exchange, fault: valueFault(meant, server, frame, reasons) }
}

interface Tried {
  readonly exchange: SocketExchange
  readonly problems: readonly ValueProblem[]
}

function problemsOf({ message: { payload } }: SocketExchange, frame: Json, conformance: Conformance) {
  return payload ? conformance.problems(payload, frame, { direction: 'request' }) : []
}

/** The wrong value, where the catalogue has a code for it; else that a subscription or a request failed. */
function valueFault({ exchange, problems: [first] }: Tried, { api }: SocketServer, frame: Json, reasons: string[]) {
  const general = { kind: exchange.effect === 'reply' ? 'request' : 'subscription', member: '', reasons } as const
  if (!first) return general
  const own = { ...faultOf(first), reasons, value: valueAtPointer(frame, placeOf(first)) }
  return refusedBy({ errors: api.streaming?.errors ?? [], operations: [] }, own)
    ? own
    : { ...own, general: general.kind }
}

/** Whether a frame has a constant of a message, such as `event`, and no other one. */
function isOfKind({ message: { payload } }: SocketExchange, frame: Json): boolean {
  if (!isRecord(frame) || !payload || isOfOtherKind(payload, frame)) return false
  return (payload.properties ?? []).some(
    ({ name, schema }) => schema.const !== undefined && frame[name] === schema.const,
  )
}

/** The text that a frame has where an example of the exchange names its channel. */
function topicPlace({ channel, message: { examples } }: SocketExchange, frame: Json): Json | undefined {
  const pairs = examples.flatMap(({ value }) => placesOf(value, (text) => topicOf(channel, text) !== ''))
  return pairs.map((place) => valueAtPointer(frame, place)).find((value) => typeof value === 'string')
}

function placesOf(value: Json, isMeant: (text: Json) => boolean, place = ''): string[] {
  if (typeof value === 'string') return isMeant(value) ? [place] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => placesOf(part as Json, isMeant, `${place}/${name}`))
}

/** The problems of a frame against the nearest message. */
function whyNot(nearest: Tried | undefined): string[] {
  if (!nearest) return ['Nothing is taken here.']
  const { exchange, problems } = nearest
  return [
    `No frame of this connection looks like this; ${exchange.channel.id}/${exchange.message.id} comes nearest.`,
    ...problems.map((problem) => `The frame${placeOf(problem) && ` at ${placeOf(problem)}`} ${problem.text}.`),
  ]
}
