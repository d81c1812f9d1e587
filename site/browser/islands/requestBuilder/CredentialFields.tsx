import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Credentials } from '../../../../generator/contract/signing.ts'
import { useIslandText } from '../useIslandText.ts'

interface CredentialFieldsProps {
  readonly id: string
  readonly hasPassphrase: boolean
  readonly onChange: (credentials: Credentials) => void
}

export const noCredentials: Credentials = { key: '', secret: '', passphrase: '' }

/**
 * Fields for key and secret. Only the inputs and React's memory hold them. The inputs are not controlled, because React
 * would write their values into attributes. They are emptied when the reader leaves, because a browser may cache the page.
 */
export function CredentialFields({ id, hasPassphrase, onChange }: CredentialFieldsProps) {
  const text = useIslandText()
  const box = useRef<HTMLFieldSetElement>(null)
  const [isShown, setShown] = useState(false)

  function read(): void {
    const value = (name: string) =>
      box.current?.querySelector<HTMLInputElement>(`[data-credential="${name}"]`)?.value ?? ''
    onChange({ key: value('key').trim(), secret: value('secret'), passphrase: value('passphrase') })
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

  const names = ['key', 'secret', ...(hasPassphrase ? (['passphrase'] as const) : [])] as const
  return (
    <fieldset ref={box}>
      <legend>{text('builder.credentials')}</legend>
      {names.map((name) => (
        <div className="builder-field" key={name}>
          <label htmlFor={`${id}-${name}`}>{text(`builder.${name}`)}</label>
          <input
            id={`${id}-${name}`}
            data-credential={name}
            type={isShown || name === 'key' ? 'text' : 'password'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onInput={read}
          />
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
