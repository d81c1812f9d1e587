import type { Signing } from '../../../../generator/contract/signing.ts'
import { type SigningTimes, timesOf } from '../../../../generator/samples/signing/signable.ts'
import { usesTime } from '../../../../generator/samples/signingNeeds.ts'
import { useIslandText } from '../useIslandText.ts'
import { TextField } from './TextField.tsx'

interface TimeFieldsProps {
  readonly id: string
  readonly signing: Signing
  readonly value: SigningTimes
  readonly onChange: (value: SigningTimes) => void
}

/** When the request is signed, and for how long it holds where the scheme lets the caller choose. */
export function TimeFields({ id, signing, value, onChange }: TimeFieldsProps) {
  const text = useIslandText()
  const { timestamp: time } = signing
  const isTimed = usesTime(signing)
  const renew = (
    <button type="button" onClick={() => onChange({ ...value, ...timesOf(signing, Date.now()) })}>
      {text(isTimed ? 'builder.now' : 'builder.nonce.new')}
    </button>
  )
  return (
    <fieldset>
      <legend>{text('builder.time')}</legend>
      {isTimed ? (
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
            {renew}
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
      {isTimed ? null : <p className="builder-line">{renew}</p>}
      <ReceiveWindow
        id={id}
        signing={signing}
        value={value.receiveWindow}
        onChange={(receiveWindow) => onChange({ ...value, receiveWindow })}
      />
    </fieldset>
  )
}

interface ReceiveWindowProps {
  readonly id: string
  readonly signing: Signing | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** For how long a request holds, where the scheme lets the caller choose; empty for the server's default. */
export function ReceiveWindow({ id, signing, value, onChange }: ReceiveWindowProps) {
  const text = useIslandText()
  const { unit, default: own } = signing?.receiveWindow ?? {}
  if (unit === undefined) return null
  return (
    <TextField
      id={`${id}-window`}
      label={text('builder.window', { unit })}
      inputMode="numeric"
      {...(own === undefined ? {} : { placeholder: String(own) })}
      value={value}
      onChange={(window) => onChange(window.trim())}
    />
  )
}
