import type { Json } from '../../generator/contract/json.ts'
import type { MockReply } from './reply.ts'

/** What a call of the control API asks for: `symbol=AAA&shock=-0.08`. */
export interface Asked {
  readonly query: string
}

/** What a path of the control API does, by method. */
export type ControlHandlers = Readonly<Record<string, (asked: Asked) => MockReply | Promise<MockReply>>>

/** What the control API answers. */
export function controlReply(body: Json): MockReply {
  return { status: 200, headers: {}, body }
}

/** Why the control API does not do what it is asked. */
export function refusedControl(status: number, message: string): MockReply {
  return { status, headers: {}, body: { message } }
}
