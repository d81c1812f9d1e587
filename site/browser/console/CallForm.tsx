import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ShownServer } from '../../../generator/contract/console.ts'
import type { RequestPlan } from '../../../generator/contract/samples.ts'
import type { Server } from '../../../generator/contract/server.ts'
import { isKeySigned, keyKind, namedKeys, needsKeys } from '../../../generator/samples/prepareRequest.ts'
import { ConfirmCall } from './ConfirmCall.tsx'
import { KeyFields } from './KeyFields.tsx'
import { isMock, keyScopeOf } from './keys.ts'
import type { PageServer } from './pageServer.ts'
import type { PanelProps } from './panelProps.ts'
import { ServerSelect } from './ServerSelect.tsx'
import { lackOfServers, usableServers } from './usableServers.ts'
import { useConsoleText } from './useConsoleText.ts'

/** Server of a call, and the scope of its keys. */
export interface Target extends ShownServer {
  readonly scope: string
}

interface CallFormProps extends Omit<PanelProps, 'base'> {
  readonly id: string
  /** Servers of the specification. */
  readonly own: readonly Server[]
  readonly isSocket: boolean
  /** Effect of the call, and the keys that it takes. */
  readonly plan: Pick<RequestPlan, 'effect' | 'signing' | 'credentials'>
  readonly fields: ReactNode
  readonly action: (server: ShownServer) => string
  /** The form has done its work: what it sends now is no next step. */
  readonly isFollowUp?: boolean
  /** Whether fields have problems: they show from the start. */
  readonly isIncomplete?: boolean
  /** Beside the button that sends. */
  readonly more: ReactNode
  /** Set while the form cannot be sent. */
  readonly isUnready?: boolean
  readonly onSend: (target: Target) => void
  /** Called when the reader chooses another server. */
  readonly onServer?: () => void
  /** Result of the call. */
  readonly children: ReactNode
}

/** The form of a call: its server, its fields, its keys, and a question before it changes something that is real. */
export function CallForm(props: CallFormProps) {
  const { entry, keys, id, plan, isUnready = false, isIncomplete = false, isFollowUp = false, onSend } = props
  const isInPlace = props.place !== undefined
  const takesKey = needsKeys(plan)
  const text = useConsoleText()
  const [isAsking, setAsking] = useState(false)
  const [, setKeyRound] = useState(0)
  // From then on the reader alone opens and closes it.
  const [isOpenFirst] = useState(isIncomplete)
  const needs = { servers: props.own, isSocket: props.isSocket, takesKey, isKeySigned: isKeySigned(plan) }
  const usable = usableServers(props.servers, needs)
  const [origin, setOrigin] = useState(usable[0]?.origin)
  const sendFirst = useEffectEvent(() => {
    if ((isInPlace || (props.startsInPage && usable[0]?.use === 'page')) && !isIncomplete) submit()
  })
  useEffect(() => sendFirst(), [])
  const server = usable.find((each) => each.origin === origin) ?? usable[0]
  if (!server) return <p className="builder-problem">{text(lackOfServers(props.servers, needs))}</p>
  const scope = keyScopeOf(server, props.servers, { api: entry.api, plan })
  const lacksKey = takesKey && keys.stateOf(scope.id) === 'missing'

  function send(): void {
    setAsking(false)
    if (server) onSend({ ...server, scope: scope.id })
  }

  /** A question or connection for one server is not meant for another. */
  function change(next: string): void {
    setAsking(false)
    setOrigin(next)
    props.onServer?.()
  }

  function submit(): void {
    if (lacksKey || isUnready) return
    if (plan.effect !== 'read' && server && !isMock(server)) setAsking(true)
    else send()
  }

  const button = (
    <button type="submit" className={isFollowUp ? undefined : 'console-primary'} aria-disabled={lacksKey || isUnready}>
      {props.action(server)}
    </button>
  )
  return (
    <div className="builder-columns">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {isInPlace ? (
          <details className="nested" open={isOpenFirst}>
            <summary>{text('console.inPlace.fields', { isSocket: String(props.isSocket) })}</summary>
            {props.fields}
            {isFollowUp ? <p>{button}</p> : null}
          </details>
        ) : (
          <>
            <ServerSelect id={id} servers={usable} chosen={server} onChange={change} />
            {server.use === 'page' && props.page ? <ResetButton page={props.page} /> : null}
            {props.fields}
          </>
        )}
        <p className="builder-line console-send">
          {isInPlace && isFollowUp ? null : button}
          {props.more}
        </p>
        {lacksKey ? <p className="builder-problem">{text('console.lacksKey')}</p> : null}
      </form>
      <div>
        {takesKey && !isInPlace ? (
          <KeyFields
            key={scope.id}
            id={id}
            keys={keys}
            scope={scope}
            signing={plan.signing}
            named={namedKeys(plan)}
            kind={keyKind(plan)}
            onChange={() => setKeyRound((round) => round + 1)}
          />
        ) : null}
        {isAsking ? (
          <ConfirmCall
            name={entry.id}
            effect={plan.effect}
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

/** Begins anew with the mock of the page: its account and its market. */
function ResetButton({ page }: { readonly page: PageServer }) {
  const text = useConsoleText()
  const [isReset, setReset] = useState(false)
  return (
    <p className="builder-line console-reset">
      <button type="button" onClick={() => void page.reset().then(() => setReset(true))}>
        {text('console.reset')}
      </button>
      <span role="status">{isReset ? text('console.reset.done') : ''}</span>
    </p>
  )
}
