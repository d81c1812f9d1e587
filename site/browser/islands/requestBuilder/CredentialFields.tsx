import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Credentials, Signing } from '../../../../generator/contract/signing.ts'
import { placeholdersOf } from '../../../../generator/samples/signingNeeds.ts'
import { useIslandText } from '../useIslandText.ts'

interface CredentialFieldsProps {
  readonly id: string
  /** Missing where a key is sent as it is, or a name with its password. */
  readonly signing: Signing | undefined
  /** Variables of keys that have names of their own, in place of key and secret. */
  readonly named?: readonly string[]
  /** Kind of the key, where nothing is signed. */
  readonly kind?: 'key' | 'token' | 'password' | undefined
  /** The key stands in a pasted request. */
  readonly isKeyKnown?: boolean
  readonly onChange: (credentials: Credentials) => void
}

export const noCredentials: Credentials = { key: '', secret: '', passphrase: '', account: '' }

/**
 * Fields for key and secret. Only the inputs and React's memory hold them. The inputs are not controlled, because React
 * would write their values into attributes. They are emptied when the reader leaves, because a browser may cache the page.
 */
export function CredentialFields({
  id,
  signing,
  named = [],
  kind = 'key',
  isKeyKnown = false,
  onChange,
}: CredentialFieldsProps) {
  const text = useIslandText()
  const box = useRef<HTMLFieldSetElement>(null)
  const [isShown, setShown] = useState(false)

  function read(): void {
    const value = (name: string) =>
      box.current?.querySelector<HTMLInputElement>(`[data-credential="${name}"]`)?.value ?? ''
    onChange({
      key: value(named[0] ?? 'key').trim(),
      secret: value('secret'),
      passphrase: value('passphrase'),
      account: value('account').trim(),
      ...(named.length > 0 ? { named: Object.fromEntries(named.map((name) => [name, value(name).trim()])) } : {}),
    })
  }

  const clear = useEffectEvent((): void => {
    for (const input of box.current?.querySelectorAll('input') ?? []) if (input.dataset['credential']) input.value = ''
    onChange(noCredentials)
  })

  useEffect(() => {
    function leave(): void {
      clear()
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  const used = signing ? placeholdersOf(signing) : new Set<string>()
  const usual = (['key', 'secret', 'passphrase', 'account'] as const)
    .filter((name) =>
      name === 'key' ? !isKeyKnown : used.has(name) || (name === 'secret' && (signing || kind === 'password')),
    )
    .map((name) => [name, text(labelOf(name, kind))] as const)
  const fields = named.length > 0 ? named.map((name) => [name, name] as const) : usual
  const form = text('builder.secret.form', { form: signing?.secret ?? 'text' })
  return (
    <fieldset ref={box}>
      <legend>{text('builder.credentials')}</legend>
      {fields.map(([name, label]) => (
        <div className="builder-field" key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            data-credential={name}
            type={isShown || name === 'key' || name === 'account' ? 'text' : 'password'}
            aria-describedby={name === 'secret' && form !== '' ? `${id}-secret-note` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onInput={read}
          />
          {name === 'secret' && form !== '' ? <small id={`${id}-secret-note`}>{form}</small> : null}
        </div>
      ))}
      <p className="builder-line">
        <label>
          <input type="checkbox" checked={isShown} onChange={({ currentTarget }) => setShown(currentTarget.checked)} />{' '}
          {text('builder.show')}
        </label>
        <button type="button" onClick={() => clear()}>
          {text('builder.clear')}
        </button>
      </p>
    </fieldset>
  )
}

type UsualName = 'key' | 'secret' | 'passphrase' | 'account'

function labelOf(name: UsualName, kind: NonNullable<CredentialFieldsProps['kind']>) {
  if (name === 'key' && kind !== 'key') return kind === 'token' ? 'builder.token' : 'builder.user'
  return name === 'secret' && kind === 'password' ? 'builder.password' : (`builder.${name}` as const)
}
