import { type ReactNode, useState } from 'react'
import type { ConsoleServer } from '../../../generator/contract/config.ts'
import type { Effect } from '../../../generator/contract/operation.ts'
import type { Server } from '../../../generator/contract/server.ts'
import type { Signing } from '../../../generator/contract/signing.ts'
import { ConfirmCall } from './ConfirmCall.tsx'
import { KeyFields } from './KeyFields.tsx'
import { scopeOf } from './keys.ts'
import type { PanelProps } from './panelProps.ts'
import { ServerSelect } from './ServerSelect.tsx'
import { usableServers } from './usableServers.ts'
import { useConsoleText } from './useConsoleText.ts'

/** Where a call goes, and what its keys are for. */
export interface Target extends ConsoleServer {
  readonly scope: string
}

interface CallFormProps extends Omit<PanelProps, 'base'> {
  readonly id: string
  /** Those of the specification. */
  readonly own: readonly Server[]
  readonly isSocket: boolean
  readonly takesKey: boolean
  /** Missing where a key is sent as it is. */
  readonly signing: Signing | undefined
  /** See `namedKeys`. */
  readonly named?: readonly string[]
  readonly effect: Effect
  readonly fields: ReactNode
  readonly action: string
  /** Beside the button that sends. */
  readonly more: ReactNode
  /** Set while what is filled in cannot be sent. */
  readonly isUnready?: boolean
  readonly onSend: (target: Target) => void
  /** What comes of it. */
  readonly children: ReactNode
}

/** The form of a call: its server, its fields, its keys, and a question before it changes something that is real. */
export function CallForm(props: CallFormProps) {
  const { entry, keys, id, takesKey, effect, named = [], isUnready = false, onSend } = props
  const text = useConsoleText()
  const [isAsking, setAsking] = useState(false)
  const [, setKeyRound] = useState(0)
  const usable = usableServers(props.servers, { servers: props.own, isSocket: props.isSocket, takesKey })
  const [origin, setOrigin] = useState(usable[0]?.origin)
  const server = usable.find((each) => each.origin === origin) ?? usable[0]
  if (!server) return <p className="builder-problem">{text(takesKey ? 'console.noServer.key' : 'console.noServer')}</p>
  const target = { ...server, scope: scopeOf(server, entry.api, named) }
  const lacksKey = takesKey && !keys.has(target.scope)

  function send(): void {
    setAsking(false)
    onSend(target)
  }

  function submit(): void {
    if (lacksKey || isUnready) return
    if (effect !== 'read' && server?.use !== 'mock') setAsking(true)
    else send()
  }

  return (
    <div className="builder-columns">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ServerSelect id={id} servers={usable} chosen={server} onChange={setOrigin} />
        {props.fields}
        <p className="builder-line console-send">
          <button type="submit" className="console-primary" aria-disabled={lacksKey || isUnready}>
            {props.action}
          </button>
          {props.more}
        </p>
        {lacksKey ? <p className="builder-problem">{text('console.lacksKey')}</p> : null}
      </form>
      <div>
        {takesKey ? (
          <KeyFields
            key={target.scope}
            id={id}
            keys={keys}
            scope={target.scope}
            signing={props.signing}
            named={named}
            onChange={() => setKeyRound((round) => round + 1)}
          />
        ) : null}
        {isAsking ? (
          <ConfirmCall
            name={entry.id}
            effect={effect}
            server={server.origin}
            onConfirm={send}
            onCancel={() => setAsking(false)}
          />
        ) : null}
        {props.children}
      </div>
    </div>
  )
}
