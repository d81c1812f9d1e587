import { localized } from '../../../../generator/contract/locales.ts'
import type { Article } from '../../articleContext.tsx'
import type { SequenceStep } from '../../diagrams/SequenceDiagram.tsx'
import { langOf } from '../../prose/Prose.tsx'
import { channelAddress } from '../serverAddress.ts'
import type { ChannelScope } from './channelContext.tsx'
import type { SessionStep } from './session.ts'

/** A step of a session as an arrow of its diagram. */
export function sequenceStepOf(step: SessionStep, { channel }: ChannelScope, article: Article): SequenceStep {
  const { words, locale, defaultLocale } = article
  if (step.kind === 'connect') {
    const path = channelAddress(channel).replace(/^wss?:\/\/[^/]+/, '')
    return { direction: 'send', style: 'action', label: `${words.text('reference.session.connecting')} ${path}`.trim() }
  }
  if (step.kind === 'authenticate') {
    return { direction: 'send', style: 'action', label: words.text('reference.session.authenticating') }
  }
  if (step.kind === 'heartbeat') {
    const id = step.direction === 'send' ? 'reference.session.ping' : 'reference.session.pong'
    return { direction: step.direction, style: styleOf(step, true), label: words.text(id), isRepeated: true }
  }
  const { text, locale: actual } = localized(step.message.title, locale, defaultLocale)
  return { direction: step.direction, style: styleOf(step, step.isReply), label: text, ...langOf(actual, article) }
}

function styleOf({ direction }: Pick<SequenceStep, 'direction'>, isReply: boolean): SequenceStep['style'] {
  if (direction === 'send') return 'request'
  return isReply ? 'reply' : 'push'
}
