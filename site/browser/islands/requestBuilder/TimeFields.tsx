import type { Signing } from '../../../../generator/contract/signing.ts'
import { timestampAt } from '../../../../generator/samples/signing/timestamp.ts'
import { useIslandText } from '../useIslandText.ts'

export interface SigningTimes {
  readonly timestamp: string
  /** Empty: the server's own holds. */
  readonly receiveWindow: string
}

interface TimeFieldsProps {
  readonly id: string
  readonly signing: Signing
  readonly value: SigningTimes
  readonly onChange: (value: SigningTimes) => void
}

/** When the request is signed, and for how long it holds where the scheme lets the caller say so. */
export function TimeFields({ id, signing, value, onChange }: TimeFieldsProps) {
  const text = useIslandText()
  const { timestamp: time, receiveWindow } = signing
  const shared = { type: 'text', autoComplete: 'off', spellCheck: false } as const
  return (
    <fieldset>
      <legend>{text('builder.time')}</legend>
      <div className="builder-field">
        <label htmlFor={`${id}-timestamp`}>{text('builder.timestamp', { unit: time.unit })}</label>
        <p className="builder-line">
          <input
            {...shared}
            id={`${id}-timestamp`}
            value={value.timestamp}
            onChange={({ currentTarget }) => onChange({ ...value, timestamp: currentTarget.value.trim() })}
          />
          <button type="button" onClick={() => onChange({ ...value, timestamp: timestampAt(time, Date.now()) })}>
            {text('builder.now')}
          </button>
        </p>
      </div>
      {receiveWindow ? (
        <div className="builder-field">
          <label htmlFor={`${id}-window`}>{text('builder.window', { unit: receiveWindow.unit })}</label>
          <input
            {...shared}
            id={`${id}-window`}
            inputMode="numeric"
            value={value.receiveWindow}
            onChange={({ currentTarget }) => onChange({ ...value, receiveWindow: currentTarget.value.trim() })}
          />
        </div>
      ) : null}
    </fieldset>
  )
}
