import type { Channel } from '../contract/channel.ts'
import type { Api } from '../contract/reference.ts'
import type { SessionLanguage } from '../contract/sampleLanguages.ts'
import type { SessionPlan } from '../contract/samples.ts'
import { isWebSocket } from '../model/view/protocol.ts'
import { sampleAddress } from './operationPlan.ts'
import { planSession } from './planSession.ts'
import { programNameOf } from './programNames.ts'

/** Whether a channel has a program. Where its operations have entries of their own, each of them has one. */
export function hasProgram(channel: Channel): boolean {
  return isWebSocket(channel) && channel.parts === undefined
}

/** The session that a channel's sample holds, named as its programs are. */
export function channelPlan(channel: Channel, api: Api): SessionPlan {
  return { ...planSession(channel, api), channel: programNameOf('channel', channel.id, api) }
}

/** Path of a session's published program below the base: `/samples/spot/ticker-session.py`. */
export function sessionAddress(
  api: Pick<Api, 'id'>,
  { channel }: Pick<SessionPlan, 'channel'>,
  language: SessionLanguage,
): string {
  return sampleAddress(api, { operation: channel }, language)
}
