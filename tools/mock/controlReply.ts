import type { Json } from '../../generator/contract/json.ts'
import type { MockReply } from './reply.ts'

/** Query of a call of the control API: `symbol=AAA&shock=-0.08`. */
export interface ControlCall {
  readonly query: string
}

/** Handlers of a path of the control API, by method. */
export type ControlHandlers = Readonly<Record<string, (asked: ControlCall) => MockReply | Promise<MockReply>>>

/** A successful reply of the control API. */
export function controlReply(body: Json): MockReply {
  return { status: 200, headers: {}, body }
}

/** A refusal of the control API, with its reason. */
export function refusedControl(status: number, message: string): MockReply {
  return { status, headers: {}, body: { message } }
}
