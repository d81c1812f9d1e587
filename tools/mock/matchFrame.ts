import { isRecord, type Json } from '../../generator/contract/json.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { Conformance } from '../conformance/createConformance.ts'
import { placeOf } from '../conformance/problems.ts'
import type { SocketExchange, SocketServer } from './socketExchanges.ts'
import { topicOf } from './topics.ts'

/** The exchange that a frame of the client belongs to. */
export function exchangeOfFrame(
  { exchanges }: SocketServer,
  frame: Json,
  conformance: Conformance,
): SocketExchange | undefined {
  return exchanges.find(({ message: { payload }, isGeneral }) => {
    if (isGeneral || payload === undefined || isOfOtherKind(payload, frame)) return false
    return conformance.problems(payload, frame, { direction: 'request' }).length === 0
  })
}

/** Whether a constant such as `event` already tells that a frame is another message, which is cheap to see. */
function isOfOtherKind({ properties = [] }: SchemaNode, frame: Json): boolean {
  if (!isRecord(frame)) return false
  return properties.some(
    ({ name, schema: { const: constant } }) =>
      typeof constant === 'string' && Object.hasOwn(frame, name) && frame[name] !== constant,
  )
}

/** An exchange of a channel whose topic the frame names. */
export function exchangeOfTopic({ channels, exchanges }: SocketServer, frame: Json): SocketExchange | undefined {
  const topics = channels.filter((channel) => topicOf(channel, frame) !== '')
  return exchanges.find(({ channel }) => topics.includes(channel))
}

/** The problems of the frame against the nearest message. */
export function whyNot({ exchanges }: SocketServer, frame: Json, conformance: Conformance): string[] {
  const tried = exchanges
    .filter(({ isGeneral }) => !isGeneral)
    .flatMap(({ channel, message: { id, payload } }) => {
      if (!payload) return []
      return [{ name: `${channel.id}/${id}`, problems: conformance.problems(payload, frame, { direction: 'request' }) }]
    })
    .sort((a, b) => a.problems.length - b.problems.length)
  const [best] = tried
  if (!best) return ['Nothing is taken here.']
  return [
    `No frame of this connection looks like this; ${best.name} comes nearest.`,
    ...best.problems.map((problem) => `The frame${placeOf(problem) && ` at ${placeOf(problem)}`} ${problem.text}.`),
  ]
}
