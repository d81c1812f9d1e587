import type { Signing } from '../../../../generator/contract/signing.ts'
import { usesTime } from '../../../../generator/samples/signingNeeds.ts'
import { useIslandText } from '../useIslandText.ts'
import { type SigningTimes, timesOf } from './signable.ts'
import { TextField } from './TextField.tsx'

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
  return (
    <fieldset>
      <legend>{text('builder.time')}</legend>
      {usesTime(signing) ? (
        <div className="builder-field">
          <label htmlFor={`${id}-timestamp`}>{text('builder.timestamp', { unit: time.unit })}</label>
          <p className="builder-line">
            <input
              id={`${id}-timestamp`}
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={value.timestamp}
              onChange={({ currentTarget }) => onChange({ ...value, timestamp: currentTarget.value.trim() })}
            />
            <button type="button" onClick={() => onChange({ ...value, ...timesOf(signing, Date.now()) })}>
              {text('builder.now')}
            </button>
          </p>
        </div>
      ) : null}
      {signing.nonce === undefined ? null : (
        <TextField
          id={`${id}-nonce`}
          label={text('builder.nonce')}
          note={text('builder.nonce.note', { form: signing.nonce })}
          value={value.nonce}
          onChange={(nonce) => onChange({ ...value, nonce: nonce.trim() })}
        />
      )}
      {usesTime(signing) ? null : (
        <p className="builder-line">
          <button type="button" onClick={() => onChange({ ...value, ...timesOf(signing, Date.now()) })}>
            {text('builder.nonce.new')}
          </button>
        </p>
      )}
      {receiveWindow ? (
        <TextField
          id={`${id}-window`}
          label={text('builder.window', { unit: receiveWindow.unit })}
          inputMode="numeric"
          value={value.receiveWindow}
          onChange={(window) => onChange({ ...value, receiveWindow: window.trim() })}
        />
      ) : null}
    </fieldset>
  )
}
