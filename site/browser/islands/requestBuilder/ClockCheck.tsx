import { useState } from 'react'
import type { Signing } from '../../../../generator/contract/signing.ts'
import { useIslandText } from '../useIslandText.ts'
import { checkClock, readMoment } from './clock.ts'

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

  const shared = { type: 'text', autoComplete: 'off', spellCheck: false } as const
  return (
    <div className="builder-tool">
      <div className="builder-field">
        <label htmlFor={`${id}-server`}>{text('clock.server')}</label>
        <textarea
          id={`${id}-server`}
          rows={2}
          autoComplete="off"
          spellCheck={false}
          value={server}
          onChange={({ currentTarget }) => paste(currentTarget.value)}
        />
      </div>
      <div className="builder-pair">
        <div className="builder-field">
          <label htmlFor={`${id}-own`}>{text('clock.own')}</label>
          <input
            {...shared}
            id={`${id}-own`}
            value={own}
            onChange={({ currentTarget }) => setOwn(currentTarget.value)}
          />
        </div>
        <div className="builder-field">
          <label htmlFor={`${id}-latency`}>{text('clock.latency')}</label>
          <input
            {...shared}
            id={`${id}-latency`}
            inputMode="numeric"
            value={latency}
            onChange={({ currentTarget }) => setLatency(currentTarget.value)}
          />
        </div>
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
  const { ahead, isTooFarAhead, window, isWindowTooLong } = checkClock(input)
  const direction = ahead === 0 ? 'equal' : ahead > 0 ? 'ahead' : 'behind'
  return (
    <>
      <p>{text(`clock.${direction}`, { milliseconds: Math.abs(ahead) })}</p>
      {isTooFarAhead === undefined ? null : (
        <p className={isTooFarAhead ? 'builder-problem' : 'builder-right'}>
          {text(isTooFarAhead ? 'clock.tooFarAhead' : 'clock.accepted', { limit: timestamp.maxAhead ?? 0 })}
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
