import { isRecord, type Json, textOfJson } from '../../../../contract/json.ts'

/** The answer to a subscription. */
export interface SubscriptionAnswer {
  readonly kind: 'refused' | 'acknowledged'
  /** Reason in the words of the exchange. */
  readonly reason: string
}

/** The answer to a subscription that a frame holds, as most exchanges write it. */
export function answerIn(frame: Json): SubscriptionAnswer | undefined {
  if (!isRecord(frame)) return undefined
  const { error, success, message, msg, reason } = frame
  const texts = Object.values(frame).filter((value) => typeof value === 'string')
  const isRefused = Boolean(error) || success === false || texts.some((text) => /^error$/i.test(text))
  const isAcknowledged = texts.some((text) => /^(?:un)?subscribed?$/i.test(text))
  if (!isRefused && !isAcknowledged) return undefined
  const own = [message, msg, reason, error].find((value) => value !== undefined && value !== null)
  return { kind: isRefused ? 'refused' : 'acknowledged', reason: own === undefined ? '' : textOfJson(own) }
}
