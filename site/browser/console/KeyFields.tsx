import { useRef, useState } from 'react'
import { pageOrigin } from '../../../generator/contract/console.ts'
import type { Credentials, Signing } from '../../../generator/contract/signing.ts'
import type { keyKind } from '../../../generator/samples/prepareRequest.ts'
import { CredentialFields, noCredentials } from '../islands/requestBuilder/CredentialFields.tsx'
import type { KeyScope, Keys } from './keys.ts'
import { useConsoleText } from './useConsoleText.ts'

interface KeyFieldsProps {
  readonly id: string
  readonly keys: Keys
  readonly scope: KeyScope
  /** Missing where a key is sent as it is. */
  readonly signing: Signing | undefined
  readonly named: readonly string[]
  readonly kind: ReturnType<typeof keyKind>
  readonly onChange: () => void
}

/** Gives keys to the worker, and empties the fields. */
export function KeyFields({ id, keys, scope, signing, named, kind, onChange }: KeyFieldsProps) {
  const text = useConsoleText()
  const typed = useRef<Credentials>(noCredentials)
  const [round, setRound] = useState(0)
  const state = keys.stateOf(scope.id)
  const isHeld = state !== 'missing'

  async function settle(work: Promise<void>): Promise<void> {
    await work
    typed.current = noCredentials
    setRound(round + 1)
    onChange()
  }

  return (
    <details className="nested" open={!isHeld}>
      <summary>
        {text(`console.keys.${state}`, {
          servers: scope.origins.includes(pageOrigin) ? text('console.page') : scope.origins,
        })}
      </summary>
      <p className="builder-quiet">{text('console.keys.note')}</p>
      <CredentialFields
        key={round}
        id={id}
        signing={signing}
        named={named}
        kind={kind}
        onChange={(credentials) => {
          typed.current = credentials
        }}
      />
      <p className="builder-line">
        <button type="button" onClick={() => typed.current.key && void settle(keys.keep(scope.id, typed.current))}>
          {text('console.keys.keep')}
        </button>
        {isHeld ? (
          <button type="button" onClick={() => void settle(keys.forget(scope.id))}>
            {text('console.keys.forget')}
          </button>
        ) : null}
      </p>
    </details>
  )
}
