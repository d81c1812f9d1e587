import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Signing } from '../../../../generator/contract/signing.ts'
import { useIslandText } from '../useIslandText.ts'
import { clockSkew } from './clockSkew.ts'

/** The clock of a program may be wrong where its signature is right. */
export function Clock({ timestamp, signing }: { readonly timestamp: string; readonly signing: Signing }) {
  const text = useIslandText()
  const { formatRelativeTime } = useIntl()
  const [now, setNow] = useState(Date.now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock counts when a request is pasted
  useEffect(() => setNow(Date.now()), [timestamp])
  const skew = clockSkew(timestamp, signing.timestamp, now)
  if (skew === undefined) return null
  const minutes = Math.round(skew / 60)
  const time =
    Math.abs(minutes) < 90
      ? formatRelativeTime(minutes, 'minute')
      : formatRelativeTime(Math.round(minutes / 60), 'hour')
  return (
    <p className={skew > 0 ? 'builder-problem' : 'builder-quiet'} data-finding="clock">
      {text(skew > 0 ? 'debugger.clock.ahead' : 'debugger.clock.behind', { time })}
    </p>
  )
}
