import { isRecord, type Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Conformance } from '../conformance/conformance.ts'
import type { SocketServer } from './socketExchanges.ts'

/** The pong that answers a bare ping of the spec, in any letter case. */
export function answerToText({ streaming }: Pick<Api, 'streaming'>, text: string): Json | undefined {
  const { bare, pong } = streaming?.heartbeat ?? {}
  return bare !== undefined && text.trim().toLowerCase() === bare.toLowerCase() ? pong : undefined
}

/**
 * The frames that answer a ping or a pong of the spec with any id; `undefined` for another frame. A pong gets no answer.
 * The answer repeats an id that a message of the spec may have.
 */
export function answerToPing(server: SocketServer, frame: Json, conformance: Conformance): Json[] | undefined {
  const { ping, pong } = server.api.streaming?.heartbeat ?? {}
  if (ping === undefined || !isAlike(frame, ping)) return pong !== undefined && isAlike(frame, pong) ? [] : undefined
  if (pong === undefined) return []
  const payloads = server.channels.flatMap(({ messages }) => messages.flatMap(({ payload }) => payload ?? []))
  const fits = (answer: Json) =>
    payloads.some((payload) => conformance.problems(payload, answer, { direction: 'response' }).length === 0)
  const withId = withIdOf(pong, frame)
  return [fits(pong) && !fits(withId) ? pong : withId]
}

function isAlike(frame: Json, wanted: Json): boolean {
  return JSON.stringify(withoutId(frame)) === JSON.stringify(withoutId(wanted))
}

function withIdOf(pong: Json, frame: Json): Json {
  const id = isRecord(frame) ? frame['id'] : undefined
  return isRecord(pong) && id !== undefined ? { ...pong, id } : pong
}

/** The members of a frame but its id, in the order of their names. */
function withoutId(frame: Json): Json {
  if (!isRecord(frame)) return frame
  const members = Object.entries(frame).filter(([name]) => name !== 'id')
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)))
}
