import { isRecord, type Json, textOfJson } from '../../../../contract/json.ts'

/** The answer to a subscription. */
export interface SubscriptionAnswer {
  readonly kind: 'refused' | 'acknowledged'
  /** Reason in the words of the exchange. */
  readonly reason: string
}

/** The answer to a subscription that a frame is, as most exchanges write it. */
export function answerIn(frame: Json): SubscriptionAnswer | undefined {
  if (!isRecord(frame)) return undefined
  const { event, type, status, channel, arg, error, success, message, msg, reason } = frame
  const isOfKind = (kind: string) => [event, type, status].includes(kind)
  const isRefused = isFilled(error) || success === false || isOfKind('error')
  // The frame that subscribes lists its channels; its answer names one.
  const isAcknowledged =
    isOfKind('subscribed') || (event === 'subscribe' && (typeof channel === 'string' || isRecord(arg)))
  if (!isRefused && !isAcknowledged) return undefined
  const own = [message, msg, reason, error].find((value) => value !== undefined && value !== null)
  return { kind: isRefused ? 'refused' : 'acknowledged', reason: own === undefined ? '' : textOfJson(own) }
}

/** An empty list or object is no error. */
function isFilled(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)
}
