import { escapedPattern } from '../../../../contract/escapedPattern.ts'
import type { Json } from '../../../../contract/json.ts'
import type { BookChannels } from './bookReport.ts'

/**
 * Finds the address of another channel that a frame names, in a member or in a member of it. A frame that names its own
 * channel is of no other.
 */
export function otherChannelIn({ own, others }: BookChannels): (frame: Json) => string | undefined {
  const ownName = namePattern(own)
  const named = Object.keys(others).flatMap((address) => {
    const pattern = namePattern(address)
    return pattern ? [{ address, pattern }] : []
  })
  return (frame) => {
    const texts = [frame, ...valuesOf(frame)].flatMap(valuesOf).filter((value) => typeof value === 'string')
    if (texts.some((text) => ownName?.test(text))) return undefined
    return named.find(({ pattern }) => texts.some((text) => pattern.test(text)))?.address
  }
}

/** Names of a channel in frames. An address that consists of parameters fits any text, and has none. */
function namePattern(address: string): RegExp | undefined {
  const fixed = address.split(/\{[^{}]*\}/)
  return /\w/.test(fixed.join('')) ? new RegExp(`^${fixed.map(escapedPattern).join('[^.@:/]+')}$`) : undefined
}

function valuesOf(value: Json): readonly Json[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
