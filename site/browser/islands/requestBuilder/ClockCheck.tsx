import { useState } from 'react'
import type { Signing } from '../../../../generator/contract/signing.ts'
import { useIslandText } from '../useIslandText.ts'
import { checkClock, readMoment } from './clock.ts'
import { TextField } from './TextField.tsx'

/** Compares the reader's clock with a server time that the reader pastes. */
export function ClockCheck({ id, signing }: { readonly id: string; readonly signing: Signing }) {
  const text = useIslandText()
  const [server, setServer] = useState('')
  const [own, setOwn] = useState('')
  const [latency, setLatency] = useState('100')

  function paste(value: string): void {
    if (server === '') setOwn(String(Date.now()))
    setServer(value)
  }

  return (
    <div className="builder-tool">
      <TextField id={`${id}-server`} label={text('clock.server')} rows={2} value={server} onChange={paste} />
      <div className="builder-pair">
        <TextField id={`${id}-own`} label={text('clock.own')} value={own} onChange={setOwn} />
        <TextField
          id={`${id}-latency`}
          label={text('clock.latency')}
          inputMode="numeric"
          value={latency}
          onChange={setLatency}
        />
      </div>
      <p className="builder-quiet">{text('clock.own.note')}</p>
      <Verdict signing={signing} server={server} own={own} latency={latency} />
    </div>
  )
}

interface VerdictProps {
  readonly signing: Signing
  readonly server: string
  readonly own: string
  readonly latency: string
}

function Verdict({ signing, server, own, latency }: VerdictProps) {
  const text = useIslandText()
  const [serverTime, ownTime] = [readMoment(server), readMoment(own)]
  const isReadable = serverTime !== undefined && ownTime !== undefined
  return (
    <div role="status">
      {server === '' ? null : isReadable ? (
        <ClockVerdict signing={signing} server={serverTime} own={ownTime} latency={Number(latency) || 0} />
      ) : (
        <p className="builder-problem">{text('clock.unreadable')}</p>
      )}
    </div>
  )
}

function ClockVerdict(input: Parameters<typeof checkClock>[0]) {
  const text = useIslandText()
  const { timestamp, receiveWindow } = input.signing
  const { ahead, verdict, window, isWindowTooLong } = checkClock(input)
  const direction = ahead === 0 ? 'equal' : ahead > 0 ? 'ahead' : 'behind'
  const { maxAhead, maxBehind } = timestamp
  const bounds = maxAhead === undefined ? 'behind' : maxBehind === undefined ? 'ahead' : 'both'
  return (
    <>
      <p>{text(`clock.${direction}`, { milliseconds: Math.abs(ahead) })}</p>
      {verdict === undefined ? null : (
        <p className={verdict === 'accepted' ? 'builder-right' : 'builder-problem'}>
          {text(`clock.${verdict}`, { bounds, ahead: maxAhead ?? 0, behind: maxBehind ?? 0 })}
        </p>
      )}
      {window === undefined ? null : (
        <p>
          {text('clock.window', { window, unit: receiveWindow?.unit ?? 'ms' })}{' '}
          {isWindowTooLong ? text('clock.window.tooLong') : null}
        </p>
      )}
    </>
  )
}
